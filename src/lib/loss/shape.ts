// Computes the chart of a loss to scale: x is the working day, the daily margin is above the base
// line, the extra costs are below it.
import { convertToWorkingDays } from '#src/lib/claim.ts';
import { roundToHundredth } from '#src/lib/numbers.ts';
import { getPercent } from '#src/lib/scale.ts';
import { findLastPaidDay, getPaidDays, getStopDays, type Loss, type Situation } from './loss.ts';

/** A point, in percent of the width and height of the chart. */
type Point = readonly [x: number, y: number];
export type Surface = Point[];

/** Upper end of the chart in percent of its height. The names of the phases are above it. */
const TOP = 16;
const MAX_BASE = 80;
const BOTTOM = 97;

/**
 * Computes the surfaces by payer: retained by the firm, paid by the contract, outside the contract.
 */
export function computeShape(situation: Situation, loss: Loss) {
  const { costs } = situation;
  const stop = convertToWorkingDays(situation.stop, situation.firm.week);
  const end = getStopDays(stop);
  const after = loss.gone > 0 ? stop.missedFor : 0;
  const whole = Math.max(end + after, 1 / 24);
  // Leaves space before the stop for the name of the waiting period.
  const x = (day: number) => getPercent(day + whole * 0.2, whole * 1.23, 100);

  const paying = getPaidDays(situation);
  const from = paying?.from ?? end;
  const until = findLastPaidDay(situation, loss) ?? end;
  // Spreads the costs over the paid days, or over all days where the contract pays costs only.
  const paysCostsAlone = paying !== undefined && from === end;
  const spent = paying && !paysCostsAlone ? end - from : end;

  // Margin and costs have one scale, so the tallest column limits the height of the margin.
  const perDay = costs / spent / loss.day;
  const height =
    costs === 0 ? MAX_BASE - TOP : Math.min(MAX_BASE - TOP, (BOTTOM - TOP) / (1 + perDay));
  const base = roundToHundredth(TOP + height);
  const floor = roundToHundredth(
    base + (costs === 0 ? 0 : Math.min(height * perDay || BOTTOM, BOTTOM - base)),
  );

  /**
   * Returns the upper end of the margin that the firm still earns on a day of the stop or the
   * recovery.
   */
  const getMadeHeight = (day: number) => {
    const part = day <= stop.days ? 0 : ((1 - stop.gone / 100) * (day - stop.days)) / stop.recovery;
    return roundToHundredth(base - height * part);
  };
  const margin = (a: number, b: number): Surface => [
    [x(a), TOP],
    [x(b), TOP],
    [x(b), getMadeHeight(b)],
    ...(a < stop.days && stop.days < b ? [[x(stop.days), base] as const] : []),
    [x(a), getMadeHeight(a)],
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

  const goneBottom = roundToHundredth(TOP + (height * stop.gone) / 100);
  return {
    base,
    start: x(0),
    end: x(end),
    goneBottom,
    marks: [...new Set([0, stop.days, end, whole])].map((day) => ({ day, x: x(day) })),
    frame: paying && { from: x(from), to: x(until) },
    retained: between(0, from, !paying),
    paid: [...between(from, until, true), ...costsAlone(0, costsPaid)],
    outside: [
      ...between(until, end, true),
      ...costsAlone(costsPaid, end),
      ...(after > 0 ? [box(end, end + after, TOP, goneBottom)] : []),
    ],
  };
}

type Mark = { day: number; x: number };

/** Minimum distance of two names, because closer ones would touch on a phone. */
const MIN_GAP_PERCENT = 14;

/**
 * Selects the marks with a name: the last one, and each one with enough distance from it and from
 * the previous name.
 */
export function selectNamedMarks(marks: Mark[]): Mark[] {
  const last = marks.at(-1);
  const isClear = (a: Mark | undefined, b: Mark | undefined) =>
    !a || !b || b.x - a.x >= MIN_GAP_PERCENT;
  const selected: Mark[] = [];
  for (const mark of marks)
    if (mark === last || (isClear(selected.at(-1), mark) && isClear(mark, last)))
      selected.push(mark);
  return selected;
}
