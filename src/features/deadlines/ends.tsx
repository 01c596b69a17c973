import { type Deadline, shortestDelay } from '#src/domain/deadlines/deadlines.ts';
import { type PlaceId, places } from '#src/domain/deadlines/places.ts';
import type { Clocks } from './clocks.ts';
import { dayAndMonth, duration } from './deadline-sentences.ts';
import { endOf } from './lanes.tsx';

type Props = { deadlines: Deadline[]; clocks: Clocks; now: number; place: PlaceId };

/** What is still open, the next one first. */
export const openOf = (deadlines: Deadline[], now: number) =>
  deadlines.filter(({ end }) => end > now).toSorted((a, b) => a.end - b.end);

function rest({ clock, end, days, isCertain }: Deadline, isNext: boolean, now: number): string {
  if (end <= now) return `dépassé de ${duration(now - end)}`;
  if (isNext) return `reste ${duration(end - now)}`;
  if (days) return `${days.length} jours ouvrés${days.length === shortestDelay ? ', le minimum légal' : ''}`;
  if (isCertain) return `reste ${duration(end - now)}`;
  return clock === 'cnil' ? 'si des données de personnes sont touchées' : 'si l’incident est majeur';
}

/** Each date with what is left until then; the next one stands out. */
export function Ends({ deadlines, clocks, now, place }: Props) {
  const [next] = openOf(deadlines, now);
  return (
    <ol className="ends num" aria-label="Vos dates limites">
      {deadlines.map((each) => {
        const { day, time } = endOf(each, places[place].timeZone);
        const isNext = each === next;
        const isLate = each.end <= now;
        const Said = isNext ? 'output' : 'span';
        return (
          <li key={each.clock} className={isNext ? 'next' : isLate ? 'late' : undefined}>
            <b>{clocks[each.clock].name}</b>
            <Said className="end">
              {dayAndMonth(day)} <small>{time}</small>
            </Said>
            <small>{rest(each, isNext, now)}</small>
          </li>
        );
      })}
    </ol>
  );
}

/** What has passed, with what to do today. */
export const Late = ({ deadlines, clocks, now }: Omit<Props, 'place'>) =>
  deadlines.flatMap(({ clock, end }) =>
    end > now ? (
      []
    ) : (
      <div key={clock} className="callout callout-danger mt-4">
        <h3 className="callout-title">
          {clocks[clock].name} : délai dépassé de {duration(now - end)}
        </h3>
        <p>{clocks[clock].late}</p>
      </div>
    ),
  );
