import { z } from 'zod';
import { owners } from '#src/lib/owners.ts';
import { listForms } from '#src/lib/terms.ts';
import { field, line, list, reference, rows, rowTable, text, withRule } from './types.ts';

/**
 * Sentences about the publisher and the broker, with one version for each legal status of the
 * publisher.
 */
export const selon = rowTable('Les phrases qui changent selon qui publie le site.', {
  mandataire: text('Ce qui est vrai quand l’éditeur est le mandataire du courtier.'),
  courtier: text('Ce qui est vrai quand l’éditeur est le courtier lui-même.'),
  sansNom: text('Ce que l’on dit tant que manque une identité que la phrase cite.').optional(),
});
export type Wordings = z.infer<typeof selon>['lignes'][string];

export const glossaire = withRule(
  z.strictObject({
    termes: rows('Les mots du métier, définis une fois.', {
      nom: line('Le mot. Ce qui est entre parenthèses à la fin n’en fait pas partie.'),
      definition: line('En une phrase. C’est elle que montre l’infobulle.'),
      exemple: line(
        'Un cas, si possible celui de l’entreprise de trente personnes, avec les nombres des ' +
          'tables.',
      ),
      contrat: line('Ce qu’il faut chercher dans le contrat : la phrase suit « Cherchez ».'),
      confondu: list(
        1,
        'Les mots avec lesquels on le confond ; /glossaire le dit sous celui-ci seulement.',
        {
          avec: reference('glossaire', 'L’autre mot, par son identifiant.'),
          difference: line('Ce qui les distingue, en une phrase.'),
        },
      ).optional(),
      aussi: list(0, 'Les autres noms du mot, que la page montre.', z.string()).optional(),
      formes: list(
        0,
        'D’autres façons de l’écrire, que les textes lient aussi ; le pluriel et le féminin se ' +
          'font seuls.',
        z.string(),
      ).optional(),
      lien: field(
        'Pour un mot que chacun connaît (« prime »), ou qui a un autre sens ailleurs (« tiers ' +
          '») : seul <Terme> y mène.',
        z.literal('à la main'),
      ).optional(),
    }),
  }),
  ({ termes }, wrong) => {
    const ownerOf = owners();
    for (const [id, term] of Object.entries(termes)) {
      if (/[.?!…]\s+\p{Lu}/u.test(term.definition))
        wrong(
          'elle a plus d’une phrase. Gardez la première ; le reste va dans « exemple » ou ' +
            'dans « contrat »',
          'termes',
          id,
          'definition',
        );
      for (const form of listForms(term)) {
        const owner = ownerOf(form, id);
        if (owner && owner !== id)
          wrong(
            `« ${form} » est aussi un mot de « ${owner} » : un texte ne saurait pas auquel ` +
              'mener. Ôtez-le de l’un des deux',
            'termes',
            id,
          );
      }
    }
  },
);
export type Terme = z.infer<typeof glossaire>['termes'][string];

export const synonymes = z.strictObject({
  groupes: list(1, 'Les mots que la recherche tient pour un seul.', {
    mots: list(
      2,
      'Des mots différents : pluriel, féminin, accents et fautes de frappe se trouvent seuls.',
      z.string(),
    ),
  }),
});
