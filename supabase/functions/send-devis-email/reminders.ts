// What broker and operator are told of requests that nobody takes on, and each month of all of
// them. By their numbers alone.
import { letter } from './acknowledgement.ts';
import { requestOf } from './errand-number.ts';
import type { Mail } from './mail.ts';
import type { Followed } from './outbox.ts';
import type { Parts } from './parts.ts';
import { requestToken } from './request-token.ts';
import tables from './tables.json' with { type: 'json' };
import { dayAndNight, workingHours } from './working-hours.ts';

const { reminder: patience, answer: promised, opens, closes } = tables.hours;

/** To a page with a button: programs that follow the links of a mail press none. */
export const takeOnLink = async (number: string, { origins, hash }: Parts) =>
  `${origins[0]}/prise-en-charge#${await requestToken('taking on', number, hash)}`;

export async function reminder(id: string, parts: Parts): Promise<Mail> {
  const number = requestOf(id);
  const paragraphs = [
    `La demande ${number} a été remise au courtier il y a plus de ${patience} heures ouvrées, et personne n’a confirmé sa prise en charge.`,
    `Si vous vous en occupez, ouvrez la page ${await takeOnLink(number, parts)} et confirmez.`,
    'Ce rappel n’est envoyé qu’une fois.',
  ];
  return {
    ...letter(id, `Demande ${number} : pas encore prise en charge`, paragraphs),
    cc: parts.operator,
  };
}

const text = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const named = (requests: Followed[]) => requests.map(({ number }) => number).join(', ') || 'aucune';

export async function monthly(id: string, { operator, outbox }: Parts): Promise<Mail> {
  const [first = ''] = requestOf(id).split('-');
  const requests = (await outbox?.month(first)) ?? [];
  const month = new Date(`20${first.slice(0, 2)}-${first.slice(2, 4)}-01`);
  const taken = requests.flatMap(({ received_at: from, taken_at: to }) =>
    to ? [{ from, to }] : [],
  );
  const inTime = taken.filter(
    ({ from, to }) => workingHours(from, to, dayAndNight) <= promised,
  ).length;
  const hours = taken
    .map(({ from, to }) => workingHours(from, to))
    .toSorted((one, other) => one - other);
  const median = (Number(hours[(hours.length - 1) >> 1]) + Number(hours[hours.length >> 1])) / 2;
  const subject = `Demandes de devis, ${month.toLocaleDateString('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })}`;
  const paragraphs = [
    `Demandes remises au courtier, sans celles qui ont été retirées ou effacées : ${requests.length}.`,
    `Prises en charge sous ${tables.answer}, c’est-à-dire au plus tard le jour ouvré suivant : ${inTime}, soit ${text.format((100 * inTime) / (requests.length || 1))} %.`,
    `Durée médiane entre la réception et la prise en charge : ${Number.isNaN(median) ? 'inconnue' : `${text.format(median)} h ouvrées, de ${opens} h à ${closes} h du lundi au vendredi, hors jours fériés`}.`,
    `Sans prise en charge : ${named(requests.filter(({ taken_at }) => !taken_at))}.`,
    `Dont un message est revenu, du courtier ou de la personne : ${named(requests.filter(({ bounced }) => bounced))}.`,
  ];
  return { ...letter(id, subject, paragraphs), cc: operator };
}
