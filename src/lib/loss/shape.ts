// The drawing of a stop: working days from left to right, the margin of a day from top to base, costs
// below it, all to one scale.
import { countWorkingDays } from '#src/lib/claim.ts';
import { hundredth } from '#src/lib/numbers.ts';
import { percentOf } from '#src/lib/scale.ts';
import { duration, type Loss, lastPaidDay, paidDays, type Situation } from './loss.ts';

/** A corner of a surface, in percent of the drawing's width and height. */
type Point = readonly [x: number, y: number];
export type Surface = Point[];

/** Room above the margin for names, and the height down to the lowest line. */
const top = 16;
const highestBase = 80;
const bottom = 97;

/**
 * What is drawn, by who bears it: at the firm's charge at first, paid, at its charge in the end.
 */
export function shapeOf(situation: Situation, loss: Loss) {
  const { costs } = situation;
  const stop = countWorkingDays(situation.stop, situation.firm.week);
  const end = duration(stop);
  const after = loss.gone > 0 ? stop.missedFor : 0;
  const whole = Math.max(end + after, 1 / 24);
  const x = (day: number) => percentOf(day + whole * 0.1, whole * 1.13, 100);

  const paying = paidDays(situation);
  const from = paying?.from ?? end;
  const until = lastPaidDay(situation, loss) ?? end;
  // Costs are spread over the days that the contract pays; over all, where it pays costs alone.
  const paysCostsAlone = paying !== undefined && from === end;
  const spent = paying && !paysCostsAlone ? end - from : end;

  // One day of margin is as high as fits beside what a day of continuing costs.
  const perDay = costs / spent / loss.day;
  const height =
    costs === 0 ? highestBase - top : Math.min(highestBase - top, (bottom - top) / (1 + perDay));
  const base = hundredth(top + height);
  const floor = hundredth(
    base + (costs === 0 ? 0 : Math.min(height * perDay || bottom, bottom - base)),
  );

  /**
   * The height at which the margin that is still made stands on a day before the recovery is over.
   */
  const made = (day: number) => {
    const part = day <= stop.days ? 0 : ((1 - stop.gone / 100) * (day - stop.days)) / stop.recovery;
    return hundredth(base - height * part);
  };
  const margin = (a: number, b: number): Surface => [
    [x(a), top],
    [x(b), top],
    [x(b), made(b)],
    ...(a < stop.days && stop.days < b ? [[x(stop.days), base] as const] : []),
    [x(a), made(a)],
  ];
  const box = (a: number, b: number, high: number, low: number): Surface => [
    [x(a), high],
    [x(b), high],
    [x(b), low],
    [x(a), low],
  ];
  const between = (a: number, b: number, hasCosts: boolean): Surface[] =>
    b > a ? [margin(a, b), ...(hasCosts && costs > 0 ? [box(a, b, base, floor)] : [])] : [];
  const costsAlone = (a: number, b: number): Surface[] =>
    paysCostsAlone && costs > 0 && b > a ? [box(a, b, base, floor)] : [];
  const costsPaid = costs > 0 ? (end * loss.paid) / costs : 0;

  return {
    base,
    marks: [...new Set([0, stop.days, end, whole])].map((day) => ({ day, x: x(day) })),
    frame: paying && { from: x(from), to: x(until) },
    retained: between(0, from, !paying),
    paid: [...between(from, until, true), ...costsAlone(0, costsPaid)],
    outside: [
      ...between(until, end, true),
      ...costsAlone(costsPaid, end),
      ...(after > 0
        ? [box(end, end + after, top, hundredth(top + (height * stop.gone) / 100))]
        : []),
    ],
  };
}

type Mark = { day: number; x: number };

/** Two names closer than this, in percent of the width, would touch on a phone. */
const apart = 14;

/**
 * The marks that are named: the last, and each that stands clear of it and of the one named before.
 */
export function namedOf(marks: Mark[]): Mark[] {
  const last = marks.at(-1);
  const isClear = (a: Mark | undefined, b: Mark | undefined) => !a || !b || b.x - a.x >= apart;
  const named: Mark[] = [];
  for (const mark of marks)
    if (mark === last || (isClear(named.at(-1), mark) && isClear(mark, last))) named.push(mark);
  return named;
}
