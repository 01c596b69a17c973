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
    const moment = last ? { day: last, time: 'minuit' } : splitMoment(each.end, timeZone);
    return {
      ...each,
      ...clocks[each.clock],
      ...moment,
      isLate: each.end <= now,
      isNext: each === next,
    };
  });
}

function rest({ clock, end, days, isCertain, isLate, isNext }: End, now: number): string {
  if (isLate) return `dépassé de ${duration(now - end)}`;
  if (isNext) return `reste ${duration(end - now)}`;
  if (days)
    return `${days.length} jours ouvrés${days.length === MIN_DELAY_DAYS ? ', le minimum légal' : ''}`;
  if (isCertain) return `reste ${duration(end - now)}`;
  return clock === 'cnil'
    ? 'si des données de personnes sont touchées'
    : 'si l’incident est majeur';
}

type Props = { ends: End[]; now: number };

function getState({ isNext, isLate }: Props['ends'][number]): string | undefined {
  if (isNext) return 'next';
  return isLate ? 'late' : undefined;
}

/** Lists the end of each deadline with the remaining time, and emphasises the next one. */
export const Ends = ({ ends, now }: Props) => (
  <ol className="ends num" aria-label="Vos dates limites">
    {ends.map((each) => {
      const Said = each.isNext ? 'output' : 'span';
      return (
        <li key={each.clock} className={getState(each)}>
          <b>{each.name}</b>
          <Said className="end">
            {dayAndMonth(each.day)} <small>{each.time}</small>
          </Said>
          <small>{rest(each, now)}</small>
        </li>
      );
    })}
  </ol>
);

/** Shows each expired deadline and what to do today. */
export const Late = ({ ends, now }: Props) =>
  ends
    .filter(({ isLate }) => isLate)
    .map(({ clock, name, late, end }) => (
      <div key={clock} className="callout callout-danger mt-4">
        <h3 className="callout-title">
          {name} : délai dépassé de {duration(now - end)}
        </h3>
        <p>{late}</p>
      </div>
    ));
