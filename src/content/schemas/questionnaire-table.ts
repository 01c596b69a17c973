import { z } from 'zod';
import { times } from '#src/lib/questionnaire/advice.ts';
import {
  adresseInterne,
  champ,
  ensemble,
  groupe,
  identifiant,
  ligne,
  liste,
  reference,
} from './types.ts';

const places = ['vous', 'prestataire'] as const;
const effets = ['bloque', 'rencherit', 'sort', 'informe'] as const;

export const questionnaire = ensemble(
  z.strictObject({
    groupes: liste(1, 'Les groupes, dans l’ordre de la page.', {
      id: champ('Son nom dans l’adresse de la page.', identifiant),
      nom: ligne('Le titre du groupe.'),
      court: champ('Son nom dans le résumé joint à un devis.', z.string().min(1).max(13)),
      qui: champ('Qui sait répondre.', z.enum(places)),
      questions: liste(
        2,
        'Ses questions, dans l’ordre de la page ; une seule, et le résumé dirait laquelle manque.',
        {
          id: champ(
            'Son nom dans les fichiers que les visiteurs gardent : il ne change plus.',
            identifiant,
          ),
          nom: ligne('La question en quelques mots, pour les listes du dossier.'),
          question: ligne(
            'La question en une phrase courte, tournée pour que « oui » soit la réponse favorable.',
          ),
          assureur: ligne(
            'La question d’un assureur, dans nos mots, tournée pour que « oui » soit la réponse favorable.',
          ),
          clair: ligne('Ce qu’elle veut dire, et quand répondre « oui ».'),
          pourquoi: ligne('Pourquoi on la pose.'),
          effet: champ(
            'Ce qu’un « non » change : le dossier, le prix, la garantie, ou rien de direct.',
            z.enum(effets),
          ),
          non: ligne('Ce qu’entraîne un « non ».'),
          partie: ligne('Ce qu’entraîne un « en partie ».'),
          effetPartie: champ(
            'Ce qu’un « en partie » change. Absent : comme un « non », ou renchérir là où un « non » bloque.',
            z.enum(effets),
          ).optional(),
          preuve: ligne('Ce que l’on garde à l’appui d’un « oui », sans point final.'),
          demander: ligne('Ce que l’on cherche quand on ne sait pas, sans point final.'),
          faire: ligne('Par quoi commencer, à l’impératif.'),
          temps: champ('Le temps que cela demande, selon nous.', z.enum(times)),
          suppose: champ(
            'Une question d’avant, sans laquelle celle-ci ne peut pas être « oui ».',
            identifiant,
          ).optional(),
          aide: groupe('Le passage du site qui aide.', {
            page: adresseInterne('Le passage.'),
            texte: ligne('Le texte du lien, différent des autres.'),
          }),
          sources: liste(
            0,
            'Les formulaires et articles publics où on la lit.',
            reference('sources', 'Un formulaire ou un article.'),
          ).default([]),
        },
      ),
    }).max(10),
  }),
  ({ groupes }, wrong) => {
    const before = new Set<string>();
    for (const [group, { questions }] of groupes.entries())
      for (const [index, { id, suppose }] of questions.entries()) {
        const at = ['groupes', group, 'questions', index] as const;
        if (before.has(id)) wrong(`« ${id} » est déjà le nom d’une autre question`, ...at, 'id');
        if (suppose !== undefined && !before.has(suppose))
          wrong(`« ${suppose} » n’est pas une question d’avant`, ...at, 'suppose');
        before.add(id);
      }
  },
);
export type QuestionDeSecurite = z.infer<
  typeof questionnaire
>['groupes'][number]['questions'][number];
