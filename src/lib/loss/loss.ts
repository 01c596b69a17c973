// What a stop costs, what a contract pays of it, what is left: each line in whole euros, so that a
// reader can do it again.
import {
  countWorkingDays,
  daysGone,
  daysLost,
  daysMissing,
  type Firm,
  marginOfDay,
  type Stop,
  settle,
  wholeEuros,
} from '#src/lib/claim.ts';
import { daysOfYear, workedDays } from '#src/lib/work-week.ts';
import type { LossField, Numbers, Waiting } from './loss-input.ts';

type Contract = { hours: number; waiting: Waiting; limit: number };
export type Situation = { firm: Firm; stop: Stop; costs: number; contract: Contract };

/**
 * Costs and ceiling in whole euros, as every line of the calculation is: a cent would be left over
 * as if beyond the ceiling.
 */
export function situationOf({ numbers, sens }: { numbers: Numbers; sens: Waiting }): Situation {
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
 * A slow recovery counts as part of the stop: until it is over the contract pays, if it has begun
 * to.
 */
export const duration = ({ days, recovery }: Stop): number => days + recovery;

/**
 * The working days at which the contract begins and ends to pay; nothing where the stop does not
 * outlast the waiting period, which runs day and night.
 */
export function paidDays({
  firm: { week },
  stop,
  contract,
}: Pick<Situation, 'firm' | 'stop' | 'contract'>): { from: number; to: number } | undefined {
  const waited = contract.hours / 24;
  if (duration(stop) <= waited) return undefined;
  return {
    from: contract.waiting === 'carence' ? workedDays(week, waited) : 0,
    to: duration(countWorkingDays(stop, week)),
  };
}

export function workLoss(situation: Situation) {
  const { firm, costs, contract } = situation;
  const stop = countWorkingDays(situation.stop, firm.week);
  const day = marginOfDay(firm);
  const euros = (days: number) => wholeEuros(days * day);
  const stopped = euros(stop.days);
  // The rest of the whole, so that no euro is lost between the two.
  const recovering = euros(daysLost(stop)) - stopped;
  const gone = euros(daysGone(stop));
  const insured = stopped + recovering + costs;
  const paying = paidDays(situation);
  // Cut to whole euros once: a difference of two could fall where the loss rises.
  const due = paying ? euros(daysLost(stop) - daysMissing(stop, paying.from)) + costs : 0;
  const retained = insured - due;
  const { lost, paid, left } = settle(
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

export type Loss = ReturnType<typeof workLoss>;

/**
 * The working day on which the limit is used up, or the last one paid; what continuing costs is
 * spent evenly until then.
 */
export function lastPaidDay(situation: Situation, { day, over }: Loss): number | undefined {
  const { firm, costs, contract } = situation;
  const stop = countWorkingDays(situation.stop, firm.week);
  const paying = paidDays(situation);
  if (!paying || over === 0 || paying.from === paying.to) return paying?.to;
  const { from, to } = paying;
  const paidBy = (time: number) =>
    (daysMissing(stop, time) - daysMissing(stop, from)) * day +
    (costs * (time - from)) / (to - from);
  let [low, high] = [from, to];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (paidBy(middle) < contract.limit) low = middle;
    else high = middle;
  }
  return high;
}

type Phase = { lost: number; paid: number };

/** The same by moment, as the drawing shows it: full stop, recovery, costs, clients gone. */
export function phases(
  situation: Situation,
  loss: Loss,
): Record<'stopped' | 'recovering' | 'costs' | 'gone', Phase> {
  const stop = countWorkingDays(situation.stop, situation.firm.week);
  const { day, paid, costs } = loss;
  const from = paidDays(situation)?.from ?? 0;
  const until = lastPaidDay(situation, loss) ?? 0;
  const marginBy = (time: number) =>
    Math.max(0, wholeEuros((daysMissing(stop, time) - daysMissing(stop, from)) * day));
  const margin =
    loss.over > 0 && costs > 0 ? Math.min(marginBy(until), paid) : Math.max(0, paid - costs);
  const recovering = Math.min(
    margin - Math.min(marginBy(Math.min(until, stop.days)), margin),
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
 * The turnover that is not made until the recovery is over: all that can be said while the margin
 * is not known.
 */
export const missedTurnover = ({ sales, week }: Firm, stop: Stop): number =>
  (sales / daysOfYear(week)) * daysLost(countWorkingDays(stop, week));

/** An estimate has no single euros: hundreds, or tens of a small one. */
const stepOf = ({ lost }: Pick<Loss, 'lost'>): number => (lost < 1000 ? 10 : 100);

/**
 * What is lost, paid and left, of the whole or of a part of it, wherever it is read; what is left
 * is the rest.
 */
export function rounded({ lost, paid }: Phase, whole: Pick<Loss, 'lost'> = { lost }) {
  const step = stepOf(whole);
  const to = (amount: number) => Math.round(amount / step) * step;
  return { lost: to(lost), paid: to(paid), left: to(lost) - to(paid) };
}
