// What a claim costs a company: what is lost, what the contract pays of it, what is left.
import { daysOfYear, type WorkWeek, workedDays } from './work-week.ts';

/** A year's sales in euros, the gross margin in percent of them, and the hours in which it works. */
export type Firm = { sales: number; margin: number; week: WorkWeek };

/**
 * Days of full stop, days of recovery, and the percent of clients who are gone for the days that
 * follow: calendar days, or working days after countWorkingDays().
 */
export type Stop = { days: number; recovery: number; gone: number; missedFor: number };

/** The margin of a working day. */
export const marginOfDay = ({ sales, margin, week }: Firm): number =>
  Math.round((sales * margin) / 100 / daysOfYear(week));

/** A stop that begins when the firm opens, in its working days. */
export function countWorkingDays({ days, recovery, gone, missedFor }: Stop, week: WorkWeek): Stop {
  const stopped = workedDays(week, days);
  const recovered = workedDays(week, days + recovery);
  return {
    days: stopped,
    recovery: recovered - stopped,
    gone,
    missedFor: workedDays(week, days + recovery + missedFor) - recovered,
  };
}

/**
 * The days of margin that are missing by a day: all of the stop, then ever less, as sales climb to
 * what the clients gone leave of them.
 */
export function daysMissing({ days, recovery, gone }: Stop, by: number): number {
  const stopped = Math.min(by, days);
  const recovering = Math.min(by - stopped, recovery);
  const climb = recovering === 0 ? 0 : ((1 - gone / 100) * recovering ** 2) / (2 * recovery);
  return stopped + recovering - climb;
}

/** The days of margin that are missing in all, until the recovery is over. */
export const daysLost = (stop: Stop): number => daysMissing(stop, stop.days + stop.recovery);

/** The days of margin that the clients gone cost once the recovery is over. */
export const daysGone = ({ gone, missedFor }: Stop): number => (missedFor * gone) / 100;

/** No euro begun is counted; the last digits of a binary fraction are none. */
export const wholeEuros = (amount: number): number => Math.floor(amount + 1e-6);

/**
 * The margin that a stop costs until the recovery is over, after it, and in the first hours, which
 * the contract leaves out.
 */
export function lostMargin(firm: Firm, stop: Stop, waitingHours: number) {
  const worth = (days: number) => wholeEuros(days * marginOfDay(firm));
  const worked = countWorkingDays(stop, firm.week);
  const retainedDays = daysMissing(worked, workedDays(firm.week, waitingHours / 24));
  const insured = worth(daysLost(worked));
  return {
    insured,
    after: worth(daysGone(worked)),
    retained: insured - worth(daysLost(worked) - retainedDays),
  };
}

type Bill = { firm: Firm; stop: Stop; spent: number; waitingHours: number };

/** Experts and repairs are paid in the first week, day by day. */
const EXPERT_DAYS = 7;

/**
 * What a stop has cost by a calendar day, and who pays it: the first hours are never paid, nor what
 * comes after the recovery.
 */
export function billBy({ firm, stop, spent, waitingHours }: Bill, day: number) {
  const worth = (days: number) => days * marginOfDay(firm);
  const end = stop.days + stop.recovery;
  const missedFor = Math.min(Math.max(0, day - end), stop.missedFor);
  const worked = countWorkingDays({ ...stop, missedFor }, firm.week);
  const missing = (by: number) => daysMissing(worked, workedDays(firm.week, Math.min(by, end)));
  const margin = wholeEuros(worth(missing(day)));
  const retained = Math.ceil(worth(missing(Math.min(day, waitingHours / 24))) - 1e-6);
  const gone = wholeEuros(worth(daysGone(worked)));
  const experts = wholeEuros((spent * Math.min(Math.floor(day), EXPERT_DAYS)) / EXPERT_DAYS);
  const left = Math.min(margin, retained) + gone;
  return { lost: margin + experts + gone, paid: margin + experts + gone - left, left };
}

/**
 * The desks that work on a calendar day, of all: when it begins one has fallen; in the recovery they
 * come back one after the other.
 */
export function standing(week: WorkWeek, stop: Stop, desks: number, day: number): number {
  if (day === 0) return desks - 1;
  if (day <= stop.days) return 0;
  const { days, recovery, gone } = countWorkingDays(stop, week);
  const recovered = recovery === 0 ? 1 : Math.min(1, (workedDays(week, day) - days) / recovery);
  return Math.floor(desks * (1 - gone / 100) * recovered + 1e-6);
}

export type Losses = { insured: number; excluded: number };
export type Cover = { retention: number; limit: number };

/**
 * The retention comes off the loss before the limit is applied; what no contract pays is left
 * whole.
 */
export function settle({ insured, excluded }: Losses, { retention, limit }: Cover) {
  const afterRetention = Math.max(0, insured - retention);
  const paid = Math.min(afterRetention, limit);
  return {
    lost: insured + excluded,
    paid,
    left: insured + excluded - paid,
    isLimited: afterRetention > limit,
  };
}

/**
 * What a limit leaves beside a loss, or a loss beside its limit: to ten thousand euros, since the
 * loss is a guess.
 */
export const leftBeside = (whole: number, part: number): number =>
  Math.max(0, Math.round((whole - part) / 1e4) * 1e4);
