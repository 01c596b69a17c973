// Computes the loss of an interruption, the part that the contract pays, and the rest. All are in
// whole euros, so that readers can check the sums.
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
 * Converts the typed numbers. Rounds the costs and the limit of the contract to whole euros,
 * because otherwise a cent would count as a loss above the limit.
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
 * Returns the length of the interruption with the recovery, because the contract pays until the end
 * of the recovery.
 */
export const getStopDays = ({ days, recovery }: Stop): number => days + recovery;

/**
 * Returns the working days from which and to which the contract pays. Returns undefined if the
 * interruption is not longer than the waiting period, in which every hour of day and night counts.
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
  // Subtracts instead of rounding a second time, so that both lines add up to the rounded total.
  const recovering = euros(countLostDays(stop)) - stopped;
  const gone = euros(countDaysAfterRecovery(stop));
  const insured = stopped + recovering + costs;
  const paying = getPaidDays(situation);
  // Rounds once. A difference of two rounded amounts could become smaller although the loss becomes
  // larger.
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
 * Finds the working day on which the payments reach the limit of the contract. If they do not reach
 * it, returns their last day. Assumes that the firm spends the same extra costs each day.
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
 * Estimates the lost turnover until the end of the recovery. The page shows it until the visitor
 * knows the margin.
 */
export const estimateMissedTurnover = ({ sales, week }: Firm, stop: Stop): number =>
  (sales / getYearlyDays(week)) * countLostDays(convertToWorkingDays(stop, week));
