import type { Firm, Stop } from '#src/lib/claim.ts';
import {
  getPaidDays,
  getStopDays,
  type Loss,
  roundAmounts,
  type Situation,
} from '#src/lib/loss/loss.ts';
import type { LossField, Problem, Waiting } from '#src/lib/loss/loss-input.ts';
import { formatEuros, formatFigure, roundToHundredth } from '#src/lib/numbers.ts';
import { getDailyHours, type WorkWeek } from '#src/lib/work-week.ts';

const TOO_LARGE = 'L’outil compte jusqu’à 500\u202Fmilliards d’euros. Vérifiez les zéros.';
const year = 'L’outil compte un an au plus. Écrivez 365 ou moins.';
const tooMuch: Record<LossField, string> = {
  ca: TOO_LARGE,
  ouvres: 'Une semaine a sept jours.',
  de: 'Écrivez l’heure où la journée commence, de zéro à vingt-trois.',
  a: 'Écrivez l’heure où la journée finit, vingt-quatre au plus.',
  marge:
    'Une marge brute ne dépasse pas le chiffre d’affaires. Pour soixante-dix pour cent, ' +
    'écrivez 70.',
  arret: year,
  reprise: year,
  frais: TOO_LARGE,
  partis:
    'Vous ne pouvez pas perdre plus de clients que vous n’en avez. Pour cinq pour cent, écrivez 5.',
  duree: year,
  delai: 'Ce délai se compte en heures et ne dépasse pas un an.',
  plafond: TOO_LARGE,
};
const LAST_VALID_RESULT = 'Le calcul garde votre dernière réponse juste.';

export function problemText(name: LossField, problem: Problem): string {
  if (problem === 'grand') return `${tooMuch[name]} ${LAST_VALID_RESULT}`;
  if (problem === 'nombre')
    return `Écrivez un nombre, avec deux décimales au plus. ${LAST_VALID_RESULT}`;
  if (problem === 'petit' && name === 'a')
    return `Écrivez une heure de 1 à 24. ${LAST_VALID_RESULT}`;
  if (problem === 'petit' && name !== 'ca' && name !== 'plafond')
    return `Écrivez zéro ou plus. ${LAST_VALID_RESULT}`;
  const missing: Partial<Record<LossField, string>> = {
    ca: 'Écrivez le chiffre d’affaires d’une année, plus grand que zéro.',
    ouvres: 'Écrivez le nombre de jours travaillés par semaine.',
    de: 'Écrivez l’heure où la journée commence.',
    a: 'Écrivez l’heure où la journée finit.',
    arret: 'Écrivez le nombre de jours d’arrêt, ou zéro.',
    plafond: 'Écrivez le plafond de la garantie, plus grand que zéro.',
  };
  return `${missing[name]} ${LAST_VALID_RESULT}`;
}

// With the decimals that may be typed: the arithmetic can be done again.
export const days = (value: number) => formatFigure(roundToHundredth(value), 'jours');
/** Days, called « ouvrés » where the firm does not work on all of them. */
export const workingDays = (value: number, { week }: Firm) =>
  `${days(value)}${week.days < 7 ? ` ouvré${Math.abs(value) < 2 ? '' : 's'}` : ''}`;
export const percent = (value: number) => formatFigure(roundToHundredth(value), '%');
export const hours = (value: number) => formatFigure(value, 'h');

export const waitingName: Record<Waiting, string> = {
  carence: 'délai de carence',
  attente: 'délai d’attente',
};

export const stopInWords = ({ days: stopped, recovery }: Stop): string =>
  `un arrêt de ${days(stopped)}${recovery > 0 ? `, suivi de ${days(recovery)} de reprise` : ''}`;

/** When a firm works. */
function weekInWords({ days: open, opens, closes }: WorkWeek): string {
  if (open === 7 && getDailyHours({ days: open, opens, closes }) === 24) return 'sans interruption';
  return `${days(open)} par semaine, de ${hours(opens)} à ${hours(closes)}`;
}

/** Which clause decided what is paid. */
export function clause({ contract, firm, stop }: Situation, { over }: Loss): string {
  const waiting = `${waitingName[contract.waiting]} de ${hours(contract.hours)}`;
  if (over > 0) return 'le plafond entier';
  if (getStopDays(stop) === 0) return 'il n’y a pas d’arrêt';
  if (!getPaidDays({ contract, firm, stop })) return `l’arrêt ne dépasse pas le ${waiting}`;
  if (contract.hours === 0) return 'dès la première heure';
  return contract.waiting === 'carence'
    ? `une fois passé le ${waiting}`
    : `dès la première heure, le ${waiting} étant dépassé`;
}

export function inShort(loss: Loss): [name: string, value: string][] {
  const { lost, paid, left } = roundAmounts(loss);
  return [
    ['coûte', formatEuros(lost)],
    ['payé', formatEuros(paid)],
    ['à votre charge', formatEuros(left)],
  ];
}

/** In a few sentences, for a request that takes it along. */
export function letter({ firm, stop, costs, contract }: Situation, loss: Loss): string {
  const { lost, left } = roundAmounts(loss);
  const spent = costs > 0 ? `, dont ${formatEuros(costs)} de frais` : '';
  return (
    `J’ai calculé ${stopInWords(stop)}, pour un chiffre d’affaires de ` +
    `${formatEuros(firm.sales)} et une marge brute de ${percent(firm.margin)}, ouverte ` +
    `${weekInWords(firm.week)}. Il coûterait environ ${formatEuros(lost)}${spent}. Avec un ` +
    `${waitingName[contract.waiting]} de ${hours(contract.hours)} et un plafond de ` +
    `${formatEuros(contract.limit)}, il resterait environ ${formatEuros(left)} à ma charge.`
  );
}
