import type { AdvicePlace } from '#src/lib/questionnaire/advice.ts';

/**
 * Groups of answers by their effect, in the order of the page and of the dossier. `key` is the fill
 * of the group's symbol.
 */
export const adviceLists: { place: AdvicePlace; title: string; key: string }[] = [
  { place: 'bloque', title: 'Ce qui peut bloquer', key: 'ink' },
  { place: 'rencherit', title: 'Ce qui peut renchérir', key: 'outline-bar' },
  { place: 'sort', title: 'Ce qui peut réduire une garantie', key: 'hatched' },
  { place: 'informe', title: 'Ce que l’assureur peut redemander', key: 'outline-bar' },
  { place: 'contredit', title: 'Les réponses qui se contredisent', key: 'outline-bar' },
  { place: 'demander', title: 'Ce qu’il faut demander', key: 'outline-bar' },
];
