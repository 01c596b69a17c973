'use client';

// deadlines/: computes the end of each deadline of an incident on the device. Nothing is sent.
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
 * Returns the current time and updates it while `isAsked` is true. Before, it starts no timer, so
 * that an opened page does not render again.
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

// Reports no error before the visitor has filled in the hour, because the day comes first.
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
    <div ref={root} className="deadlines pb-8" data-block="delais">
      <Discovery {...fields} />
      {found && (
        <>
          <Ends ends={ends} now={now} />
          <div className="actions no-print">
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
          <Lanes ends={ends} discovered={found.moment} place={found.situation.place} now={now} />
        </>
      )}
      <Declaration {...fields} />
      <Slot from={slots} name="regles" className="mt-8" />
    </div>
  );
}

/**
 * Shows the next date and the calendar button in the bar of phones, while the button of the page is
 * out of the viewport.
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
