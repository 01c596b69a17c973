import { z } from 'zod';
import { upperFirst } from '#src/lib/letters.ts';
import { type BlockName, blockNames } from './schemas/blocks.ts';
import {
  field,
  line,
  type NamedTable,
  preuve,
  questionPublique,
  reference,
} from './schemas/types.ts';

// Components that writers may use in texts. content/README.md explains each with an example. A
// component that src/blocks/registry.tsx does not implement is a type error.

export type WritingComponent = {
  /** Place of the component: « phrase » inside a sentence, « bloc » between paragraphs. */
  place: 'phrase' | 'bloc';
  props: z.ZodObject;
  contenu: 'oui' | 'non';
  /** Field of the page's frontmatter that the component shows. */
  champ?: BlockName;
};

const component =
  (place: WritingComponent['place'], contenu: WritingComponent['contenu']) =>
  <Props extends z.ZodRawShape = Record<never, never>>(props = {} as Props) => ({
    place,
    props: z.strictObject(props),
    contenu,
  });

const inlineComponent = component('phrase', 'non');
const inlineWrapper = component('phrase', 'oui');
const blockComponent = component('bloc', 'non');
const blockWrapper = component('bloc', 'oui');

const byId = (table: NamedTable, description = 'L’identifiant.') => ({
  id: reference(table, description),
});
const ids = (table: NamedTable) =>
  z.string().min(1).meta({
    description: 'Les identifiants, séparés par des virgules.',
    table,
    list: true,
  });
const chartTitle = line('Ce que le dessin compare.');

export const componentName = (champ: string) => upperFirst(champ);

/** Fields of the model letters. The visitor fills in each once for all letters of a page. */
export const letterFieldNames = ['entreprise', 'signataire', 'contrat', 'decouverte'] as const;
export type LetterFieldName = (typeof letterFieldNames)[number];

/** Words that begin the items of a list in <Paye>, each with its state of cover. */
export const paymentStates = {
  Payé: 'inclus',
  'En option': 'option',
  'Non payé': 'absent',
} as const;

/** Names for <Emplacement>: parts of a page that its template renders. */
const slots = [
  'tableau',
  'classes',
  'cartes',
  'tranches',
  'liste',
  'legende',
  'secteurs',
  'capacites',
  'frise',
  'calcul',
] as const;
export type SlotName = (typeof slots)[number];

/** Components that show a field of the page. */
const fieldComponents = Object.fromEntries(
  blockNames.map((champ) => [componentName(champ), { ...blockComponent(), champ }]),
) as { [Name in BlockName as Capitalize<Name>]: WritingComponent };

export const writingComponents = {
  Prix: inlineComponent(byId('prix')),
  Plafond: inlineComponent(byId('plafonds')),
  Delai: inlineComponent(byId('delais')),
  Chiffre: inlineComponent(byId('chiffres')),
  Barre: inlineComponent({
    ...byId('chiffres'),
    fin: reference('chiffres', 'Le chiffre au bout de l’échelle.'),
    contour: z.literal('oui').optional(),
  }),
  Repere: inlineComponent({
    chiffre: reference('chiffres', 'Un chiffre sans source publique.', 'guide'),
  }),
  Compte: inlineComponent({
    de: reference('comptes', 'Ce que l’on compte : offres, garanties, pages-guides…'),
    majuscule: z.literal('oui').optional(),
  }),
  // « precision » is a quotation and « raison » is not shown, so the rules for texts ignore them.
  Source: inlineComponent({ ...byId('sources'), precision: z.string().min(1).optional() }),
  Terme: inlineWrapper(byId('glossaire', 'Un mot de content/tables/glossaire.yaml.')),
  Libre: inlineWrapper({
    raison: field(
      'Pourquoi ce nombre n’est pas dans une table, ou pourquoi ce mot s’impose.',
      z.string().min(1),
    ),
  }),
  Site: inlineComponent({
    champ: reference('site', 'Un champ de content/site.yaml, par exemple contact.email.'),
  }),
  Selon: inlineComponent(byId('selon')),
  Courriel: inlineWrapper({ objet: line('L’objet du message.'), texte: line().optional() }),
  Reponses: inlineComponent({
    question: questionPublique,
    offre: reference('assureurs').optional(),
  }),
  Champ: inlineComponent({ nom: z.enum(letterFieldNames) }),
  Marge: blockWrapper({ titre: line().optional(), chiffre: line().optional() }),
  Encart: blockWrapper({ titre: line('Le titre.') }),
  Replie: blockWrapper({ titre: line('Ce que l’on trouve en dépliant.') }),
  Cocher: blockWrapper({
    titre: line('Le titre de la liste.'),
    id: field(
      'Un nom, pour retenir les cases cochées sur l’appareil.',
      z.string().regex(/^[a-z0-9-]+$/),
    ),
  }),
  Definitions: blockWrapper(),
  Temoignage: blockWrapper({
    qui: line('Qui parle, de quelle entreprise, sans nom inventé.'),
    preuve,
  }),
  Bouton: blockWrapper({ vers: z.string().min(1).meta({ description: 'L’adresse.', page: true }) }),
  Affirmation: blockWrapper({
    chiffre: reference('chiffres', 'Ce que le site affirme de lui.', 'promise'),
  }),
  Paye: blockWrapper(),
  Bilan: blockComponent({
    sinistre: reference('sinistres', 'Le sinistre.'),
    echelle: reference('sinistres').optional(),
  }),
  RemplirLettres: blockComponent(),
  Lettre: blockWrapper({ objet: line('L’objet de la lettre.') }),
  Appels: blockComponent(),
  Barres: blockComponent({
    titre: chartTitle,
    ids: ids('chiffres'),
    fort: ids('chiffres').optional(),
  }),
  Echelle: blockComponent({
    titre: chartTitle,
    ids: ids('plafonds'),
  }),
  AxePrix: blockComponent({
    titre: chartTitle,
    ids: ids('prix'),
    fort: ids('prix').optional(),
  }),
  Simulateur: blockComponent(),
  Arret: blockComponent(),
  Glossaire: blockComponent(),
  Reperes: blockComponent(),
  Clauses: blockComponent(),
  Facsimile: blockComponent(byId('facsimiles', 'La page de contrat.')),
  Emplacement: blockComponent({ nom: z.enum(slots) }),
  ...fieldComponents,
} satisfies Record<string, WritingComponent>;

export type ComponentName = keyof typeof writingComponents;

export const findComponent = (name: string | null): WritingComponent | undefined =>
  name !== null && Object.hasOwn(writingComponents, name)
    ? writingComponents[name as ComponentName]
    : undefined;
