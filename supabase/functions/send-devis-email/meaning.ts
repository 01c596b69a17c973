// What the answers of a request say of its price, and how the broker may reply: beside the answers,
// in every broker's mail.
import { answerText, descriptionOf, fieldNames, type QuoteField } from '../_shared/quote-fields.ts';
import type { QuoteRequest } from '../_shared/quote-request.ts';
import tables from './tables.json' with { type: 'json' };

const lookUp = <Value>(record: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

export type Meaning = { label: string; value: string };

/** What firms like this one pay, what our estimator says, what is still to be asked. */
export function meaningOf(request: QuoteRequest): Meaning[] {
  const missing = missingIn(request).map((name) => descriptionOf(name).label.toLowerCase());
  return [
    {
      label: 'Marché',
      value: lookUp(tables.measured, request.ca) || 'dépend du chiffre d’affaires, à demander',
    },
    { label: 'Estimateur', value: estimated(request) },
    { label: 'À demander', value: missing.join(', ') || 'rien de ce que le formulaire demande' },
  ];
}

function estimated({ secteur, effectifs, ca }: QuoteRequest): string {
  const sector = lookUp<Record<string, string>>(tables.estimated, secteur);
  const range = lookUp(sector ?? tables.estimated.general, effectifs);
  if (!range) return 'dépend de l’effectif, à demander';
  const scope = sector ? answerText('secteur', secteur) : 'toutes activités';
  return [
    `${range}, repère indicatif (${scope}, ${answerText('effectifs', effectifs)})`,
    lookUp(tables.cautions, ca),
  ]
    .filter(Boolean)
    .join('\u202F; ');
}

/** The optional answers that were left out. */
const missingIn = (request: QuoteRequest): QuoteField[] =>
  fieldNames.filter((name) => descriptionOf(name).optional && request[name] === '');

export type Reply = { subject: string; body: string; href: string };

/**
 * A first answer, ready to be sent: what is missing, what comes next. It repeats no word that was
 * typed: who sends it would vouch for it.
 */
export function replyTo(request: QuoteRequest, number: string): Reply {
  const missing = missingIn(request).map(
    (field) => wanted[field] ?? descriptionOf(field).label.toLowerCase(),
  );
  const subject = `Votre demande ${number}`;
  const body = [
    'Bonjour,',
    `J’ai bien reçu votre demande ${number}.`,
    ...(missing.length > 0
      ? [`Pour vous répondre, il me manque\u00A0: ${missing.join(', ')}.`]
      : []),
    'La prochaine étape est le questionnaire de sécurité que demandent les assureurs. Dites-moi à qui je dois l’envoyer, chez vous ou chez votre prestataire informatique, et quand nous pouvons en parler.',
    'Bien à vous,',
  ].join('\n\n');
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  return { subject, body, href: `${mailto(answerText('email', request.email))}?${query}` };
}

const wanted: Partial<Record<QuoteField, string>> = {
  effectifs: 'votre effectif',
  ca: 'votre chiffre d’affaires annuel',
  telephone: 'un numéro où vous joindre',
  besoins: 'ce que vous craignez le plus',
};

export const mailto = (address: string) =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
