import { z } from 'zod';
import { upperFirst } from '#src/lib/letters.ts';
import { type BlockName, blockNames, blocks } from './schemas/blocks.ts';
import { readNode } from './schemas/node.ts';
import {
  field,
  line,
  type NamedTable,
  preuve,
  questionPublique,
  reference,
} from './schemas/types.ts';

// Components that writers may use in texts. The check, the site, the catalogue and the writers'
// guide read this list. A component that src/blocks/registry.tsx does not implement is a type
// error.

export type WritingComponent = {
  /** Place of the component: « phrase » inside a sentence, « bloc » between paragraphs. */
  place: 'phrase' | 'bloc';
  props: z.ZodObject;
  contenu: 'oui' | 'non';
  /**
   * True if the component fills the whole width of the page. Its section then has no margin for
   * notes.
   */
  large: boolean;
  /** Field of the page's frontmatter that the component shows. */
  champ?: BlockName;
  aide: string;
  exemple: string;
};

/**
 * Creates a component in two calls. The first call sets its place, whether it has content, and its
 * width. The second call sets its help, its example and its attributes.
 */
const component =
  (place: WritingComponent['place'], contenu: WritingComponent['contenu'], large = false) =>
  <Props extends z.ZodRawShape = Record<never, never>>(
    aide: string,
    exemple: string,
    props = {} as Props,
  ) => ({
    place,
    props: z.strictObject(props),
    contenu,
    large,
    aide,
    exemple,
  });

const inlineComponent = component('phrase', 'non');
const inlineWrapper = component('phrase', 'oui');
const blockComponent = component('bloc', 'non');
const blockWrapper = component('bloc', 'oui');
const wideComponent = component('bloc', 'non', true);

const byId = (table: NamedTable, description = 'L’identifiant.') => ({
  id: reference(table, description),
});
const ids = (table: NamedTable, description: string) =>
  z.string().min(1).meta({ description, table, list: true });

const oui = (description: string) => z.literal('oui').optional().meta({ description });

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
  blockNames.map((champ) => [
    componentName(champ),
    {
      ...wideComponent(
        readNode(blocks[champ]).meta.description ?? '',
        `<${componentName(champ)} />`,
      ),
      champ,
    },
  ]),
) as { [Name in BlockName as Capitalize<Name>]: WritingComponent };

