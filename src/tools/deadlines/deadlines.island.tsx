'use client';

// The folder deadlines/ contains the tool that calculates when each legal deadline of an incident
// ends. It runs on the device and sends nothing.
import { useEffect, useRef, useState } from 'react';
import { listDeadlines, type Rules } from '#src/lib/deadlines/deadlines.ts';
import { places } from '#src/lib/places.ts';
import { useAddress } from '#src/lib/use-address.ts';
import { Slot, type Slots } from '#src/ui/island/slot.tsx';
import { PrintButton } from '#src/ui/print.tsx';
import { ToolBar, toolBarStyle, useInSight } from '#src/ui/tool-bar.tsx';
import type { Clocks } from './clocks.ts';
import { shortDay } from './deadline-sentences.ts';
import { Declaration, Discovery } from './declaration.tsx';
import {
  type Declared,
  formatDeclared,
  incidents,
  initial,
  parseDeclared,
  readDeclared,
} from './declared.ts';
import { saveDates } from './diary.ts';
import { type End, Ends, Late, listEnds } from './ends.tsx';
import { Lanes } from './lanes.tsx';

type Props = { clocks: Clocks; rules: Rules; slots?: Slots };

/**
 * Returns the current time, updated every 30 seconds. While `isAsked` is false, starts no timer, so
 * that the page does not render again without a reason.
 */
function useNow(isAsked: boolean): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (!isAsked) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 30_000);
    return () => clearInterval(timer);
  }, [isAsked]);
  return now;
}

// True once the visitor has filled in the hour. Before, the tool must report no error, because the
// day alone is not a complete answer.
const isBegun = ({ heure }: Declared) => heure !== '';

export function Deadlines({ clocks, rules, slots }: Props) {
  const action = useRef<HTMLButtonElement>(null);
  const [answers, choose, root] = useAddress({
    initial,
    parse: parseDeclared,
    format: formatDeclared,
    push: false,
    part: 'hash',
  });
  const now = useNow(isBegun(answers)) ?? 0;
  const { found, problems } =
    now > 0 && isBegun(answers) ? readDeclared(answers, now) : { problems: {} };
  const { timeZone } = places[found?.situation.place ?? 'hexagone'];
  const ends = found
    ? listEnds(listDeadlines(found.moment, found.situation, rules), clocks, timeZone, now)
    : [];
  const next = ends.find(({ isNext }) => isNext);
  const isActionInSight = useInSight(action, found !== undefined);
  const fields: Parameters<typeof Discovery>[0] = {
    answers,
    problems,
    change: (name, value) => choose(() => ({ [name]: value })),
  };
  const save = () => saveDates(ends);
  return (
    <div ref={root} className="pb-8" data-block="delais">
      <Discovery {...fields} />
      {!found && <Slot from={slots} name="exemple" />}
      {found && (
        <>
          <Ends ends={ends} now={now} label="Vos dates limites" />
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 no-print">
            <button ref={action} type="button" className="button" onClick={save}>
              Ajouter à mon agenda (.ics)
            </button>
            <PrintButton />
          </div>
          {next && !isActionInSight && <InBar {...next} save={save} />}
          <Late ends={ends} now={now} />
          {found.situation.incident === 'virement' && (
            <p className="mt-4">
              Sans piratage, la loi ne fixe pas de délai pour la plainte. Portez plainte quand même,
              sans attendre. Si quelqu’un est entré dans une messagerie, choisissez «{' '}
              {incidents.intrusion} ».
            </p>
          )}
          <div className="my-6">
            <Lanes ends={ends} discovered={found.moment} place={found.situation.place} now={now} />
          </div>
        </>
      )}
      <Declaration {...fields} />
      <Slot from={slots} name="regles" className="mt-8" />
    </div>
  );
}

/**
 * Shows the next deadline and the calendar button in the mobile bar, while the same button of the
 * page is not visible.
 */
const InBar = ({
  name,
  day,
  time,
  save,
}: Pick<End, 'name' | 'day' | 'time'> & { save: () => void }) => (
  <ToolBar>
    <div className={toolBarStyle}>
      <p>
        <b>{`${shortDay(day)}, ${time}`}</b>
        {`${name[0]?.toLowerCase()}${name.slice(1)} d’abord`}
      </p>
      <button type="button" className="button" onClick={save}>
        À l’agenda
      </button>
    </div>
  </ToolBar>
);
