import { getStartOfDay } from '#src/lib/clock.ts';
import { addDays, getWeekday } from '#src/lib/dates.ts';
import { type PlaceId, places } from '#src/lib/places.ts';
import { dayName, longDay, shortDay, splitMoment } from './deadline-sentences.ts';
import { type End, getCondition } from './ends.tsx';

type Props = { ends: End[]; discovered: number; place: PlaceId; now?: number };

/**
 * Maximum number of days that all have a name in the calendar. If there are more, only Mondays have
 * one, because the names would not fit.
 */
const mostNames = 16;

/** Minimum width of a bar with text, in percent. A narrower bar has no room for it. */
const minWordsWidth = 25;

function listDays(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

type Bar = End & { width: number };

/**
 * Draws the time of a legal deadline. It is a thin line if the days below it are counted, otherwise
 * a bar that contains the rule.
 */
function TimeBar({ clock, rule, isCertain, isLate, days, width }: Bar) {
  if (days)
    return (
      <svg
        className={`h-full flex-none border-r-2 ${isLate ? 'border-rouge' : 'border-encre'}`}
        width={`${width}%`}
        aria-hidden="true"
      >
        <line x2="100%" y1="50%" y2="50%" stroke="currentColor" strokeWidth="2" />
      </svg>
    );
  return (
    <svg
      className={`h-full flex-none ${isCertain ? 'ink' : 'outline-bar border-2'}`}
      width={`${width}%`}
      aria-hidden="true"
    >
      {width >= minWordsWidth && (
        // Uses system colours, because browsers do not change the colour of SVG text in
        // forced-colors mode.
        <text
          x="8"
          y="50%"
          dy="0.35em"
          className="type-mark"
          color={isCertain ? 'Canvas' : 'CanvasText'}
          fill="currentColor"
        >
          {rule}
          <tspan className="hidden @md:block">
            , {isCertain ? 'nuits et week-ends compris' : getCondition(clock)}
          </tspan>
        </text>
      )}
    </svg>
  );
}

/** Writes on the first two or more hatched days in a row that they do not count. */
function NotCounted({ cells, counts }: { cells: string[]; counts: (day: string) => boolean }) {
  const isPaused = (day: string | undefined) => day !== undefined && !counts(day);
  const first = cells.findIndex((day, place) => isPaused(day) && isPaused(cells[place + 1]));
  if (first < 0 || cells.length > mostNames) return null;
  return (
    <svg className="absolute inset-0 z-1 hidden size-full @sm:block" aria-hidden="true">
      <svg
        x={`${((first + 1) / cells.length) * 100}%`}
        className="overflow-visible"
        aria-hidden="true"
      >
        {/* Covers the line of the deadline, which would strike out the words. */}
        <rect x="-3.5rem" y="20%" width="7rem" height="60%" fill="Canvas" />
        <text
          y="50%"
          dy="0.35em"
          className="text-sm"
          textAnchor="middle"
          color="CanvasText"
          fill="currentColor"
        >
          ne comptent pas
        </text>
      </svg>
    </svg>
  );
}

/**
 * Draws a calendar with a row for each legal deadline and a cell for each day. Hatched days are not
 * working days, so they do not count for the insurer. Without the current time, the dates are
 * those of an example.
 */
export function Lanes({ ends, discovered, place, now }: Props) {
  const { timeZone, isWorkingDay } = places[place];
  const first = splitMoment(discovered, timeZone).day;
  const [last = first] = ends.map(({ day }) => day).sort((a, b) => b.localeCompare(a));
  const days = listDays(first, last);
  const from = getStartOfDay(first, timeZone);
  const whole = getStartOfDay(addDays(last, 1), timeZone) - from;
  const at = (moment: number) => Math.round(((moment - from) / whole) * 1000) / 10;
  const isNowShown = now !== undefined && now >= from && now <= from + whole;
  return (
    <figure className="chart num @container text-base leading-[1.3]">
      <figcaption>
        {`Du ${longDay(first)} au ${longDay(last)}, à l’heure de l’entreprise `}
        <span>(une case par jour)</span>
      </figcaption>
      <div
        className="soft grid grid-flow-col auto-cols-fr text-sm leading-[1.2] whitespace-nowrap @md:ml-44"
        aria-hidden="true"
      >
        {days.map((day) => (
          <span key={day}>
            {(days.length <= mostNames || getWeekday(day) === 1) && (
              <>
                <span className="hidden @md:block">{dayName(day).slice(0, 3)}.</span>
                <b className="type-mark block text-encre @md:text-base">{Number(day.slice(8))}</b>
              </>
            )}
          </span>
        ))}
      </div>
      <ul className="border-t-2 border-encre">
        {ends.map((each) => {
          const { clock, name, rule, start, end, days: counted, day, time, isLate } = each;
          return (
            <li
              key={clock}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-1 pt-3 @md:grid-cols-[11rem_minmax(0,1fr)] @md:gap-0"
            >
              <p className="@md:row-[1/3]">
                <b>{name}</b>{' '}
                <small className="block">
                  {counted ? `${counted.length}\u00A0jours ouvrés` : rule}
                </small>
              </p>
              <p
                className={`flex max-w-none justify-end text-base leading-[1.3] @min-[15rem]:whitespace-nowrap @md:col-[2] ${now === undefined ? 'soft' : 'type-name'} ${isLate ? 'text-rouge' : ''}`.trim()}
              >
                {shortDay(day)}, {time}
                {isLate && ', dépassé'}
                <svg
                  className="flex-none hidden @md:block"
                  width={`${100 - at(end)}%`}
                  height="1"
                  aria-hidden="true"
                />
              </p>
              <span
                className="relative col-span-full grid h-10 grid-flow-col auto-cols-fr @md:col-[2]"
                aria-hidden="true"
              >
                {days.map((cell) => (
                  <i
                    key={cell}
                    className={`relative border border-r-0 border-filet not-italic forced-colors:border-[CanvasText] ${counted && !isWorkingDay(cell) ? 'hatched' : ''}`}
                  >
                    {counted?.includes(cell) && (
                      <b className="type-mark absolute inset-0 z-1 my-2 grid place-items-center bg-encre leading-none text-papier print:[print-color-adjust:exact]">
                        {counted.indexOf(cell) + 1}
                      </b>
                    )}
                  </i>
                ))}
                <span className="absolute inset-0 my-2 flex">
                  <svg className="flex-none" width={`${at(start)}%`} />
                  <TimeBar {...each} width={at(end) - at(start)} />
                </span>
                {counted && <NotCounted cells={days} counts={isWorkingDay} />}
                {isNowShown && (
                  <svg
                    className="absolute inset-0 z-1 size-full overflow-visible stroke-encre forced-colors:stroke-[CanvasText]"
                    aria-hidden="true"
                  >
                    <rect
                      className="fill-surligneur"
                      x={`${at(now)}%`}
                      y="-3"
                      width="6"
                      height="115%"
                      transform="translate(-3)"
                    />
                  </svg>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="small soft mt-3 max-w-none">
        Plein{'\u00A0'}: l’horloge court. Contour{'\u00A0'}: à tenir tant que vous ne savez pas.
        Hachures{'\u00A0'}: ne comptent pas pour l’assureur.
        {isNowShown && ` Trait jaune\u00A0: maintenant.`}
      </p>
    </figure>
  );
}
