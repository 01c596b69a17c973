import type { Firm, Stop } from '#src/lib/claim.ts';
import { getPaidDays, getStopDays, type Loss, type Situation } from '#src/lib/loss/loss.ts';
import { fields, type LossField, type Waiting } from '#src/lib/loss/loss-input.ts';
import { formatEuros, formatFigure, roundToHundredth } from '#src/lib/numbers.ts';

const amounts: LossField[] = ['ca', 'frais', 'plafond'];

export function problemText(name: LossField): string {
  const { min, max } = fields[name];
  const bound = min > 0 ? ' plus grand que zéro' : '';
  const expectation = amounts.includes(name)
    ? `un montant en euros${bound}, comme 4\u00A0000\u00A0000 ou 4\u00A0M€`
    : `un nombre de ${min} à ${max}, avec deux décimales au plus`;
  return `Écrivez ${expectation}. Le calcul garde votre dernière réponse juste.`;
}

// Formats days with at most two decimals, as visitors may type them, so that readers can check the
// calculation.
const days = (value: number) => formatFigure(roundToHundredth(value), 'jours');
/**
 * Formats a number of days. Adds « ouvrés » (working days) if the firm is closed on some days of
 * the week.
 */
export const workingDays = (value: number, { week }: Firm) =>
  `${days(value)}${week.days < 7 ? ` ouvré${Math.abs(value) < 2 ? '' : 's'}` : ''}`;
export const percent = (value: number) => formatFigure(roundToHundredth(value), '%');
export const hours = (value: number) => formatFigure(value, 'h');

export const waitingName: Record<Waiting, string> = {
  carence: 'délai de carence',
  attente: 'délai d’attente',
};
const formatWaiting = ({ waiting, hours: length }: Situation['contract']) =>
  `${waitingName[waiting]} de ${hours(length)}`;

export const formatStop = ({ days: stopped, recovery }: Stop): string =>
  `un arrêt de ${days(stopped)}${recovery > 0 ? `, suivi de ${days(recovery)} de reprise` : ''}`;

/** Names the clause of the contract that determines the payment. */
export function formatClause(situation: Situation, { over }: Loss): string {
  const { contract } = situation;
  if (over > 0) return 'le plafond entier';
  if (getStopDays(situation.stop) === 0) return 'il n’y a pas d’arrêt';
  if (contract.hours === 0) return 'dès la première heure';
  if (!getPaidDays(situation)) return `l’arrêt ne dépasse pas le ${formatWaiting(contract)}`;
  return contract.waiting === 'carence'
    ? `une fois passé le ${formatWaiting(contract)}`
    : `dès la première heure, le ${formatWaiting(contract)} étant dépassé`;
}

/** Describes the calculation in sentences for the broker. */
export function formatLetter(
  { firm, stop, costs, contract }: Situation,
  { lost, left }: Loss,
): string {
  const { days: open, opens, closes } = firm.week;
  const spent = costs > 0 ? `, dont ${formatEuros(costs)} de frais` : '';
  return (
    `J’ai calculé ${formatStop(stop)}, pour un chiffre d’affaires de ${formatEuros(firm.sales)} ` +
    `et une marge brute de ${percent(firm.margin)}. L’entreprise est ouverte ${days(open)} par ` +
    `semaine, de ${hours(opens)} à ${hours(closes)}. L’arrêt coûterait ` +
    `${formatEuros(lost)}${spent}. Avec un ${formatWaiting(contract)} et un plafond de ` +
    `${formatEuros(contract.limit)}, il resterait ${formatEuros(left)} à ma charge.`
  );
}
