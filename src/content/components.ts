import { z } from 'zod';
import { upperFirst } from '../domain/letters.ts';
import { type TextBlock, textBlocks } from './schemas/blocks.ts';
import { nodeOf } from './schemas/node.ts';
import { champ, ligne, reference, type TableName } from './schemas/types.ts';

// What writers may write in a text beside Markdown: one list, for the checker, the site, the catalogue
// and the writers' guide. `src/mdx/registry.tsx` draws each of them; one forgotten there does not compile.

export type WritingComponent = {
  /** In a sentence, or between paragraphs. */
  place: 'phrase' | 'bloc';
  props: z.ZodObject;
  /** Whether it holds a text of its own. */
  contenu: 'oui' | 'non';
  /** Takes the whole width of the page, so that its section has no margin. */
  large?: boolean;
  /** The field of the page's frontmatter that it draws. */
  champ?: TextBlock;
  aide: string;
  exemple: string;
};

const none = z.strictObject({});
const byId = (table: TableName) => z.strictObject({ id: reference(table, 'L’identifiant.') });
const ids = (table: TableName, description: string) => z.string().min(1).meta({ description, table, list: true });

const oui = (description: string) => z.literal('oui').optional().meta({ description });

const figure = (table: TableName, aide: string, exemple: string): WritingComponent => ({
  place: 'phrase',
  props: byId(table),
  contenu: 'non',
  aide,
  exemple,
});

/** Draws a field of the page where the writer wants it. */
function fieldComponent(champ: TextBlock): WritingComponent {
  const { description = '', narrow } = nodeOf(textBlocks[champ]).meta;
  return {
    place: 'bloc',
    props: none,
    contenu: 'non',
    champ,
    ...(!narrow && { large: true }),
    aide: description,
    exemple: `<${componentName(champ)} />`,
  };
}

export const componentName = (champ: string) => upperFirst(champ);

/** Where a text may call what the template of its page draws. */
const slots = ['tableau', 'classes', 'cartes', 'tranches', 'liste', 'secteurs', 'capacites'] as const;
export type SlotName = (typeof slots)[number];

const fieldComponents = Object.fromEntries(
  (Object.keys(textBlocks) as TextBlock[]).map((champ) => [componentName(champ), fieldComponent(champ)]),
) as { [Name in TextBlock as Capitalize<Name>]: WritingComponent };

