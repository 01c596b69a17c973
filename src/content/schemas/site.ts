import { z } from 'zod';
import { blank } from '../placeholders.ts';
import { jour } from './types.ts';

const mot = (description: string) => z.string().min(1).meta({ description });

/** What a publisher who compares contracts may be; src/content/publisher.ts says why. */
export const statuts = ['courtier', 'mandataire'] as const;

/** Eight digits, grouped or not. */
const orias = (description: string) =>
  z
    .string()
    .refine(
      (value) => value === blank || /^\d{2} ?\d{3} ?\d{3}$/.test(value),
      'un numéro ORIAS a huit chiffres, entre guillemets : "07 001 234"',
    )
    .meta({ description });

/** content/site.yaml: who publishes, who receives the requests, who hosts. */
export const site = z.strictObject({
  marque: mot('Le nom du site.'),
  adresse: z
    .url()
    .refine((address) => !address.endsWith('/'), 'l’adresse s’écrit sans barre oblique à la fin')
    .meta({ description: 'L’adresse publique du site.' }),
  langue: z.literal('fr').meta({ description: 'La langue du site.' }),
  contact: z
    .strictObject({
      email: z.email().meta({ description: 'L’adresse à laquelle on écrit au site.' }),
      telephone: mot('Le numéro affiché.'),
      horaires: mot('Quand quelqu’un répond.'),
    })
    .meta({ description: 'Comment joindre le site.' }),
  editeur: z
    .strictObject({
      nom: mot('La société qui publie.'),
      statut: z
        .enum([...statuts, blank])
        .meta({ description: 'Son statut d’intermédiaire. La mise en production s’arrête sans lui.' }),
      orias: orias('Son numéro ORIAS, vérifiable sur orias.fr.'),
      association: mot('Son association professionnelle agréée (L513-3).'),
      assureurRc: mot('Son assureur de responsabilité professionnelle (L512-6).'),
      mediateur: mot('Le médiateur dont il relève, avec son adresse.'),
      participations: mot('Ses liens de capital avec un assureur, ou l’absence de lien (R521-1).'),
      paiement: mot(
        'Ce que le courtier lui verse : par demande ou par contrat, et si cela dépend de l’assureur choisi ; « sans objet » si l’éditeur est le courtier.',
      ),
      forme: mot('Sa forme et son capital.'),
      rcs: mot('Son immatriculation.'),
      tva: mot('Son numéro de TVA.'),
      siege: mot('Son siège.'),
      directeurPublication: mot('Le directeur de la publication.'),
    })
    .meta({ description: 'Qui publie le site.' }),
  courtier: z
    .strictObject({
      nom: mot('Le courtier qui reçoit les demandes.'),
      forme: mot('Sa forme et son capital.'),
      rcs: mot('Son immatriculation.'),
      orias: orias('Son numéro ORIAS, vérifiable sur orias.fr.'),
      siege: mot('Son siège.'),
      email: z.email().meta({ description: 'L’adresse qui reçoit les demandes.' }),
      reclamations: mot('Le service des réclamations.'),
      assureurRc: mot('Son assureur de responsabilité professionnelle.'),
      modalite: mot('Son mode de conseil : a, b ou c de l’article L521-2.'),
      assureurs: mot('Les assureurs avec qui il travaille, et le jour de cette liste.'),
      mediateur: z
        .strictObject({
          nom: mot('Le médiateur dont il relève.'),
          adresse: mot('Son adresse.'),
          acces: mot('Qui peut le saisir, et à quel prix.'),
          site: z.url().meta({ description: 'Son site.' }),
        })
        .meta({ description: 'À qui s’adresser quand une réclamation n’aboutit pas.' }),
    })
    .meta({ description: 'Qui étudie les demandes.' }),
  relecture: z
    .strictObject({
      nom: mot('La personne qui a relu les chiffres du site.'),
      role: mot('Son métier, et chez qui.'),
      date: z.union([jour('Le jour.'), z.literal(blank)]).meta({ description: 'Le jour de la relecture, écrit 2026-11-20.' }),
    })
    .meta({ description: 'Qui répond des chiffres, au pied de chaque page qui en donne.' }),
  hebergeur: z
    .strictObject({
      nom: mot('L’hébergeur.'),
      adresse: mot('Son adresse.'),
      telephone: mot('Son numéro.'),
      site: z.url().meta({ description: 'Son site.' }),
    })
    .meta({ description: 'Qui héberge le site.' }),
  registraire: z
    .strictObject({ nom: mot('Le bureau d’enregistrement.'), site: z.url().meta({ description: 'Son site.' }) })
    .meta({ description: 'Qui enregistre le nom de domaine.' }),
  prestataires: z
    .strictObject({
      messagerie: mot('Le service qui achemine les demandes par courriel, et son pays.'),
      region: mot('Où Supabase garde la copie chiffrée des demandes.'),
      sauvegardes: mot('Combien de temps Supabase garde ses sauvegardes.'),
      journaux: mot('Combien de temps l’hébergeur et Supabase gardent leurs journaux.'),
      outil: z
        .string()
        .default('')
        .meta({ description: 'L’outil du courtier qui reçoit chaque demande du site, et qui l’édite ; vide s’il n’y en a pas.' }),
    })
    .meta({ description: 'Ce que la politique de confidentialité dit des prestataires techniques.' }),
  tribunaux: mot('Le ressort de cour d’appel compétent.'),
  mesureAudience: z
    .strictObject({ nom: mot('Le fournisseur.'), script: z.url().meta({ description: 'L’adresse de son programme.' }) })
    .optional()
    .meta({ description: 'Une mesure d’audience, chargée après accord seulement. Aucune par défaut.' }),
});

export type Site = z.infer<typeof site>;
