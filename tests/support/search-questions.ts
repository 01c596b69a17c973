import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const readList = (file: string): string[][] =>
  parse(readFileSync(new URL(`../search/${file}`, import.meta.url), 'utf8')).map((row: unknown[]) =>
    row.map(String),
  );

/**
 * What visitors ask, in their words, and the pages that answer; the search and its synonyms were
 * tuned by it.
 */
export const searchQuestions = readList('questions.yaml');

export const unseen = readList('unseen.yaml');

/** Asked on the first day, and found by nothing then: each finds its answer first. */
const first = [
  'amende rgpd',
  'prix mensuel',
  'auto entrepreneur',
  'ransomware',
  'pirater',
  'la rançon est-elle payée',
  'mon informaticien',
  'combien ça coûte pour 12 personnes',
];
export const askedFirst = first.map((question) => {
  const [row, ...others] = searchQuestions.filter(([each]) => each === question);
  if (!row || others.length > 0) throw new Error(`« ${question} » stands once in questions.yaml`);
  return row;
});