export const writingComponents = {
  Prix: figure(
    'prix',
    'Un prix ou une remise de content/tables/prix.yaml, ou d’un assureur, d’un secteur, d’une tranche.',
    '<Prix id="pme-des" />',
  ),
  Plafond: figure('plafonds', 'Un plafond, une franchise ou une capacité.', '<Plafond id="rc-notification" />'),
  Delai: figure('delais', 'Un délai ou une durée.', '<Delai id="plainte" />'),
  Chiffre: figure('chiffres', 'Une statistique ou un montant ; sa source s’affiche dans la marge.', '<Chiffre id="anssi-pme" />'),
  Repere: {
    place: 'phrase',
    props: z.strictObject({
      chiffre: reference('chiffres', 'Le chiffre.').optional(),
      delai: reference('delais', 'Ou le délai.').optional(),
    }),
    contenu: 'non',
    aide: 'Un chiffre fixé avec le produit et qu’aucune source publique ne porte : petit, marqué « repère indicatif », une fois par page. Seul dans son paragraphe, jamais commenté, jamais le premier chiffre de la page.',
    exemple: '<Repere chiffre="rancongiciel-cout" />',
  },
  Compte: {
    place: 'phrase',
    props: z.strictObject({
      de: z.string().min(1).meta({ description: 'Ce que l’on compte : offres, garanties, questions-faq…', table: 'comptes' }),
      majuscule: oui('Le mot commence la phrase.'),
      chiffres: oui('En chiffres plutôt qu’en lettres.'),
    }),
    contenu: 'non',
    aide: 'Un nombre que le site compte lui-même. Un assureur ou une question de plus, et la phrase suit.',
    exemple: '<Compte de="offres" />',
  },
  Source: {
    place: 'phrase',
    props: z.strictObject({
      id: reference('sources', 'L’identifiant.'),
      precision: ligne('L’article, la page, le jour.').optional(),
    }),
    contenu: 'non',
    aide: 'Ce que la phrase affirme vient de là : la source s’affiche dans la marge.',
    exemple: '<Source id="code-assurances" precision="art. L113-8" />',
  },
  Terme: {
    place: 'phrase',
    props: z.strictObject({
      id: z.string().min(1).meta({ description: 'Un mot de content/tables/glossaire.yaml.', table: 'glossaire' }),
    }),
    contenu: 'oui',
    aide: 'Un mot du métier, avec sa définition à portée de main ; il mène au glossaire. Les mots du glossaire y sont liés d’eux-mêmes à leur premier emploi : la balise y ajoute la définition, ou désigne un mot que le site ne reconnaîtrait pas.',
    exemple: '<Terme id="franchise">franchise</Terme>',
  },
  Libre: {
    place: 'phrase',
    props: z.strictObject({ raison: ligne('Pourquoi ce nombre n’est pas dans une table, ou pourquoi ce mot s’impose.') }),
    contenu: 'oui',
    aide: 'Un montant, un pourcentage ou un délai qui n’appartient à aucune table, ou un mot que le contrôle refuse, avec la raison.',
    exemple: '<Libre raison="exemple raconté">trois heures, soit 3 h</Libre>',
  },
  Surligne: {
    place: 'phrase',
    props: none,
    contenu: 'oui',
    aide: 'Le coup de surligneur : deux ou trois mots, une fois par écran au plus.',
    exemple: '<Surligne>motiver son conseil</Surligne>',
  },
  Site: {
    place: 'phrase',
    props: z.strictObject({
      champ: z.string().min(1).meta({
        description:
          'Un champ de content/site.yaml (contact.email, editeur.nom…), ou « publication » : qui publie, sous quel numéro.',
        table: 'site',
      }),
    }),
    contenu: 'non',
    aide: 'Une identité de content/site.yaml. Un e-mail ou un téléphone devient un lien ; ce qui est à compléter se voit.',
    exemple: '<Site champ="contact.email" />',
  },
  Selon: {
    place: 'phrase',
    props: z.strictObject({ id: z.string().min(1).meta({ description: 'L’identifiant.', table: 'selon' }) }),
    contenu: 'non',
    aide: 'Une phrase de content/tables/selon.yaml, dans les mots qui sont vrais de l’éditeur : mandataire du courtier, ou courtier lui-même. Tout ce qui est dit des deux sociétés, ou de qui paie qui, s’écrit ainsi.',
    exemple: '<Selon id="nous-paie" />',
  },
  Courriel: {
    place: 'phrase',
    props: z.strictObject({ objet: ligne('L’objet du message.'), texte: ligne('Le début du message.').optional() }),
    contenu: 'oui',
    aide: 'Un lien qui ouvre un e-mail déjà commencé, vers l’adresse du site.',
    exemple: '<Courriel objet="Mes données" texte="Bonjour, je demande…">Écrire la demande</Courriel>',
  },
  Marge: {
    place: 'bloc',
    props: z.strictObject({
      titre: ligne('Le titre de la note.').optional(),
      chiffre: ligne('Un chiffre en grand : <Delai id="plainte" />.').optional(),
    }),
    contenu: 'oui',
    aide: 'Une note dans la marge de la section : une source, une définition, une réserve. Sur téléphone, elle suit le texte.',
    exemple: '<Marge titre="Qui nous paie ?">\nUne commission, versée par l’assureur au courtier.\n</Marge>',
  },
  Encart: {
    place: 'bloc',
    props: z.strictObject({
      titre: ligne('Le titre.'),
      ton: champ('note, ou danger pour ce qu’on fait tout de suite.', z.enum(['note', 'danger'])).default('note'),
    }),
    contenu: 'oui',
    aide: 'Un encadré. « danger » se réserve à ce qu’il faut faire à l’instant.',
    exemple: '<Encart titre="À la date du 20 novembre 2026">\nLa loi française n’est pas entrée en vigueur.\n</Encart>',
  },
  Cocher: {
    place: 'bloc',
    props: z.strictObject({
      titre: ligne('Le titre de la liste.'),
      id: champ('Un nom, pour retenir les cases cochées sur l’appareil.', z.string().regex(/^[a-z0-9-]+$/)),
    }),
    contenu: 'oui',
    aide: 'Une liste à cocher, qui s’imprime. Le contenu est une liste Markdown.',
    exemple: '<Cocher titre="Avant de signer" id="avant-signature">\n- Relire le questionnaire\n</Cocher>',
  },
  Bouton: {
    place: 'bloc',
    props: z.strictObject({ vers: z.string().min(1).meta({ description: 'L’adresse.', page: true }) }),
    contenu: 'oui',
    aide: 'L’action de la page : un verbe et ce que l’on obtient.',
    exemple: '<Bouton vers="/devis">Être recontacté par un courtier</Bouton>',
  },
  Affirmation: {
    place: 'bloc',
    props: z.strictObject({ chiffre: reference('chiffres', 'Ce que le site affirme de lui-même.') }),
    contenu: 'oui',
    aide: 'Une affirmation du site sur lui-même. Prouvée, elle s’affiche avec sa source ; sinon, la page montre à sa place le texte écrit ici : ce à quoi le service s’engage.',
    exemple: '<Affirmation chiffre="satisfaction">\nUne réponse écrite, gratuite.\n</Affirmation>',
  },
  Phase: {
    place: 'bloc',
    props: z.strictObject({
      delai: reference('delais', 'L’horloge de la phase.'),
      nom: ligne('Le nom de la phase.'),
      titre: ligne('Ce qu’on y fait.'),
    }),
    contenu: 'oui',
    large: true,
    aide: 'Une phase datée : son horloge, son titre, ses gestes numérotés et ses notes.',
    exemple: '<Phase delai="phase-detection" nom="détection" titre="Isoler, sans éteindre">\n1. Débranchez le réseau.\n</Phase>',
  },
  Appels: {
    place: 'bloc',
    props: none,
    contenu: 'non',
    aide: 'Les services d’urgence, en grand.',
    exemple: '<Appels />',
  },
  Barres: {
    place: 'bloc',
    props: z.strictObject({
      titre: ligne('Ce que le dessin compare.'),
      ids: ids('chiffres', 'Les chiffres, séparés par des virgules.'),
      fort: ids('chiffres', 'Ceux qui sont noirs ; sans lui, tous.').optional(),
    }),
    contenu: 'non',
    aide: 'Des quantités comparées par des barres, avec leur tableau et leur source.',
    exemple: '<Barres titre="Entreprises équipées" ids="tpe-antivirus, tpe-double-authentification" />',
  },
  Echelle: {
    place: 'bloc',
    props: z.strictObject({
      titre: ligne('Ce que le dessin compare.'),
      ids: ids('plafonds', 'Les plafonds, séparés par des virgules.'),
    }),
    contenu: 'non',
    aide: 'Des plafonds dessinés à l’échelle : dans la marge ou dans le texte.',
    exemple: '<Echelle titre="Jusqu’à combien" ids="garantie-rc, garantie-rgpd" />',
  },
  AxePrix: {
    place: 'bloc',
    props: z.strictObject({
      titre: ligne('Ce que le dessin compare.'),
      ids: ids('prix', 'Les prix, séparés par des virgules.'),
      fort: ids('prix', 'Ceux qui sont noirs.').optional(),
    }),
    contenu: 'non',
    aide: 'Des fourchettes de prix sur un même axe.',
    exemple: '<AxePrix titre="Par mois" ids="estimation-sante-tpe, sante-clinique" fort="sante-clinique" />',
  },
  Simulateur: {
    place: 'bloc',
    props: none,
    contenu: 'non',
    aide: 'L’exemple chiffré de la perte d’exploitation, avec son calcul.',
    exemple: '<Simulateur />',
  },
  Arret: {
    place: 'bloc',
    props: none,
    contenu: 'non',
    large: true,
    aide: 'Le dessin de la marge avant, pendant et après un arrêt.',
    exemple: '<Arret />',
  },
  Effectifs: {
    place: 'bloc',
    props: none,
    contenu: 'non',
    aide: 'Les tailles d’entreprise, comme les pages, l’estimateur et le formulaire les comptent.',
    exemple: '<Effectifs />',
  },
  EditionSuivante: {
    place: 'bloc',
    props: none,
    contenu: 'non',
    aide: 'Ce que l’on sait de l’édition suivante de l’étude LUCY, tant que tables/classes.yaml le dit.',
    exemple: '<EditionSuivante />',
  },
  Glossaire: {
    place: 'bloc',
    props: none,
    contenu: 'non',
    large: true,
    aide: 'Les mots de content/tables/glossaire.yaml, par ordre alphabétique.',
    exemple: '<Glossaire />',
  },
  Reperes: {
    place: 'bloc',
    props: none,
    contenu: 'non',
    large: true,
    aide: 'Tous les repères indicatifs du site, avec ce que l’on sait de leur origine.',
    exemple: '<Reperes />',
  },
  Clauses: {
    place: 'bloc',
    props: none,
    contenu: 'non',
    large: true,
    aide: 'La grille de lecture d’un contrat, tables/lecture.yaml : on y coche deux offres, et elle s’imprime. Une fois sur le site.',
    exemple: '<Clauses />',
  },
  Emplacement: {
    place: 'bloc',
    props: z.strictObject({
      nom: champ('L’outil de la page.', z.enum(slots)),
    }),
    contenu: 'non',
    large: true,
    aide: 'L’endroit où la page montre son outil ou sa liste. Ne pas déplacer sans en parler.',
    exemple: '<Emplacement nom="liste" />',
  },
  ...fieldComponents,
} satisfies Record<string, WritingComponent>;

export type ComponentName = keyof typeof writingComponents;

/** Whether a component takes the page's whole width, and its section's margin with it. */
export const isWide = (name: string | null): boolean =>
  (writingComponents as Record<string, WritingComponent>)[name ?? '']?.large === true;
