import { z } from 'zod';
import { optional, required } from '../schemas/blocks.ts';
import { classesDeMarche } from '../schemas/price-tables.ts';
import { champ, groupe, jour, ligne, reference, texte } from '../schemas/types.ts';
import { type KindDefinition, listedAt, page } from './definition.ts';
import { blank, unwritten } from './new-page.ts';

const schema = z.strictObject({
  ...page,
  assureur: reference('assureurs', 'L’assureur, dans content/tables/assureurs.yaml.'),
  accroche: ligne('La phrase sous les étoiles.'),
  verifie: jour('Le jour où la fiche a été relue.'),
  classe: champ(
    'La classe de chiffre d’affaires dont la fiche montre le prix mesuré (LUCY) : celle de ses clients.',
    z.enum(classesDeMarche),
  ).default('petite'),
  mesure: texte(
    'Ce que ce prix mesuré dit à ses clients, en une ou deux phrases qui ne vaudraient pour aucune autre.',
  ).optional(),
  silence: ligne(
    'Ce que ses publications laissent de côté : une phrase à elle, à la place de la liste « Rien trouvé sur ».',
  ).optional(),
  titres: groupe(
    'Les titres de ses parties, s’ils ne sont pas ceux du modèle. Aucun ne se lit sur une autre fiche.',
    {
      identite: ligne('Qui elle est, qui porte le risque, pour qui.').optional(),
      convient: ligne('Points forts, vigilance, services, métiers.').optional(),
      publie: ligne('Ce qui a été publié d’autre.').optional(),
    },
  ).optional(),
  ...required('garanties', 'forces', 'vigilance', 'services', 'publics'),
  ...optional('etapes', 'mots'),
});

/** What a new profile begins with. */
const firstQuestions = 3;

const row = (slug: string, title: string) => `  ${slug}:
    nom: ${JSON.stringify(title)}
    logo: 🏢
    nature: assureur
    compare: false
${unwritten('etoiles', 'les étoiles, de 0 à 5')}${unwritten('capaciteMax', 'la capacité, en millions d’euros')}    url: /assureurs/${slug}
    specificites: ["${blank('une spécialité')}"]
    description: "${blank('l’assureur en une phrase')}"
    avantages: ["${blank('un point fort')}", "${blank('un autre point fort')}"]
    inconvenients: ["${blank('un point de vigilance')}", "${blank('un autre point de vigilance')}"]
    secteursCibles: ["${blank('un secteur')}"]
    servicesInclus: ["${blank('un service')}"]
    questions: ${firstQuestions}
`;

/** Nothing is found before one has looked. */
const facts = (slug: string, today: string) =>
  `  ${slug}:\n    recherche: ${today}\n    demander: "${blank('la question à poser d’abord')}"\n    faits: []\n`;

const capacity = (slug: string) =>
  `  ${slug}:\n    - { capacite: Standard, description: "${blank('ce que le palier veut dire')}" }\n`;

/** An insurer, a broker or an agency: what it is, and what our grid says of it. */
export const assureurs = {
  schema,
  ...listedAt('assureurs'),
  plural: 'Assureurs, courtier, agence de souscription',
  // What is public of some fills no more, and no profile is padded to the length of another.
  leastLength: { words: 400, of: 'la fiche d’un assureur' },
  newPage: {
    name: 'assureur',
    description: 'un assureur : sa fiche, sa ligne des tables, ses questions',
    opening: 'À qui ce contrat convient',
    more: (slug, title, today) => ({
      fields: {
        assureur: slug,
        garanties: [{ nom: blank('la garantie, 1') }],
      },
      rows: {
        'tables/assureurs.yaml': row(slug, title),
        'tables/capacites.yaml': capacity(slug),
        'tables/faits.yaml': facts(slug, today),
      },
      questions: firstQuestions,
    }),
  },
} satisfies KindDefinition;
