// Descriptions of the nine fields of a request, in one order for all uses: the rules, both forms
// and their messages, the e-mail that a visitor can send instead, the broker's mail, the thank-you
// page.
import { email, line, lines, oneOf, phone, type Refusal, type Rule } from './checks.ts';
import { normalizeText } from './normalize-text.ts';
import { isDialable } from './telephone.ts';

/** Headings of the parts of the long form, in their order. */
export const groups = {
  essentiel: 'Quatre réponses',
  accord: 'Votre accord',
  precisions: 'Préciser ma demande',
} as const;

type Control =
  | {
      control: 'text';
      input: {
        type?: 'email' | 'tel';
        inputMode?: 'email' | 'tel' | 'numeric';
        autoComplete: string;
      };
    }
  | { control: 'area' }
  | { control: 'choice'; options: Record<string, string> }
  /**
   * The broker's mail contains the version to which the visitor agreed, so each new wording needs a
   * new version.
   */
  | { control: 'consent'; wording: string; version: string };

type Sentences = Partial<Record<Refusal, string>>;

/**
 * Rule of an answer. An optional field may be missing, because a page that was opened before a
 * release does not send the release's new fields. For the same reason a new field is optional in
 * its first release.
 */
type Answer =
  | {
      optional: true;
      rule: Rule<string>;
      sentences?: Sentences;
      /**
       * Name for a field that only the long form has. The short form lists the names of such
       * answers that it also sends.
       */
      longOnly?: string;
    }
  | {
      optional?: never;
      longOnly?: never;
      rule: Rule<string | boolean>;
      sentences: Sentences &
        (Record<'requis', string> | Record<'choix', string> | Record<'accord', string>);
    };

export type Description = Control &
  Answer & {
    label: string;
    /** Labels of the short form and of the broker's mail, if they differ from `label`. */
    compactLabel?: string;
    mailLabel?: string;
    group: keyof typeof groups;
    hint?: string;
    /**
     * Returns whether a value is probably a mistake. The form asks once for a correction with the
     * sentence of `format`, then sends the value as typed.
     */
    isDoubtful?: (value: string) => boolean;
    /** Reason why the form asks this question. The link « Pourquoi » of the long form opens it. */
    reason?: string;
  };

const getValues = <Value extends string>(options: Record<Value, string>) =>
  Object.keys(options) as Value[];

const choice = <Value extends string>(options: Record<Value, string>) => ({
  control: 'choice' as const,
  options,
  rule: oneOf(getValues(options), 'choix'),
});

const optionalChoice = <Value extends string>(options: Record<Value, string>) => ({
  control: 'choice' as const,
  options,
  optional: true as const,
  rule: oneOf<Value | ''>(['', ...getValues(options)], 'choix'),
});

