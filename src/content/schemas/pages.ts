import { z } from 'zod';
import { optional, required } from './blocks.ts';
import { adresseInterne, jour, ligne, reference, texte } from './types.ts';

// One schema a kind of page. A field is added here; types, contentlayer's fields, the editors' JSON
// Schemas and the tables of content/README.md follow.

const page = {
  titre: ligne('Le titre affiché (h1), une phrase qui répond. Deux ou trois mots entre == == sont surlignés.'),
  titreSeo: ligne('Le titre pour les moteurs de recherche et l’onglet ; la marque s’ajoute seule.'),
  description: ligne('Le résumé pour les moteurs de recherche et les partages : 140 à 160 signes.'),
  menu: ligne('Le nom court, pour les menus et le fil d’Ariane.'),
  ordre: z
    .number()
    .int()
    .optional()
    .meta({ description: 'Le rang dans les menus ; sans lui, à la fin, par ordre alphabétique.' }),
  chapo: texte('La réponse en une ou deux phrases, sous le titre.').optional(),
  note: texte('Ce qui se lit à droite du titre : la source, la réserve.').optional(),
};

export const pages = z.strictObject({
  ...page,
  methode: adresseInterne('Le passage du site qui explique les notes, pour le comparatif.').optional(),
  ...optional(
    'menaces',
    'avantages',
    'raisons',
    'chronologie',
    'etapes',
    'documents',
    'erreurs',
    'facteurs',
    'economies',
    'temoignages',
    'profils',
    'mots',
    'solutions',
  ),
});

export const legal = z.strictObject({
  ...page,
  version: ligne('Le numéro de la version.'),
  datee: z
    .union([z.iso.date(), z.literal('jour')])
    .meta({ description: 'Le jour de la version, ou « jour » pour la date courante.' }),
  changements: z
    .array(z.strictObject({ date: jour('Quand.'), texte: texte('Ce qui a changé.') }))
    .min(1)
    .meta({ description: 'Ce qui a changé, de la plus récente à la plus ancienne.' }),
});

const themesGuides = ['Prévention', 'Conformité', 'Réaction', 'Sensibilisation'] as const;

export const guides = z.strictObject({
  ...page,
  theme: z.enum(themesGuides).meta({ description: 'Le thème.' }),
  carte: z
    .strictObject({
      title: ligne('Le titre de la carte.'),
      description: texte('De quoi le guide parle.'),
      contents: z.array(ligne('Un contenu.')).min(2).meta({ description: 'Ce qu’on y trouve.' }),
      level: ligne('Le niveau.'),
      duration: reference('delais', 'La durée : lire et faire.'),
      audience: ligne('Pour qui.'),
    })
    .meta({ description: 'La carte de la page des guides.' }),
  version: ligne('Le numéro de la version.'),
  changements: z
    .array(z.strictObject({ date: jour('Quand.'), texte: texte('Ce qui a changé.') }))
    .min(1)
    .meta({ description: 'Ce qui a changé depuis la version précédente.' }),
  ...optional('etapes', 'documents', 'erreurs', 'mots', 'solutions', 'profils'),
});

export const garanties = z.strictObject({
  ...page,
  carte: z
    .strictObject({
      name: ligne('Le nom.'),
      icon: z.string().min(1).meta({ description: 'Le signe de l’enregistrement, un émoji.' }),
      description: texte('Ce qu’elle fait, en une phrase.'),
      coverage: z.array(ligne('Ce qui est couvert.')).min(3).meta({ description: 'Ce qui est couvert.' }),
      amounts: reference('plafonds', 'Le plafond affiché.'),
      targets: z.array(ligne('Pour qui.')).min(1).meta({ description: 'Les entreprises visées.' }),
    })
    .meta({ description: 'La carte de la page des garanties.' }),
  comparaison: z
    .strictObject({
      guarantee: ligne('La garantie.'),
      necessity: ligne('À quel point elle est nécessaire.'),
      target: ligne('À qui.'),
      duration: texte('Pendant combien de temps elle joue.'),
      franchise: reference('plafonds', 'La franchise.'),
    })
    .meta({ description: 'La ligne du tableau des garanties.' }),
  ...required('perimetre', 'couvertures', 'mots'),
  ...optional('risques', 'amendes', 'interruptions'),
});

export const secteurs = z.strictObject({
  ...page,
  carte: z
    .strictObject({
      name: ligne('Le secteur.'),
      description: texte('Ce qui le distingue, en une phrase.'),
      risks: z.array(ligne('Un risque.')).min(2).meta({ description: 'Les risques.' }),
      specifics: z.array(ligne('Une particularité.')).min(2).meta({ description: 'Les particularités.' }),
      examples: z.array(ligne('Un exemple d’entreprise.')).min(2).meta({ description: 'Des exemples.' }),
    })
    .meta({ description: 'La carte de la page des secteurs.' }),
  stats: z
    .strictObject({
      attackRate: texte('La part des attaques, avec sa source.'),
      averageCost: texte('Le coût, avec sa réserve.'),
      downtime: texte('La durée d’arrêt.'),
    })
    .meta({ description: 'Trois repères, chacun avec sa source ou sa réserve.' }),
  suites: z.array(adresseInterne('Une page à lire ensuite.')).min(2).meta({ description: 'Les pages à lire ensuite.' }),
  ...required('journee', 'menaces', 'solutions'),
});

export const entreprises = z.strictObject({
  ...page,
  carte: z
    .strictObject({
      type: ligne('Le type d’entreprise.'),
      description: texte('Ce qui le distingue.'),
      characteristics: z.array(ligne('Un trait.')).min(2).meta({ description: 'Ses traits.' }),
      risks: z.array(ligne('Un risque.')).min(2).meta({ description: 'Ses risques.' }),
    })
    .meta({ description: 'La carte de la page des entreprises.' }),
  ...optional(
    'couvertures',
    'temoignages',
    'expositions',
    'avantages',
    'profils',
    'formules',
    'solutions',
    'inclusions',
    'publics',
    'raisons',
    'erreurs',
    'etapes',
  ),
});

export const assureurs = z.strictObject({
  ...page,
  assureur: reference('assureurs', 'La maison, dans content/tables/assureurs.yaml.'),
  accroche: ligne('La phrase sous les étoiles.'),
  verifie: jour('Le jour où la fiche a été relue.'),
  ...required('garanties', 'forces', 'vigilance', 'services', 'publics'),
  ...optional('etapes', 'mots'),
});
