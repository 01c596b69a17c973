import type { Stop } from '#src/lib/claim.ts';
import { duration, type Loss, paidDays, rounded, type Situation } from '#src/lib/loss/loss.ts';
import type { LossField, Problem, Waiting } from '#src/lib/loss/loss-input.ts';
import { formatEuros, formatFigure, hundredth } from '#src/lib/numbers.ts';

const most = 'L’outil compte jusqu’à 500\u202Fmilliards d’euros. Vérifiez les zéros.';
const year = 'L’outil compte un an au plus. Écrivez 365 ou moins.';
const tooMuch: Record<LossField, string> = {
  ca: most,
  marge:
    'Une marge brute ne dépasse pas le chiffre d’affaires. Pour soixante-dix pour cent, écrivez 70.',
  arret: year,
  reprise: year,
  frais: most,
  partis:
    'Vous ne pouvez pas perdre plus de clients que vous n’en avez. Pour cinq pour cent, écrivez 5.',
  duree: year,
  delai: 'Ce délai se compte en heures et ne dépasse pas un an.',
  plafond: most,
};
const kept = 'Le calcul garde votre dernière réponse juste.';

export function problemText(name: LossField, problem: Problem): string {
  if (problem === 'grand') return `${tooMuch[name]} ${kept}`;
  if (problem === 'nombre') return `Écrivez un nombre, avec deux décimales au plus. ${kept}`;
  if (problem === 'petit' && name !== 'ca' && name !== 'plafond')
    return `Écrivez zéro ou plus. ${kept}`;
  const missing: Partial<Record<LossField, string>> = {
    ca: 'Écrivez le chiffre d’affaires d’une année, plus grand que zéro.',
    arret: 'Écrivez le nombre de jours d’arrêt, ou zéro.',
    plafond: 'Écrivez le plafond de la garantie, plus grand que zéro.',
  };
  return `${missing[name]} ${kept}`;
}

// With the decimals that may be typed: the arithmetic can be done again.
export const days = (value: number) => formatFigure(hundredth(value), 'jours');
export const percent = (value: number) => formatFigure(hundredth(value), '%');
export const hours = (value: number) => formatFigure(value, 'h');

export const waitingName: Record<Waiting, string> = {
  carence: 'délai de carence',
  attente: 'délai d’attente',
};

export const stopInWords = ({ days: stopped, recovery }: Stop): string =>
  `un arrêt de ${days(stopped)}${recovery > 0 ? `, suivi de ${days(recovery)} de reprise` : ''}`;

/** Which clause decided what is paid. */
export function clause({ contract, stop }: Situation, { over }: Loss): string {
  const waiting = `${waitingName[contract.waiting]} de ${hours(contract.hours)}`;
  if (over > 0) return 'le plafond entier';
  if (duration(stop) === 0) return 'il n’y a pas d’arrêt';
  if (!paidDays({ contract, stop })) return `l’arrêt ne dépasse pas le ${waiting}`;
  if (contract.hours === 0) return 'dès la première heure';
  return contract.waiting === 'carence'
    ? `une fois passé le ${waiting}`
    : `dès la première heure, le ${waiting} étant dépassé`;
}

/** Each sum with its name, where there is room for no more. */
export function inShort(loss: Loss): [name: string, value: string][] {
  const { lost, paid, left } = rounded(loss);
  return [
    ['coûte', formatEuros(lost)],
    ['payé', formatEuros(paid)],
    ['à vous', formatEuros(left)],
  ];
}

/** In a few sentences, for a request that takes it along. */
export function letter({ firm, stop, costs, contract }: Situation, loss: Loss): string {
  const { lost, left } = rounded(loss);
  const spent = costs > 0 ? `, dont ${formatEuros(costs)} de frais` : '';
  return `J’ai calculé ${stopInWords(stop)}, pour un chiffre d’affaires de ${formatEuros(firm.sales)} et une marge brute de ${percent(firm.margin)}. Il coûterait environ ${formatEuros(lost)}${spent}. Avec un ${waitingName[contract.waiting]} de ${hours(contract.hours)} et un plafond de ${formatEuros(contract.limit)}, il resterait environ ${formatEuros(left)} à ma charge.`;
}
