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

type Phase = { lost: number; paid: number };

/** Splits the loss by phase for the chart. */
export function splitByPhase(
  situation: Situation,
  loss: Loss,
): Record<'stopped' | 'recovering' | 'costs' | 'gone', Phase> {
  const stop = convertToWorkingDays(situation.stop, situation.firm.week);
  const { day, paid, costs } = loss;
  const from = getPaidDays(situation)?.from ?? 0;
  const until = findLastPaidDay(situation, loss) ?? 0;
  const getPaidMargin = (time: number) =>
    Math.max(0, floorEuros((countMissingDays(stop, time) - countMissingDays(stop, from)) * day));
  const margin =
    loss.over > 0 && costs > 0 ? Math.min(getPaidMargin(until), paid) : Math.max(0, paid - costs);
  const recovering = Math.min(
    margin - Math.min(getPaidMargin(Math.min(until, stop.days)), margin),
    loss.recovering,
  );
  return {
    stopped: { lost: loss.stopped, paid: margin - recovering },
    recovering: { lost: loss.recovering, paid: recovering },
    costs: { lost: costs, paid: paid - margin },
    gone: { lost: loss.gone, paid: 0 },
  };
}

/**
 * Estimates the lost turnover until the end of the recovery. The page shows it while the margin is
 * unknown.
 */
export const estimateMissedTurnover = ({ sales, week }: Firm, stop: Stop): number =>
  (sales / getYearlyDays(week)) * countLostDays(convertToWorkingDays(stop, week));

/**
 * Returns the rounding step: hundreds of euros, or tens below 1,000 €, because a loss is an
 * estimate.
 */
const getRoundingStep = ({ lost }: Pick<Loss, 'lost'>): number => (lost < 1000 ? 10 : 100);

/** Rounds to the step of the whole loss. `left` is a difference, so that the shown sum is exact. */
export function roundAmounts({ lost, paid }: Phase, whole: Pick<Loss, 'lost'> = { lost }) {
  const step = getRoundingStep(whole);
  const to = (amount: number) => Math.round(amount / step) * step;
  return { lost: to(lost), paid: to(paid), left: to(lost) - to(paid) };
}
