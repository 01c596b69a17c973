import { z } from 'zod';
import { times } from '#src/lib/questionnaire/advice.ts';
import {
  field,
  group,
  identifier,
  internalAddress,
  line,
  list,
  reference,
  withRule,
} from './types.ts';

const places = ['vous', 'prestataire'] as const;
const effets = ['bloque', 'rencherit', 'sort', 'informe'] as const;

export const questionnaire = withRule(
  z.strictObject({
    groupes: list(1, 'Les groupes, dans l’ordre de la page.', {
      id: field('Son nom dans l’adresse de la page.', identifier),
      nom: line(),
      court: field('Son nom dans le résumé joint à un devis.', z.string().min(1).max(13)),
      qui: field('Qui sait répondre.', z.enum(places)),
      questions: list(
        2,
        'Ses questions, dans l’ordre de la page ; une seule, et le résumé dirait laquelle manque.',
        {
          id: field(
            'Son nom dans les fichiers que les visiteurs gardent : il ne change plus.',
            identifier,
          ),
          nom: line('La question en quelques mots, pour les listes du dossier.'),
          question: line(
            'La question en une phrase courte, tournée pour que « oui » soit la réponse favorable.',
          ),
          assureur: line(
            'La question d’un assureur, dans nos mots, tournée pour que « oui » soit la ' +
              'réponse favorable.',
          ),
          clair: line('Ce qu’elle veut dire, et quand répondre « oui ».'),
          pourquoi: line('Pourquoi on la pose.'),
          effet: field(
            'Ce qu’un « non » change : le dossier, le prix, la garantie, ou rien de direct.',
            z.enum(effets),
          ),
          non: line('Ce qu’entraîne un « non ».'),
          partie: line('Ce qu’entraîne un « en partie ».'),
          effetPartie: field(
            'Ce qu’un « en partie » change. Absent : comme un « non », ou renchérir là où un ' +
              '« non » bloque.',
            z.enum(effets),
          ).optional(),
          preuve: line('Ce que l’on garde à l’appui d’un « oui », sans point final.'),
          demander: line('Ce que l’on cherche quand on ne sait pas, sans point final.'),
          faire: line('Par quoi commencer, à l’impératif.'),
          temps: field('Le temps que cela demande, selon nous.', z.enum(times)),
          suppose: field(
            'Une question d’avant, sans laquelle celle-ci ne peut pas être « oui ».',
            identifier,
          ).optional(),
          aide: group('Le passage du site qui aide.', {
            page: internalAddress(),
            texte: line('Le texte du lien, différent des autres.'),
          }),
          sources: list(
            0,
            'Les formulaires et articles publics où on la lit.',
            reference('sources'),
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
