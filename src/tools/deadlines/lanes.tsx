import { getStartOfDay } from '#src/lib/clock.ts';
import { addDays, getWeekday, isWorkingDay, type PlaceId, places } from '#src/lib/places.ts';
import { dayName, longDay, shortDay, splitMoment } from './deadline-sentences.ts';
import type { End } from './ends.tsx';

type Props = { ends: End[]; discovered: number; place: PlaceId; now: number };

/**
 * Maximum number of days that all have a name in the calendar. If there are more, only Mondays have
 * one, because the names would not fit.
 */
const mostNames = 16;

function listDays(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/**
 * Draws a calendar with a row for each legal deadline and a cell for each day. Hatched days are not
 * working days, so they do not count for the insurer.
 */
export function Lanes({ ends, discovered, place, now }: Props) {
  const { timeZone } = places[place];
  const first = splitMoment(discovered, timeZone).day;
  const [last = first] = ends.map(({ day }) => day).sort((a, b) => b.localeCompare(a));
  const days = listDays(first, last);
  const from = getStartOfDay(first, timeZone);
  const whole = getStartOfDay(addDays(last, 1), timeZone) - from;
  const at = (moment: number) => Math.round(((moment - from) / whole) * 1000) / 10;
  const isNowShown = now >= from && now <= from + whole;
  return (
    <figure className="chart lanes num mt-8 mb-4">
      <figcaption>
        {`Du ${longDay(first)} au ${longDay(last)}, à l’heure de l’entreprise `}
        <span>(une case par jour)</span>
      </figcaption>
      <div className="lane-days" aria-hidden="true">
        {days.map((day) => (
          <span key={day}>
            {(days.length <= mostNames || getWeekday(day) === 1) && (
              <>
                {dayName(day).slice(0, 3)}.<b>{Number(day.slice(8))}</b>
              </>
            )}
          </span>
        ))}
      </div>
      <ul className="border-t-2 border-encre">
        {ends.map(
          ({ clock, name, rule, start, end, isCertain, days: counted, day, time, isLate }) => (
            <li key={clock} className={isLate ? 'late' : undefined}>
              <p className="lane-name">
                <b>{name}</b>{' '}
                <small>{counted ? `${counted.length}\u00A0jours ouvrés` : rule}</small>
              </p>
              <p className="lane-end">
                {shortDay(day)}, {time}
                {isLate && ', dépassé'}
                <svg width={`${100 - at(end)}%`} aria-hidden="true" />
              </p>
              <span className="lane" aria-hidden="true">
                {days.map((cell) => (
                  <i key={cell} className={isWorkingDay(cell, place) ? undefined : 'hatched'}>
                    {counted?.includes(cell) && <b>{counted.indexOf(cell) + 1}</b>}
                  </i>
                ))}
                <span className="lane-time">
                  <svg width={`${at(start)}%`} />
                  <svg
                    className={
                      counted ? 'lane-thread' : `lane-bar ${isCertain ? 'ink' : 'outline-bar'}`
                    }
                    width={`${at(end) - at(start)}%`}
                  />
                </span>
                {isNowShown && (
                  <svg className="lane-now" aria-hidden="true">
                    <rect x={`${at(now)}%`} width="6" height="100%" />
                  </svg>
                )}
              </span>
            </li>
          ),
        )}
      </ul>
      <p className="small soft mt-3 max-w-none">
        Plein : l’horloge court. Contour : à tenir tant que vous ne savez pas. Hachures : jours que
        l’assureur ne compte pas ; la plainte et la CNIL les comptent. Trait jaune : maintenant.
      </p>
    </figure>
  );
}
