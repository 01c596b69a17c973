import type { Place } from '#src/domain/questionnaire/advice.ts';
import { longestNote, type Refusal, type Sheet, type Taken } from '#src/domain/questionnaire/sheet.ts';
import { many } from '#src/domain/questionnaire/summary.ts';

export const refusals: Record<Refusal | 'non-lu', string> = {
  'non-lu': 'Votre appareil n’a pas pu lire ce fichier. Rien n’a changé.',
  'trop-gros': 'Ce fichier est trop gros pour venir de ce questionnaire. Rien n’a changé.',
  illisible: 'Ce fichier ne vient pas de ce questionnaire. Choisissez celui que le bouton « Enregistrer un fichier » a fait.',
  'autre-version': 'Ce fichier vient d’une autre version du questionnaire. Rien n’a changé.',
  abime: 'Ce fichier a été modifié et ne peut plus être lu. Rien n’a changé.',
};

/** What a file has changed, and what of it was left out. */
export function takenText(here: Sheet, { sheet: { answers }, unknown, cut }: Taken): string {
  const rows = Object.entries(answers);
  const changed = rows.filter(([id, answer]) => here.answers[id] && here.answers[id] !== answer).length;
  return [
    `${many(rows.length, 'réponse')} ${rows.length < 2 ? 'reprise' : 'reprises'} du fichier.`,
    changed > 0 && `${many(changed, 'réponse')} de cette page ${changed < 2 ? 'a été remplacée' : 'ont été remplacées'}.`,
    unknown > 0 && `${many(unknown, 'question')} du fichier ${unknown < 2 ? 'n’est' : 'ne sont'} plus dans la liste.`,
    cut > 0 && `${many(cut, 'phrase')} de plus de ${longestNote} signes ${cut < 2 ? 'a été coupée' : 'ont été coupées'}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The lists of the dossier, in their order, and the key of each. */
export const lists: { place: Place; title: string; key: string }[] = [
  { place: 'bloque', title: 'Ce qui peut bloquer', key: 'ink' },
  { place: 'rencherit', title: 'Ce qui peut renchérir', key: 'outline-bar' },
  { place: 'sort', title: 'Ce qui peut réduire une garantie', key: 'hatched' },
  { place: 'informe', title: 'Ce que l’assureur peut redemander', key: 'outline-bar' },
  { place: 'contredit', title: 'Les réponses qui se contredisent', key: 'outline-bar' },
  { place: 'demander', title: 'Ce qu’il faut demander', key: 'outline-bar' },
];
