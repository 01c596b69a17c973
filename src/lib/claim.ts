// What a claim costs a company: what is lost, what the contract pays of it, what is left.

/** A year's sales in euros, and the gross margin in percent of them. */
export type Firm = { sales: number; margin: number };

/**
 * Days of full stop, days of recovery, and the percent of clients who are gone for the days that
 * follow.
 */
export type Stop = { days: number; recovery: number; gone: number; missedFor: number };

export const marginOfDay = ({ sales, margin }: Firm): number =>
  Math.round((sales * margin) / 100 / 365);

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

/** A guess has no single euros. */
const hundreds = (amount: number) => Math.round(amount / 100) * 100;

/**
 * The margin that a stop costs until the recovery is over, after it, and in the first hours, which
 * the contract leaves out.
 */
export function lostMargin(firm: Firm, stop: Stop, waitingHours: number, guess = false) {
  const to = guess ? hundreds : wholeEuros;
  const worth = (days: number) => to(days * marginOfDay(firm));
  const retainedDays = daysMissing(stop, waitingHours / 24);
  const insured = worth(daysLost(stop));
  return {
    insured,
    after: worth(daysGone(stop)),
    retained: guess ? worth(retainedDays) : insured - worth(daysLost(stop) - retainedDays),
  };
}

type Bill = { firm: Firm; stop: Stop; spent: number; waitingHours: number };

/**
 * What a stop has cost by a day, and who pays it: experts by the day past, the first hours never,
 * nothing after the recovery.
 */
export function billBy({ firm, stop, spent, waitingHours }: Bill, day: number) {
  const worth = (days: number) => days * marginOfDay(firm);
  const end = stop.days + stop.recovery;
  const margin = wholeEuros(worth(daysMissing(stop, Math.min(day, end))));
  const retained = Math.ceil(worth(daysMissing(stop, Math.min(day, waitingHours / 24))) - 1e-6);
  const gone = wholeEuros(
    worth(daysGone({ ...stop, missedFor: Math.min(Math.max(0, day - end), stop.missedFor) })),
  );
  const lost = margin + wholeEuros((spent * Math.min(Math.floor(day), end)) / end) + gone;
  const left = Math.min(margin, retained) + gone;
  return { lost, paid: lost - left, left };
}

/**
 * The desks that work on a day, of all: when it begins one has fallen; in the recovery they come
 * back one after the other.
 */
export function standing({ days, recovery, gone }: Stop, desks: number, day: number): number {
  if (day === 0) return desks - 1;
  const recovered = Math.min(Math.max(0, day - days), recovery) / recovery;
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
