import { type Deadline, MIN_DELAY_DAYS } from '#src/lib/deadlines/deadlines.ts';
import type { Clock, Clocks } from './clocks.ts';
import { dayAndMonth, duration, splitMoment } from './deadline-sentences.ts';

/**
 * Deadline with its texts. `day` and `time` state its end as text. `isLate` is true after this end.
 * `isNext` is true for the deadline that ends next.
 */
export type End = Deadline &
  Clock & { day: string; time: string; isLate: boolean; isNext: boolean };

export function listEnds(
  deadlines: Deadline[],
  clocks: Clocks,
  timeZone: string,
  now: number,
): End[] {
  const [next] = deadlines.filter(({ end }) => end > now).toSorted((a, b) => a.end - b.end);
  return deadlines.map((each) => {
    const last = each.days?.at(-1);
    const moment = last ? { day: last, time: 'jusqu’à minuit' } : splitMoment(each.end, timeZone);
    return {
      ...each,
      ...clocks[each.clock],
      ...moment,
      isLate: each.end <= now,
      isNext: each === next,
    };
  });
}

/** Says in which case a deadline applies, if the answers do not say whether it does. */
export const getCondition = (clock: End['clock']) =>
  clock === 'cnil' ? 'si des données de personnes sont touchées' : 'si l’incident est majeur';

function rest({ clock, rule, end, days, isCertain, isLate, isNext }: End, now?: number): string {
  const left = now === undefined ? rule : `reste ${duration(end - now)}`;
  if (isLate && now !== undefined) return `dépassé de ${duration(now - end)}`;
  if (isNext) return left;
  if (days) {
    const minimum = days.length === MIN_DELAY_DAYS ? ', le minimum légal' : '';
    return `${days.length} jours ouvrés${minimum}`;
  }
  return isCertain ? left : getCondition(clock);
}

type Props = { ends: End[]; now?: number; label: string };

/**
 * Lists the end of each deadline with the remaining time, and emphasises the next one. Without the
 * current time, the dates are those of an example: shows the rules instead of the remaining time.
 */
export const Ends = ({ ends, now, label }: Props) => (
  <ol
    className="num mt-4 grid-flow-col auto-cols-fr border-y-2 border-encre leading-[1.3] lg:grid"
    aria-label={label}
  >
    {ends.map((each) => {
      const { clock, name, day, time, isNext, isLate } = each;
      const Said = isNext && now !== undefined ? 'output' : 'span';
      return (
        <li
          key={clock}
          className={
            `not-first:border-t not-first:border-filet py-1.5 lg:not-first:border-t-0 ` +
            `lg:not-first:border-l-2 lg:py-3 lg:not-first:pl-6 ${isLate ? 'text-rouge' : ''}`
          }
        >
          <div className="flex flex-wrap items-baseline gap-x-3 lg:flex-col">
            <b>{name}</b>
            <p className={`small lg:order-last ${isNext || isLate ? 'font-bold' : 'soft'}`}>
              {rest(each, now)}
            </p>
            <p className="w-full">
              <Said className="type-heading text-base lg:text-2xl">
                {dayAndMonth(day)} <small className="type-plain text-base lg:block">{time}</small>
              </Said>
            </p>
          </div>
        </li>
      );
    })}
  </ol>
);

/** Shows each expired deadline and what to do today. */
export const Late = ({ ends, now }: { ends: End[]; now: number }) =>
  ends
    .filter(({ isLate }) => isLate)
    .map(({ clock, name, late, end }) => (
      <div key={clock} className="callout callout-danger mt-4">
        <h3 className="type-label text-lg">
          {name} : délai dépassé de {duration(now - end)}
        </h3>
        <p>{late}</p>
      </div>
    ));