export const quoteFields = {
  entreprise: {
    label: 'Nom de l’entreprise',
    compactLabel: 'Entreprise',
    mailLabel: 'Entreprise',
    group: 'essentiel',
    control: 'text',
    input: { autoComplete: 'organization' },
    rule: line(120),
    sentences: { requis: 'Indiquez le nom de l’entreprise, ou le vôtre si vous êtes indépendant.' },
  },
  secteur: {
    label: 'Secteur',
    group: 'essentiel',
    ...choice({
      sante: 'Santé',
      finance: 'Finance',
      ecommerce: 'E-commerce',
      industrie: 'Industrie',
      services: 'Services',
      informatique: 'Informatique',
      education: 'Éducation',
      autre: 'Autre',
    }),
    sentences: {
      choix: 'Choisissez un secteur ; «\u00A0Autre\u00A0» convient si aucun n’est le vôtre.',
    },
    reason:
      'Le secteur change la fourchette du simple au triple, ' +
      'et certains assureurs refusent des métiers.',
  },
  effectifs: {
    label: 'Effectif',
    group: 'precisions',
    longOnly: 'l’effectif',
    ...optionalChoice({
      '1': '1 personne',
      '2-10': '2 à 10',
      '11-50': '11 à 50',
      '51-250': '51 à 250',
      '250+': 'plus de 250',
    }),
    reason: 'Le nombre de postes et de messageries à protéger, vous compris.',
  },
  ca: {
    label: 'Chiffre d’affaires annuel',
    mailLabel: 'Chiffre d’affaires',
    group: 'precisions',
    longOnly: 'le chiffre d’affaires',
    ...optionalChoice({
      '0-100k': 'moins de 100 000 €',
      '100k-500k': '100 000 à 500 000 €',
      '500k-2M': '500 000 € à 2 M€',
      '2M-10M': '2 à 10 M€',
      '10M+': 'plus de 10 M€',
    }),
    reason:
      'Le prix et la perte d’exploitation en dépendent. ' +
      'Sans ce chiffre, le courtier vous le demandera.',
  },
  nom: {
    label: 'Prénom et nom',
    mailLabel: 'Contact',
    group: 'essentiel',
    control: 'text',
    input: { autoComplete: 'name' },
    rule: line(120),
    sentences: { requis: 'Indiquez votre prénom et votre nom.' },
  },
  email: {
    label: 'E-mail',
    group: 'essentiel',
    control: 'text',
    input: { type: 'email', inputMode: 'email', autoComplete: 'email' },
    rule: email(),
    sentences: { requis: 'Indiquez votre e-mail, par exemple nom@entreprise.fr.' },
    reason: 'La proposition et les raisons du courtier s’envoient par écrit.',
  },
  telephone: {
    label: 'Téléphone',
    group: 'precisions',
    control: 'text',
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
    optional: true,
    rule: phone(),
    isDoubtful: (value) => value !== '' && !isDialable(value),
    sentences: {
      format:
        'Indiquez un numéro complet, par exemple 06 12 34 56 78, ' +
        'ou envoyez la demande telle quelle.',
    },
    reason: 'Si vous le donnez, le courtier pourra vous rappeler au sujet de cette seule demande.',
  },
  besoins: {
    label: 'Vos besoins',
    mailLabel: 'Besoins',
    group: 'precisions',
    longOnly: 'vos besoins',
    control: 'area',
    optional: true,
    rule: lines(3000),
    sentences: {
      long:
        'Cette réponse est trop longue : gardez 3\u00A0000 signes au plus, ' +
        'calculs joints compris.',
    },
    hint: 'Un logiciel dont tout dépend, un client qui exige une assurance, un incident passé',
    reason:
      'N’écrivez ni mot de passe, ni nom de patient, ni détail technique exploitable. ' +
      'Les calculs que vous joignez sont envoyés avec votre message.',
  },
  rgpd: {
    label: 'Votre accord',
    mailLabel: 'Accord RGPD',
    group: 'accord',
    control: 'consent',
    wording:
      'J’accepte que mes données soient utilisées pour recevoir une proposition d’assurance ' +
      'cyber personnalisée. Elles ne sont jamais revendues, et je peux me désinscrire à tout ' +
      'moment.',
    version: '1 du 21 novembre 2026',
    rule: oneOf([true], 'accord'),
    sentences: { accord: 'Veuillez accepter la politique de confidentialité.' },
  },
} satisfies Record<string, Description>;

export type QuoteField = keyof typeof quoteFields;

export const fieldNames = Object.keys(quoteFields) as QuoteField[];

/** Returns a description with the general type that all fields share. */
export const getDescription = (name: QuoteField): Description => quoteFields[name];

/** Fields in the order of the long form. */
export const fieldsInOrder = Object.keys(groups).flatMap((group) =>
  fieldNames.filter((name) => quoteFields[name].group === group),
);

/** Returns the label of a choice, or the normalized text of any other answer. */
export function formatAnswer(name: QuoteField, value: string): string {
  const field = getDescription(name);
  return (
    (field.control === 'choice' && field.options[value]) ||
    normalizeText(value, field.control === 'area')
  );
}
