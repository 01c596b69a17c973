import type { QuoteField, QuoteRequest, Refusal } from '#shared/quote-request.ts';

/** What the form holds: every field a string until it is checked, the consent a box. */
export type QuoteValues = Record<Exclude<QuoteField, 'rgpd'>, string> & { rgpd: boolean };

export const emptyQuote: QuoteValues = {
  entreprise: '',
  secteur: '',
  effectifs: '',
  ca: '',
  nom: '',
  email: '',
  telephone: '',
  besoins: '',
  rgpd: false,
};

/** What is sent: spaces around trimmed, composed characters, line breaks as one sign. */
export function prepare(values: QuoteValues): Record<QuoteField, unknown> {
  const tidy = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim().replace(/\r\n?/g, '\n').normalize('NFC') : value,
  ]);
  return Object.fromEntries(tidy);
}

const general: Record<Refusal, string> = {
  requis: 'Cette réponse manque.',
  long: 'Cette réponse est trop longue.',
  caracteres: 'Un caractère invisible s’est glissé ici : effacez et retapez.',
  format: 'Cette réponse n’a pas la forme attendue.',
  choix: 'Choisissez une ligne de la liste.',
  accord: 'Cochez la case pour que le courtier puisse lire votre demande.',
};

const own: Partial<Record<QuoteField, Partial<Record<Refusal, string>>>> = {
  entreprise: { requis: 'Indiquez le nom de l’entreprise, ou le vôtre si vous êtes indépendant.' },
  secteur: { choix: 'Choisissez un secteur ; « Autre » convient si aucun n’est le vôtre.' },
  nom: { requis: 'Indiquez votre prénom et votre nom.' },
  email: {
    requis: 'Indiquez votre e-mail, par exemple nom@entreprise.fr.',
    format: 'Il manque une partie de l’adresse, par exemple nom@entreprise.fr.',
  },
  telephone: { format: 'Indiquez un numéro complet, par exemple 06 12 34 56 78, ou laissez vide.' },
};

export const refusalText = (field: QuoteField, refusal: Refusal): string => own[field]?.[refusal] ?? general[refusal];

export type { QuoteRequest };
