// Computes the loss of a stop, the payment of the contract and the rest, in whole euros, so that
// readers can check the sums.
import {
  applyCover,
  convertToWorkingDays,
  countDaysAfterRecovery,
  countLostDays,
  countMissingDays,
  type Firm,
  floorEuros,
  getDailyMargin,
  type Stop,
} from '#src/lib/claim.ts';
import { countWorkedDays, getYearlyDays } from '#src/lib/work-week.ts';
import type { LossField, Numbers, Waiting } from './loss-input.ts';

type Contract = { hours: number; waiting: Waiting; limit: number };
export type Situation = { firm: Firm; stop: Stop; costs: number; contract: Contract };

/**
 * Builds the situation from the typed numbers. Rounds costs and limit to whole euros, otherwise a
 * cent would count as a loss above the limit.
 */
export function buildSituation({ numbers, sens }: { numbers: Numbers; sens: Waiting }): Situation {
  const value = (name: LossField) => numbers[name] ?? 0;
  const euros = (name: LossField) => Math.round(value(name));
  return {
    firm: {
      sales: value('ca'),
      margin: value('marge'),
      week: { days: value('ouvres'), opens: value('de'), closes: value('a') },
    },
    stop: {
      days: value('arret'),
      recovery: value('reprise'),
      gone: value('partis'),
      missedFor: value('duree'),
    },
    costs: euros('frais'),
    contract: { hours: value('delai'), waiting: sens, limit: euros('plafond') },
  };
}

/**
 * Returns the length of the stop. It includes the recovery, because the contract pays until its
 * end.
 */
export const getStopDays = ({ days, recovery }: Stop): number => days + recovery;

/**
 * Returns the working days between which the contract pays; undefined if the stop is not longer
 * than the waiting period. The waiting period counts every hour of day and night.
 */
export function getPaidDays({
  firm: { week },
  stop,
  contract,
}: Pick<Situation, 'firm' | 'stop' | 'contract'>): { from: number; to: number } | undefined {
  const waited = contract.hours / 24;
  if (getStopDays(stop) <= waited) return undefined;
  return {
    from: contract.waiting === 'carence' ? countWorkedDays(week, waited) : 0,
    to: getStopDays(convertToWorkingDays(stop, week)),
  };
}

export function computeLoss(situation: Situation) {
  const { firm, costs, contract } = situation;
  const stop = convertToWorkingDays(situation.stop, firm.week);
  const day = getDailyMargin(firm);
  const euros = (days: number) => floorEuros(days * day);
  const stopped = euros(stop.days);
  // Computed as a difference, so that both lines add up to the rounded total.
  const recovering = euros(countLostDays(stop)) - stopped;
  const gone = euros(countDaysAfterRecovery(stop));
  const insured = stopped + recovering + costs;
  const paying = getPaidDays(situation);
  // Rounded once, because a difference of two rounded amounts could decrease while the loss
  // increases.
  const due = paying ? euros(countLostDays(stop) - countMissingDays(stop, paying.from)) + costs : 0;
  const retained = insured - due;
  const { lost, paid, left } = applyCover(
    { insured, excluded: gone },
    { retention: retained, limit: contract.limit },
  );
  return {
    day,
    stopped,
    recovering,
    costs,
    gone,
    retained,
    over: left - retained - gone,
    lost,
    paid,
    left,
  };
}

export type Loss = ReturnType<typeof computeLoss>;

/**
 * Finds the working day on which the limit is used up, or the end of the payments. Assumes that the
 * firm spends its extra costs evenly.
 */
export function findLastPaidDay(situation: Situation, { day, over }: Loss): number | undefined {
  const { firm, costs, contract } = situation;
  const stop = convertToWorkingDays(situation.stop, firm.week);
  const paying = getPaidDays(situation);
  if (!paying || over === 0 || paying.from === paying.to) return paying?.to;
  const { from, to } = paying;
  const getPaidAmount = (time: number) =>
    (countMissingDays(stop, time) - countMissingDays(stop, from)) * day +
    (costs * (time - from)) / (to - from);
  let [low, high] = [from, to];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (getPaidAmount(middle) < contract.limit) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * Estimates the lost turnover until the end of the recovery. The page shows it while the margin is
 * unknown.
 */
export const estimateMissedTurnover = ({ sales, week }: Firm, stop: Stop): number =>
  (sales / getYearlyDays(week)) * countLostDays(convertToWorkingDays(stop, week));

/**
 * Rounds to hundreds of euros, or to tens for a small loss, because a loss is an estimate. `left` is
 * a difference, so that the shown sum is exact.
 */
export function roundAmounts({ lost, paid }: Pick<Loss, 'lost' | 'paid'>) {
  const round = (amount: number) => roundToStep(amount, lost);
  return { lost: round(lost), paid: round(paid), left: round(lost) - round(paid) };
}

/** Rounds a part of a loss with the step of the whole loss. */
export function roundToStep(amount: number, lost: number): number {
  const step = lost < 1000 ? 10 : 100;
  return Math.round(amount / step) * step;
}
