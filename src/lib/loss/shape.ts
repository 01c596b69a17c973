// Computes the chart of a loss, to scale. From left to right are the working days. The daily margin
// is above the base line, the extra costs are below it.
import { convertToWorkingDays } from '#src/lib/claim.ts';
import { roundToHundredth } from '#src/lib/numbers.ts';
import { getPercent } from '#src/lib/scale.ts';
import { findLastPaidDay, getPaidDays, getStopDays, type Loss, type Situation } from './loss.ts';

/** Point of the chart, in percent of its width and height. */
type Point = readonly [x: number, y: number];
export type Surface = Point[];

/** Vertical position of the upper edge, in percent of the height. The labels are above it. */
const TOP = 16;
const MAX_BASE = 80;
const BOTTOM = 97;

/**
 * Computes the surfaces of the chart by who pays: `retained` by the firm, `paid` by the contract,
 * `outside` the contract.
 */
export function computeShape(situation: Situation, loss: Loss) {
  const { costs } = situation;
  const stop = convertToWorkingDays(situation.stop, situation.firm.week);
  const end = getStopDays(stop);
  const after = loss.gone > 0 ? stop.missedFor : 0;
  const whole = Math.max(end + after, 1 / 24);
  // Leaves space on both sides, because the margin is whole before and after the interruption.
  const x = (day: number) => getPercent(day + whole * 0.04, whole * 1.07, 100);

  const paying = getPaidDays(situation);
  const from = paying?.from ?? end;
  const until = findLastPaidDay(situation, loss) ?? end;
  // Spreads the extra costs over the days that the contract pays. If it pays no day but only costs,
  // spreads them over all days.
  const paysCostsAlone = paying !== undefined && from === end;
  const spent = paying && !paysCostsAlone ? end - from : end;

  // The margin and the costs have the same scale. If the highest column would not fit, reduces the
  // height of the margin.
  const perDay = costs / spent / loss.day;
  const height =
    costs === 0 ? MAX_BASE - TOP : Math.min(MAX_BASE - TOP, (BOTTOM - TOP) / (1 + perDay));
  const base = roundToHundredth(TOP + height);
  const floor = roundToHundredth(
    base + (costs === 0 ? 0 : Math.min(height * perDay || BOTTOM, BOTTOM - base)),
  );

  /** Returns the vertical position of the margin that the firm still earns on a day. */
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
    floor,
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

/** Minimum distance of two labels. Closer labels would touch on a phone. */
const MIN_GAP_PERCENT = 14;

/**
 * Selects the marks that get a label: the last one, and each one that is far enough from the last
 * one and from the previous label.
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
