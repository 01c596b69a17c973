'use client';

// deadlines/: computes the end of each deadline of an incident on the device. Nothing is sent.
import { useEffect, useRef, useState } from 'react';
import { formatWallTime } from '#src/lib/clock.ts';
import { listDeadlines, type Rules } from '#src/lib/deadlines/deadlines.ts';
import { type PlaceId, places } from '#src/lib/places.ts';
import { useAddress } from '#src/lib/use-address.ts';
import { Slot, type Slots } from '#src/ui/island/slot.tsx';
import { PrintButton } from '#src/ui/print.tsx';
import { ToolBar, useInSight } from '#src/ui/tool-bar.tsx';
import type { Clocks } from './clocks.ts';
import { formatMoment, shortDay } from './deadline-sentences.ts';
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

type Props = { clocks: Clocks; rules: Rules; exampleMoment: number; slots?: Slots };

/** Whole minutes, as in the fields: otherwise 72 hours would be shown as 71 h 59 min. */
const getMinute = () => Math.floor(Date.now() / 60_000) * 60_000;

/** The time when the page opened and the time now; both start from the exported HTML's moment. */
function useTimes(exported: number) {
  const [times, setTimes] = useState({ opened: exported, now: exported });
  useEffect(() => {
    const opened = getMinute();
    const tick = () => setTimes({ opened, now: getMinute() });
    tick();
    const timer = setInterval(tick, 30_000);
    return () => clearInterval(timer);
  }, []);
  return times;
}

// The day is given before the hour: until then nothing is wrong.
const isBegun = ({ heure }: Declared) => heure !== '';

/** The discovery that the page shows until the visitor gives an hour. */
function fillExample(answers: Declared, moment: number): Declared {
  const wall = formatWallTime(moment, places[answers.lieu as PlaceId].timeZone);
  return { ...answers, jour: wall.slice(0, 10), heure: wall.slice(11, 16) };
}

export function Deadlines({ clocks, rules, exampleMoment, slots }: Props) {
  const action = useRef<HTMLButtonElement>(null);
  const [answers, choose, root] = useAddress({
    initial,
    parse: parseDeclared,
    format: formatDeclared,
    push: false,
    part: 'hash',
  });
  const { opened, now } = useTimes(exampleMoment);
  const isExample = !isBegun(answers);
  const { found, problems } = readDeclared(isExample ? fillExample(answers, opened) : answers, now);
  const { timeZone } = places[found?.situation.place ?? 'hexagone'];
  const ends = found
    ? listEnds(listDeadlines(found.discovery.moment, found.situation, rules), clocks, timeZone, now)
    : [];
  const next = ends.find(({ isNext }) => isNext);
  const isActionInSight = useInSight(action, found !== undefined && !isExample);
  const fields: Parameters<typeof Discovery>[0] = {
    answers,
    problems,
    change: (name, value) => choose(() => ({ [name]: value })),
  };
  const save = () => saveDates(ends);
  return (
    <div ref={root} className="deadlines" data-block="delais">
      <Discovery {...fields} />
      {found && (
        <>
          {isExample && (
            <p className="small soft mt-2">
              {'Exemple\u00A0: attaque découverte '}
              <span className="max-md:block">
                {`le ${formatMoment(found.discovery.moment, timeZone)}`}
              </span>
            </p>
          )}
          <Ends ends={ends} now={now} isExample={isExample} />
          {!isExample && (
            <div className="actions no-print">
              <button ref={action} type="button" className="button" onClick={save}>
                Ajouter à mon agenda (.ics)
              </button>
              <PrintButton />
            </div>
          )}
          {next && !isExample && !isActionInSight && <InBar {...next} save={save} />}
          <Late ends={ends} now={now} />
          {found.discovery.isTwice && (
            <p className="mt-4">
              Cette heure a existé deux fois cette nuit-là. Nous prenons la première : vos dates
              n’en sont que plus sûres.
            </p>
          )}
          {found.situation.incident === 'virement' && (
            <p className="mt-4">
              Sans piratage, la loi ne fixe pas de délai pour la plainte. Portez plainte quand même,
              sans attendre. Si quelqu’un est entré dans une messagerie, choisissez «{' '}
              {incidents.intrusion} ».
            </p>
          )}
          <Lanes
            ends={ends}
            discovered={found.discovery.moment}
            place={found.situation.place}
            now={now}
          />
        </>
      )}
      <Declaration {...fields} />
      <Slot from={slots} name="regles" />
    </div>
  );
}

/** The next date, and what one does with it, once the button in the page has gone. */
const InBar = ({
  name,
  day,
  time,
  save,
}: Pick<End, 'name' | 'day' | 'time'> & { save: () => void }) => (
  <ToolBar>
    <div className="tool-bar num">
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