export const writingComponents = {
  Prix: inlineComponent(
    'Un prix ou une remise de content/tables/prix.yaml, ou d’un assureur, d’un secteur, d’une ' +
      'tranche.',
    '<Prix id="pme-des" />',
    byId('prix'),
  ),
  Plafond: inlineComponent(
    'Un plafond, une franchise ou une capacité.',
    '<Plafond id="rc-notification" />',
    byId('plafonds'),
  ),
  Delai: inlineComponent('Un délai ou une durée.', '<Delai id="plainte" />', byId('delais')),
  Chiffre: inlineComponent(
    'Une statistique ou un montant ; sa source s’affiche dans la marge, ou sous le texte si elle ' +
      'est courte.',
    '<Chiffre id="anssi-pme" />',
    byId('chiffres'),
  ),
  Repere: inlineComponent(
    'Un chiffre fixé avec le produit et qu’aucune source publique ne porte : petit, marqué « ' +
      'repère indicatif », une fois par page. Seul dans son paragraphe, jamais commenté, ' +
      'jamais le premier chiffre de la page.',
    '<Repere chiffre="rancongiciel-cout" />',
    {
      chiffre: reference('chiffres', 'Le chiffre.').optional(),
      delai: reference('delais', 'Ou le délai.').optional(),
    },
  ),
  Compte: inlineComponent(
    'Un nombre que le site compte lui-même. Un assureur ou une question de plus, et la phrase ' +
      'suit.',
    '<Compte de="offres" />',
    {
      de: reference('comptes', 'Ce que l’on compte : offres, garanties, pages-guides…'),
      majuscule: oui('Le mot commence la phrase.'),
    },
  ),
  Source: inlineComponent(
    'Ce que la phrase affirme vient de là : la source s’affiche dans la marge, ou sous le texte ' +
      'si elle est courte.',
    '<Source id="code-assurances" precision="art. L113-8" />',
    {
      id: reference('sources', 'L’identifiant.'),
      precision: line('L’article, la page, le jour.').optional(),
    },
  ),
  Terme: inlineWrapper(
    'Un mot du métier, avec sa définition à portée de main ; il mène au glossaire. Les mots ' +
      'du glossaire y sont liés d’eux-mêmes à leur premier emploi : la balise y ajoute la ' +
      'définition, ou désigne un mot que le site ne reconnaîtrait pas.',
    '<Terme id="franchise">franchise</Terme>',
    byId('glossaire', 'Un mot de content/tables/glossaire.yaml.'),
  ),
  Libre: inlineWrapper(
    'Un montant, un pourcentage ou un délai qui n’appartient à aucune table, ou un mot que le ' +
      'contrôle refuse, avec la raison.',
    '<Libre raison="exemple raconté">trois heures, soit 3 h</Libre>',
    { raison: line('Pourquoi ce nombre n’est pas dans une table, ou pourquoi ce mot s’impose.') },
  ),
  Site: inlineComponent(
    'Une identité de content/site.yaml. Un e-mail ou un téléphone devient un lien ; ce qui ' +
      'est à compléter se voit.',
    '<Site champ="contact.email" />',
    {
      champ: reference(
        'site',
        'Un champ de content/site.yaml (contact.email, editeur.nom…), ou « publication » : ' +
          'qui publie, sous quel numéro.',
      ),
    },
  ),
  Selon: inlineComponent(
    'Une phrase de content/tables/selon.yaml, dans les mots qui sont vrais de l’éditeur : ' +
      'mandataire du courtier, ou courtier lui-même. Tout ce qui est dit des deux sociétés, ' +
      'ou de qui paie qui, s’écrit ainsi.',
    '<Selon id="nous-paie" />',
    byId('selon'),
  ),
  Courriel: inlineWrapper(
    'Un lien qui ouvre un e-mail déjà commencé, vers l’adresse du site.',
    '<Courriel objet="Mes données" texte="Bonjour, je demande…">Écrire la demande</Courriel>',
    { objet: line('L’objet du message.'), texte: line('Le début du message.').optional() },
  ),
  Reponses: inlineComponent(
    'Ce que les offres du comparatif ont publié sur une question de tables/faits.yaml, et le ' +
      'nombre de celles qui n’ont rien publié.',
    '<Reponses question="fraude" />',
    {
      question: questionPublique,
      offre: reference('assureurs', 'La seule dont on montre la réponse.').optional(),
    },
  ),
  Champ: inlineComponent(
    'Ce que le lecteur a écrit au-dessus des lettres ; un crochet tant qu’il n’a rien écrit.',
    '<Champ nom="entreprise" />',
    { nom: field('Le champ.', z.enum(letterFieldNames)) },
  ),
  Marge: blockWrapper(
    'Une note : une source, une définition, une réserve. Elle se lit dans la marge de la ' +
      'section, ou sous le texte si elle est courte, et sur téléphone.',
    '<Marge titre="Qui nous paie ?">\nUne commission, versée par l’assureur au courtier.\n</Marge>',
    {
      titre: line('Le titre de la note.').optional(),
      chiffre: line('Un chiffre en grand : <Delai id="plainte" />.').optional(),
    },
  ),
  Encart: blockWrapper(
    'Un encadré. « danger » se réserve à ce qu’il faut faire à l’instant.',
    '<Encart titre="À la date du 20 novembre 2026">\nLa loi française n’est pas entrée en ' +
      'vigueur.\n</Encart>',
    {
      titre: line('Le titre.'),
      ton: field(
        'note, ou danger pour ce qu’on fait tout de suite.',
        z.enum(['note', 'danger']),
      ).default('note'),
    },
  ),
  Replie: component('bloc', 'oui', true)(
    'Un passage que l’on déplie. Un composant qui prend toute la largeur peut y entrer.',
    '<Replie titre="Les prix de départ">\nChaque offre en a un.\n</Replie>',
    { titre: line('Ce que l’on trouve en dépliant.') },
  ),
  Cocher: blockWrapper(
    'Une liste à cocher, qui s’imprime. Le contenu est une liste Markdown.',
    '<Cocher titre="Avant de signer" id="avant-signature">\n- Relire le questionnaire\n</Cocher>',
    {
      titre: line('Le titre de la liste.'),
      id: field(
        'Un nom, pour retenir les cases cochées sur l’appareil.',
        z.string().regex(/^[a-z0-9-]+$/),
      ),
    },
  ),
  Definitions: blockWrapper(
    'Une liste dont chaque élément commence par un nom en gras : le nom se lit à gauche, son texte ' +
      'à droite.',
    '<Definitions>\n- **Franchise** Ce qui reste à votre charge.\n</Definitions>',
  ),
  Temoignage: blockWrapper(
    'Ce que dit quelqu’un, ou un scénario illustratif affiché comme tel.',
    '<Temoignage qui="Gérant, une menuiserie" preuve="illustratif">\nLe client a payé deux ' +
      'fois.\n</Temoignage>',
    { qui: line('Qui parle, de quelle entreprise, sans nom inventé.'), preuve },
  ),
  Bouton: blockWrapper(
    'L’action de la page : un verbe et ce que l’on obtient.',
    '<Bouton vers="/devis">Être recontacté par un courtier</Bouton>',
    { vers: z.string().min(1).meta({ description: 'L’adresse.', page: true }) },
  ),
  Affirmation: blockWrapper(
    'Une affirmation du site sur lui-même. Prouvée, elle s’affiche avec sa source ; sinon, la ' +
      'page montre à sa place le texte écrit ici : ce à quoi le service s’engage.',
    '<Affirmation chiffre="satisfaction">\nUne réponse écrite, gratuite.\n</Affirmation>',
    { chiffre: reference('chiffres', 'Ce que le site affirme de lui-même.') },
  ),
  Paye: blockWrapper(
    'Sous le titre « Ce qu’un contrat paie », une liste dont chaque élément commence par **Payé**, ' +
      '**En option** ou **Non payé**.',
    '<Paye>\n- **Payé** L’expert et l’avocat\n- **Non payé** L’amende\n</Paye>',
  ),
  Bilan: blockComponent(
    'Le compte d’un sinistre de tables/sinistres.yaml : la perte, ce que l’assureur paie, ce qui ' +
      'reste. Deux bilans d’une même entreprise ont une seule échelle si le plus petit a ' +
      '« echelle », le sinistre de l’autre.',
    '<Bilan sinistre="rancongiciel" />',
    {
      sinistre: reference('sinistres', 'Le sinistre.'),
      echelle: reference(
        'sinistres',
        'Le sinistre plus lourd dont la barre donne l’échelle.',
      ).optional(),
    },
  ),
  RemplirLettres: blockComponent(
    'Les champs qui remplissent toutes les lettres de la page, sur l’appareil du lecteur. Avant ' +
      'la première lettre, une fois par page.',
    '<RemplirLettres />',
  ),
  Lettre: blockWrapper(
    'Une lettre à copier ou à imprimer. Ce que le lecteur écrit lui-même est entre crochets.',
    '<Lettre objet="Demande d’attestation">\nMadame, Monsieur, …\n</Lettre>',
    { objet: line('L’objet de la lettre.') },
  ),
  Appels: blockComponent('Les services d’urgence, en grand.', '<Appels />'),
  Barres: blockComponent(
    'Des quantités comparées par des barres, avec leur tableau et leur source.',
    '<Barres titre="Entreprises équipées" ids="tpe-antivirus, tpe-double-authentification" />',
    {
      titre: line('Ce que le dessin compare.'),
      ids: ids('chiffres', 'Les chiffres, séparés par des virgules.'),
      fort: ids('chiffres', 'Ceux qui sont noirs ; sans lui, tous.').optional(),
    },
  ),
  Echelle: blockComponent(
    'Des plafonds dessinés à l’échelle : dans la marge ou dans le texte.',
    '<Echelle titre="Jusqu’à combien" ids="garantie-rc, garantie-rgpd" />',
    {
      titre: line('Ce que le dessin compare.'),
      ids: ids('plafonds', 'Les plafonds, séparés par des virgules.'),
    },
  ),
  AxePrix: blockComponent(
    'Des fourchettes de prix sur un même axe.',
    '<AxePrix titre="Par mois" ids="estimation-sante-tpe, sante-clinique" fort="sante-clinique" />',
    {
      titre: line('Ce que le dessin compare.'),
      ids: ids('prix', 'Les prix, séparés par des virgules.'),
      fort: ids('prix', 'Ceux qui sont noirs.').optional(),
    },
  ),
  Simulateur: wideComponent(
    'L’exemple chiffré de la perte d’exploitation, avec son calcul.',
    '<Simulateur />',
  ),
  Arret: wideComponent('Le dessin de la marge avant, pendant et après un arrêt.', '<Arret />'),
  EditionSuivante: blockComponent(
    'Ce que l’on sait de l’édition suivante de l’étude LUCY, tant que tables/classes.yaml le dit.',
    '<EditionSuivante />',
  ),
  Glossaire: wideComponent(
    'Les mots de content/tables/glossaire.yaml, par ordre alphabétique.',
    '<Glossaire />',
  ),
  Reperes: wideComponent(
    'Tous les repères indicatifs du site, avec ce que l’on sait de leur origine.',
    '<Reperes />',
  ),
  Clauses: wideComponent(
    'La grille de lecture d’un contrat, tables/lecture.yaml : on y coche deux offres, et elle ' +
      's’imprime. Une fois sur le site.',
    '<Clauses />',
  ),
  Facsimile: wideComponent(
    'Une page de contrat de tables/facsimiles.yaml, lue article par article : ce que chacun ' +
      'coûte à l’entreprise des exemples. Au plus une par page.',
    '<Facsimile id="facture" />',
    byId('facsimiles', 'La page de contrat.'),
  ),
  Emplacement: wideComponent(
    'L’endroit où la page montre son outil ou sa liste. Ne pas déplacer sans en parler.',
    '<Emplacement nom="liste" />',
    { nom: field('L’outil de la page.', z.enum(slots)) },
  ),
  ...fieldComponents,
} satisfies Record<string, WritingComponent>;

export type ComponentName = keyof typeof writingComponents;

export const findComponent = (name: string | null): WritingComponent | undefined =>
  name !== null && Object.hasOwn(writingComponents, name)
    ? writingComponents[name as ComponentName]
    : undefined;

/**
 * Returns whether a component fills the whole width of the page, so that its section has no margin.
 */
export const isWide = (name: string | null): boolean => findComponent(name)?.large === true;

/** Returns whether a component also fills the columns of its section's title. */
export const fillsPage = (name: string | null): boolean => name === 'Glossaire';

/** Returns whether a component fills the whole width, but only if its section has no notes. */
export const isFlexible = (name: string | null): boolean =>
  name === 'Cocher' || name === 'Definitions';

/** Returns whether a component renders complete rows of the page's grid, with names and notes. */
export const drawsRows = (name: string | null, attributes: Record<string, string> = {}): boolean =>
  name === 'DeuxContrats' ||
  (name === 'Emplacement' && ['liste', 'legende'].includes(attributes.nom ?? ''));
