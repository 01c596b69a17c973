import type { QuoteField, Refusal } from '#shared/quote-request.ts';

const general: Record<Refusal, string> = {
  requis: 'Cette réponse manque.',
  long: 'Cette réponse est trop longue : raccourcissez-la.',
  caracteres: 'Un caractère invisible s’est glissé ici : effacez et retapez.',
  format: 'Cette réponse n’a pas la forme attendue.',
  choix: 'Choisissez une ligne de la liste.',
  accord: 'Cochez la case pour que le courtier puisse lire votre demande.',
};

const own: Partial<Record<QuoteField, Partial<Record<Refusal, string>>>> = {
  entreprise: { requis: 'Indiquez le nom de l’entreprise, ou le vôtre si vous êtes indépendant.' },
  secteur: { choix: 'Choisissez un secteur ; «\u00A0Autre\u00A0» convient si aucun n’est le vôtre.' },
  nom: { requis: 'Indiquez votre prénom et votre nom.' },
  email: { requis: 'Indiquez votre e-mail, par exemple nom@entreprise.fr.' },
  telephone: { format: 'Indiquez un numéro complet, par exemple 06 12 34 56 78, ou laissez vide.' },
};

/** What is missing in an address that has not the form of one. */
function emailMessage(value: string): string {
  const [local, domain] = value.split('@');
  if (domain === undefined) return 'Il manque l’arobase, par exemple nom@entreprise.fr.';
  if (!local) return 'Il manque ce qui précède l’arobase, par exemple nom@entreprise.fr.';
  if (!domain) return 'Il manque ce qui suit l’arobase, par exemple nom@entreprise.fr.';
  if (!domain.includes('.')) return 'Il manque la fin de l’adresse, par exemple .fr ou .com.';
  return 'Un signe de cette adresse n’est pas possible : ni espace ni accent, par exemple nom@entreprise.fr.';
}

export const refusalText = (field: QuoteField, refusal: Refusal, value: unknown): string =>
  field === 'email' && refusal === 'format' ? emailMessage(String(value)) : (own[field]?.[refusal] ?? general[refusal]);

/** The names of the fields, as the summary of errors calls them. */
export const fieldNames: Record<QuoteField, string> = {
  entreprise: 'Nom de l’entreprise',
  secteur: 'Secteur',
  effectifs: 'Effectif',
  ca: 'Chiffre d’affaires annuel',
  nom: 'Prénom et nom',
  email: 'E-mail',
  telephone: 'Téléphone',
  besoins: 'Vos besoins',
  rgpd: 'Votre accord',
};
