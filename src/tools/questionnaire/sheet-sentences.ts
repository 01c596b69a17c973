import { pluralise } from '#src/lib/numbers.ts';
import type { AdvicePlace } from '#src/lib/questionnaire/advice.ts';
import {
  MAX_NOTE_LENGTH,
  type Refusal,
  type Sheet,
  type SheetReading,
} from '#src/lib/questionnaire/sheet.ts';

export const refusals: Record<Refusal | 'non-lu', string> = {
  'non-lu': 'Votre appareil n’a pas pu lire ce fichier. Rien n’a changé.',
  'trop-gros': 'Ce fichier est trop gros pour venir de ce questionnaire. Rien n’a changé.',
  illisible:
    'Ce fichier ne vient pas de ce questionnaire. Choisissez celui que le bouton ' +
    '« Enregistrer un fichier » a fait.',
  'autre-version': 'Ce fichier vient d’une autre version du questionnaire. Rien n’a changé.',
  abime: 'Ce fichier a été modifié et ne peut plus être lu. Rien n’a changé.',
};

type Texts = Partial<Record<string, string>>;
const countTexts = (texts: Texts) => Object.keys(texts).length;
const replaced = (here: Texts, other: Texts) =>
  Object.entries(other).filter(([id, text]) => here[id] && here[id] !== text).length;

/** Formats counts: « 1 réponse », « 3 réponses et 1 phrase ». */
const counted = (answers: number, notes: number, [one, several]: [string, string]) => {
  const groupNames = [
    (answers > 0 || notes === 0) && pluralise(answers, 'réponse'),
    notes > 0 && pluralise(notes, 'phrase'),
  ];
  return `${groupNames.filter(Boolean).join(' et ')} ${answers + notes < 2 ? one : several}.`;
};

/** Describes the import of a file. */
export function takenText(
  here: Sheet,
  { sheet: { answers, notes }, unknown, cut }: SheetReading,
): string {
  const [changed, rewritten] = [replaced(here.answers, answers), replaced(here.notes, notes)];
  return [
    counted(countTexts(answers), countTexts(notes), ['reprise du fichier', 'reprises du fichier']),
    changed + rewritten > 0 &&
      counted(changed, rewritten, [
        'de cette page a été remplacée',
        'de cette page ont été remplacées',
      ]),
    unknown > 0 &&
      `${pluralise(unknown, 'question')} du fichier ${unknown < 2 ? 'n’est' : 'ne sont'} plus ` +
        `dans la liste.`,
    cut > 0 &&
      `${pluralise(cut, 'phrase')} de plus de ${MAX_NOTE_LENGTH} signes ` +
        `${cut < 2 ? 'a été coupée' : 'ont été coupées'}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The lists of the dossier, in their order, and the key of each. */
export const lists: { place: AdvicePlace; title: string; key: string }[] = [
  { place: 'bloque', title: 'Ce qui peut bloquer', key: 'ink' },
  { place: 'rencherit', title: 'Ce qui peut renchérir', key: 'outline-bar' },
  { place: 'sort', title: 'Ce qui peut réduire une garantie', key: 'hatched' },
  { place: 'informe', title: 'Ce que l’assureur peut redemander', key: 'outline-bar' },
  { place: 'contredit', title: 'Les réponses qui se contredisent', key: 'outline-bar' },
  { place: 'demander', title: 'Ce qu’il faut demander', key: 'outline-bar' },
];
