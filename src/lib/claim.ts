// Model of an insurance claim: the loss of a firm, the part that the contract pays, and the rest.
import { countWorkedDays, getYearlyDays, type WorkWeek } from './work-week.ts';

/** `sales` are in euros per year, `margin` is the gross margin in percent of the sales. */
export type Firm = { sales: number; margin: number; week: WorkWeek };

/**
 * Business interruption. For `days`, the firm does no work. During `recovery` (in days), its work
 * returns gradually. After that, for `missedFor` days, `gone` percent of its clients stay away.
 * Units: calendar days, or working days after convertToWorkingDays().
 */
export type Stop = { days: number; recovery: number; gone: number; missedFor: number };

export const getDailyMargin = ({ sales, margin, week }: Firm): number =>
  Math.round((sales * margin) / 100 / getYearlyDays(week));

/**
 * Converts calendar days to working days. Assumes that the interruption begins when the firm opens.
 */
export function convertToWorkingDays(
  { days, recovery, gone, missedFor }: Stop,
  week: WorkWeek,
): Stop {
  const stopped = countWorkedDays(week, days);
  const recovered = countWorkedDays(week, days + recovery);
  return {
    days: stopped,
    recovery: recovered - stopped,
    gone,
    missedFor: countWorkedDays(week, days + recovery + missedFor) - recovered,
  };
}

/**
 * Counts how many full days of margin the firm has lost until the day `by`. Each day of the
 * interruption counts in full. During the recovery, the sales grow linearly to the share that the
 * remaining clients buy.
 */
export function countMissingDays({ days, recovery, gone }: Stop, by: number): number {
  const stopped = Math.min(by, days);
  const recovering = Math.min(by - stopped, recovery);
  const climb = recovering === 0 ? 0 : ((1 - gone / 100) * recovering ** 2) / (2 * recovery);
  return stopped + recovering - climb;
}

/** Counts the full days of margin that the firm loses until the end of the recovery. */
export const countLostDays = (stop: Stop): number =>
  countMissingDays(stop, stop.days + stop.recovery);

/**
 * Counts the full days of margin that the firm loses after the recovery, because clients stay away.
 */
export const countDaysAfterRecovery = ({ gone, missedFor }: Stop): number =>
  (missedFor * gone) / 100;

/**
 * Rounds down to whole euros. Adds a tiny amount first, because a floating-point error may make a
 * whole number slightly too small.
 */
export const floorEuros = (amount: number): number => Math.floor(amount + 1e-6);

/**
 * Computes the lost margin in three parts: `insured` is lost until the end of the recovery, and
 * `after` is lost later. `retained` is the part of `insured` that the contract does not pay,
 * because it is lost in the waiting hours.
 */
export function computeLostMargin(firm: Firm, stop: Stop, waitingHours: number) {
  const worth = (days: number) => floorEuros(days * getDailyMargin(firm));
  const worked = convertToWorkingDays(stop, firm.week);
  const retainedDays = countMissingDays(worked, countWorkedDays(firm.week, waitingHours / 24));
  const insured = worth(countLostDays(worked));
  return {
    insured,
    after: worth(countDaysAfterRecovery(worked)),
    retained: insured - worth(countLostDays(worked) - retainedDays),
  };
}

type Bill = { firm: Firm; stop: Stop; spent: number; waitingHours: number };

/** Days over which the firm pays experts and repairs, the same amount each day. */
const EXPERT_DAYS = 7;

/**
 * Computes the cost of an interruption up to a calendar day, and who pays it. The contract pays
 * neither the waiting hours nor the losses after the recovery.
 */
export function computeBill({ firm, stop, spent, waitingHours }: Bill, day: number) {
  const worth = (days: number) => days * getDailyMargin(firm);
  const end = stop.days + stop.recovery;
  const missedFor = Math.min(Math.max(0, day - end), stop.missedFor);
  const worked = convertToWorkingDays({ ...stop, missedFor }, firm.week);
  const missing = (by: number) =>
    countMissingDays(worked, countWorkedDays(firm.week, Math.min(by, end)));
  const margin = floorEuros(worth(missing(day)));
  const retained = Math.ceil(worth(missing(Math.min(day, waitingHours / 24))) - 1e-6);
  const gone = floorEuros(worth(countDaysAfterRecovery(worked)));
  const experts = floorEuros((spent * Math.min(Math.floor(day), EXPERT_DAYS)) / EXPERT_DAYS);
  const left = Math.min(margin, retained) + gone;
  return { lost: margin + experts + gone, paid: margin + experts + gone - left, left };
}

/**
 * Counts the workplaces that work on a day. On day 0 only one has failed. During the recovery they
 * return one after the other.
 */
export function countWorkingDesks(week: WorkWeek, stop: Stop, desks: number, day: number): number {
  if (day === 0) return desks - 1;
  if (day <= stop.days) return 0;
  const { days, recovery, gone } = convertToWorkingDays(stop, week);
  const recovered =
    recovery === 0 ? 1 : Math.min(1, (countWorkedDays(week, day) - days) / recovery);
  return Math.floor(desks * (1 - gone / 100) * recovered + 1e-6);
}

export type Losses = { insured: number; excluded: number };
export type Cover = { retention: number; limit: number };

/**
 * Calculates the payment: deducts the retention from the insured loss, then limits the result. The
 * firm also pays the whole excluded loss.
 */
export function applyCover({ insured, excluded }: Losses, { retention, limit }: Cover) {
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
 * Returns by how much `whole` exceeds `part`, rounded to ten thousand euros, because a loss is an
 * estimate.
 */
export const estimateShortfall = (whole: number, part: number): number =>
  Math.max(0, Math.round((whole - part) / 1e4) * 1e4);
