'use client';

// deadlines/: when each clock of an incident ends, worked out on the device and told to nobody.
import { useEffect, useRef, useState } from 'react';
import { type Deadline, deadlines as endsOf, type Rules } from '#src/domain/deadlines/deadlines.ts';
import { places } from '#src/domain/deadlines/places.ts';
import { BarResult } from '../shared/bar-result.tsx';
import { PrintButton } from '../shared/print.tsx';
import { Slot, type Slots } from '../shared/slot.tsx';
import { useAddress } from '../shared/use-address.ts';
import type { Clocks } from './clocks.ts';
import { duration, longDay, shortDay } from './deadline-sentences.ts';
import { Declaration } from './declaration.tsx';
import { type Declared, formatDeclared, incidents, initial, parseDeclared, readDeclared } from './declared.ts';
import { saveDates } from './diary.ts';
import { endOf, Lanes } from './lanes.tsx';

type Props = { clocks: Clocks; rules: Rules; slots?: Slots };

/** The time, to the minute, once something is worked out from it: until then a page just opened is left in peace. */
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

// The day is given before the hour: until then nothing is wrong.
const isBegun = ({ heure }: Declared) => heure !== '';

export function Deadlines({ clocks, rules, slots }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [answers, setAnswers] = useAddress({
    root,
    initial,
    parse: parseDeclared,
    format: formatDeclared,
    push: false,
    part: 'hash',
  });
  const now = useNow(isBegun(answers));
  const read = now !== undefined && isBegun(answers) ? readDeclared(answers, now) : undefined;
  const found = read && 'situation' in read ? read : undefined;
  const ends = found ? endsOf(found.discovery.moment, found.situation, rules) : [];
  return (
    <div ref={root} className="deadlines" data-block="delais">
      <Declaration
        answers={answers}
        problems={read && 'problems' in read ? read.problems : {}}
        change={(name, value) => setAnswers((before) => ({ ...before, [name]: value }))}
      />
      {found && now !== undefined && (
        <>
          <Next deadlines={ends} clocks={clocks} now={now} place={found.situation.place} />
          {found.discovery.isTwice && (
            <p>Cette heure a existé deux fois cette nuit-là. Nous prenons la première : vos dates n’en sont que plus sûres.</p>
          )}
          {found.situation.incident === 'virement' && (
            <p>
              Sans piratage, la loi ne fixe pas de délai pour la plainte. Portez plainte quand même, sans attendre. Si quelqu’un
              est entré dans une messagerie, choisissez « {incidents.intrusion} ».
            </p>
          )}
          <Lanes clocks={clocks} deadlines={ends} discovered={found.discovery.moment} place={found.situation.place} now={now} />
          <div className="actions no-print">
            <button type="button" className="button" onClick={() => saveDates(ends, clocks)}>
              Ajouter ces dates à l’agenda (.ics)
            </button>
            <PrintButton />
          </div>
        </>
      )}
      <Slot from={slots} name="regles" />
    </div>
  );
}

type NextProps = { deadlines: Deadline[]; clocks: Clocks; now: number; place: keyof typeof places };

/** The next date that is still open, large; each one that has passed with what to do today. */
function Next({ deadlines, clocks, now, place }: NextProps) {
  const { timeZone } = places[place];
  const open = deadlines.filter(({ end }) => end > now).toSorted((a, b) => a.end - b.end);
  const [first] = open;
  const late = deadlines.filter(({ end }) => end <= now);
  const said = first && endOf(first, timeZone);
  return (
    <div className="next-date" id="prochaine-date">
      {open.length > 0 && (
        <BarResult to="prochaine-date">
          {open.slice(0, 3).map((each) => (
            <Short key={each.clock} name={clocks[each.clock].name} {...endOf(each, timeZone)} />
          ))}
        </BarResult>
      )}
      {first && said ? (
        <p>
          <output className="num">{`${longDay(said.day)}, ${said.time}`}</output>
          <span>
            C’est votre {late.length > 0 ? 'prochaine' : 'première'} date limite. Il vous reste{' '}
            <b className="num">{duration(first.end - now)}</b> pour {clocks[first.clock].task}.
          </span>
        </p>
      ) : (
        <output>Toutes ces dates sont passées</output>
      )}
      {late.map(({ clock, end }) => (
        <div key={clock} className="callout callout-danger mt-4">
          <h3 className="callout-title">
            {clocks[clock].name} : délai dépassé de {duration(now - end)}
          </h3>
          <p>{clocks[clock].late}</p>
        </div>
      ))}
    </div>
  );
}

const Short = ({ name, day, time }: { name: string; day: string; time: string }) => (
  <span>
    {name}
    <b>{shortDay(day)}</b>
    {time}
  </span>
);
