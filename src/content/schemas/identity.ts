import { z } from 'zod';
import { blank, isBlank } from '../placeholders.ts';
import { day, field, group, line, withRule } from './types.ts';

const mot = (description?: string) => z.string().min(1).meta({ description });

/** Fields of a company of the trade. */
const company = {
  nom: mot('Le nom de la société.'),
  forme: mot(),
  rcs: mot(),
  siege: mot(),
  orias: field(
    'Son numéro ORIAS, vérifiable sur orias.fr.',
    z
      .string()
      .refine(
        (value) => value === blank || /^\d{2} ?\d{3} ?\d{3}$/.test(value),
        'un numéro ORIAS a huit chiffres, entre guillemets : "07 001 234"',
      ),
  ),
  assureurRc: mot('Son assureur de responsabilité professionnelle (L512-6).'),
};

/**
 * Fields that identify a company. If two companies have the same value, they are the same company.
 */
const identityMarks = [
  { mark: 'orias', what: 'numéro ORIAS' },
  { mark: 'nom', what: 'nom' },
] as const;
const simplify = (value: string) => value.replaceAll(' ', '').toLowerCase();

/** Schema of content/site.yaml: the publisher, the broker and the hosting company. */
export const site = withRule(
  z.strictObject({
    marque: mot('Le nom du site.'),
    adresse: field(
      'L’adresse publique du site.',
      z
        .url()
        .refine(
          (address) => !address.endsWith('/'),
          'l’adresse s’écrit sans barre oblique à la fin',
        ),
    ),
    contact: group('Comment joindre le site.', {
      email: field('L’adresse à laquelle on écrit au site.', z.email()),
      telephone: line(),
      horaires: mot('Quand quelqu’un répond.'),
    }),
    editeur: group('Qui publie le site.', {
      ...company,
      statut: field(
        'Son statut d’intermédiaire. La mise en production s’arrête sans lui.',
        z.enum(['courtier', 'mandataire', blank]),
      ),
      association: mot('Son association professionnelle agréée (L513-3).'),
      mediateur: mot('Le médiateur dont il relève, avec son adresse.'),
      participations: mot('Ses liens de capital avec un assureur, ou l’absence de lien (R521-1).'),
      paiement: mot(
        'Ce que le courtier lui verse : par demande ou par contrat, et si cela dépend de ' +
          'l’assureur choisi ; « sans objet » si l’éditeur est le courtier.',
      ),
      tva: mot(),
      directeurPublication: mot(),
    }),
    courtier: group('Qui étudie les demandes.', {
      ...company,
      email: field('L’adresse qui reçoit les demandes.', z.email()),
      telephone: line('Le numéro à appeler au sujet d’une demande.'),
      reclamations: mot('Le service des réclamations.'),
      modalite: mot('Son mode de conseil : a, b ou c de l’article L521-2.'),
      assureurs: mot('Les assureurs avec qui il travaille, et le jour de cette liste.'),
      mediateur: group('À qui s’adresser quand une réclamation n’aboutit pas.', {
        nom: mot('Le médiateur dont il relève.'),
        adresse: mot(),
        acces: mot('Qui peut le saisir, et à quel prix.'),
        site: z.url(),
      }),
    }),
    relecture: group('Qui répond des chiffres, au pied de chaque page qui en donne.', {
      nom: mot('La personne qui a relu les chiffres du site.'),
      role: mot('Son métier, et chez qui.'),
      date: field(
        'Le jour de la relecture, écrit 2026-11-20.',
        z.union([day('Le jour.'), z.literal(blank)]),
      ),
    }),
    hebergeur: group('Qui héberge le site.', {
      nom: mot(),
      adresse: mot(),
      telephone: mot(),
      site: z.url(),
    }),
    registraire: group('Qui enregistre le nom de domaine.', {
      nom: mot(),
      site: z.url(),
    }),
    prestataires: group('Ce que la politique de confidentialité dit des prestataires techniques.', {
      messagerie: mot('Le service qui achemine les demandes par courriel, et son pays.'),
      region: mot('Où Supabase garde la copie chiffrée des demandes.'),
      sauvegardes: mot('Combien de temps Supabase garde ses sauvegardes.'),
      journaux: mot('Combien de temps l’hébergeur et Supabase gardent leurs journaux.'),
      outil: field(
        'L’outil du courtier qui reçoit chaque demande du site, et qui l’édite ; vide s’il n’y ' +
          'en a pas.',
        z.string(),
      ).default(''),
    }),
    tribunaux: mot('La ville de la cour d’appel compétente, son nom seul.'),
    mesureAudience: group(
      'Une mesure d’audience, chargée après accord seulement. Aucune par défaut.',
      {
        nom: mot(),
        script: z.url(),
      },
    ).optional(),
  }),
  ({ editeur, courtier }, wrong) => {
    // The status « courtier » means that the publisher and the broker are one company. The
    // sentences about payments depend on it. Reports only the first wrong field.
    for (const { mark, what } of identityMarks) {
      const [publisher, broker] = [editeur[mark], courtier[mark]].map(simplify);
      if (isBlank(editeur[mark]) || isBlank(courtier[mark])) continue;
      if (editeur.statut === 'mandataire' && publisher === broker)
        return wrong(
          `le courtier a le même ${what}. Si l’éditeur est ce courtier, écrivez « statut: ` +
            'courtier » ; sinon, corrigez l’un des deux',
          'editeur',
          mark,
        );
      if (editeur.statut === 'courtier' && publisher !== broker)
        return wrong(
          `l’éditeur, au statut « courtier », a un autre ${what}. S’il reçoit lui-même les ` +
            'demandes, recopiez ici son identité ; sinon, écrivez « statut: mandataire »',
          'courtier',
          mark,
        );
    }
  },
);

export type Site = z.infer<typeof site>;
