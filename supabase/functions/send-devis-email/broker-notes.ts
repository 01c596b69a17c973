// Composes the notes for the broker in each mail: typical prices for these answers, and a prepared
// reply.
import {
  fieldNames,
  formatAnswer,
  getDescription,
  type QuoteField,
} from '../_shared/quote-fields.ts';
import type { QuoteRequest } from '../_shared/quote-request.ts';
import tables from './tables.json' with { type: 'json' };

const lookUp = <Value>(record: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

export function describePrice(request: QuoteRequest): { label: string; value: string }[] {
  const missing = findMissing(request).map((name) => getDescription(name).label.toLowerCase());
  return [
    {
      label: 'Marché',
      value: lookUp(tables.measured, request.ca) || 'dépend du chiffre d’affaires, à demander',
    },
    { label: 'Estimateur', value: describeEstimate(request) },
    { label: 'À demander', value: missing.join(', ') || 'rien de ce que le formulaire demande' },
  ];
}

function describeEstimate({ secteur, effectifs, ca }: QuoteRequest): string {
  const sector = lookUp<Record<string, string>>(tables.estimated, secteur);
  const range = lookUp(sector ?? tables.estimated.general, effectifs);
  if (!range) return 'dépend de l’effectif, à demander';
  const scope = sector ? formatAnswer('secteur', secteur) : 'toutes activités';
  const estimate = `${range}, repère indicatif (${scope}, ${formatAnswer('effectifs', effectifs)})`;
  return [estimate, lookUp(tables.cautions, ca)].filter(Boolean).join('\u202F; ');
}

const findMissing = (request: QuoteRequest): QuoteField[] =>
  fieldNames.filter((name) => getDescription(name).optional && request[name] === '');

const missingPhrases: Partial<Record<QuoteField, string>> = {
  effectifs: 'votre effectif',
  ca: 'votre chiffre d’affaires annuel',
  telephone: 'un numéro où vous joindre',
  besoins: 'ce que vous craignez le plus',
};

export type Reply = { subject: string; body: string; href: string };

/**
 * Composes the prepared reply without any words of the visitor, because the broker sends it under
 * his own name.
 */
export function composeReply(request: QuoteRequest, number: string): Reply {
  const missing = findMissing(request).map(
    (field) => missingPhrases[field] ?? getDescription(field).label.toLowerCase(),
  );
  const subject = `Votre demande ${number}`;
  const body = [
    'Bonjour,',
    `J’ai bien reçu votre demande ${number}.`,
    ...(missing.length > 0
      ? [`Pour vous répondre, il me manque\u00A0: ${missing.join(', ')}.`]
      : []),
    'La prochaine étape est le questionnaire de sécurité que demandent les assureurs. ' +
      'Dites-moi à qui je dois l’envoyer, chez vous ou chez votre prestataire informatique, ' +
      'et quand nous pouvons en parler.',
    'Bien à vous,',
  ].join('\n\n');
  const encodedBody = encodeURIComponent(body.replaceAll('\n', '\r\n'));
  const query = `subject=${encodeURIComponent(subject)}&body=${encodedBody}`;
  return { subject, body, href: `${mailto(formatAnswer('email', request.email))}?${query}` };
}

export const mailto = (address: string) =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
