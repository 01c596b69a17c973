import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { formatNumber } from '#src/lib/numbers.ts';
import { kinds } from '../kinds.ts';
import { isBlank } from '../placeholders.ts';
import type { Context, PageEntry } from './context.ts';
import { countWords, isForEngines, isTitle, type Passage, splitSentences } from './passages.ts';
import { error, type Problems } from './problem.ts';

type Pattern = { motif: string; remede?: string };
/** Rule of editorial.yaml: one pattern, or several words to replace. */
type Rule = Partial<Pattern> & {
  mots?: Pattern[];
  message: string;
  /** Number of times that a page may contain the pattern. Otherwise it must not appear. */
  auPlus?: number;
  /** True if the rule is only for titles. It counts each title once. */
  titres?: boolean;
  /** True if <Libre> allows an exception. */
  libre?: boolean;
};
type Table = {
  noms: string;
  regles: Rule[];
  longueurs: { phrase: number; mediane: number };
  champs: Record<string, { de: number; a: number; message: string }>;
};

const matchWord = (motif: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}-])(?:${motif})(?![\\p{L}\\p{M}])`, 'giu');

function readRules() {
  const file = join(import.meta.dirname, 'editorial.yaml');
  const { noms, regles, ...rest } = parse(readFileSync(file, 'utf8')) as Table;
  const words = regles.flatMap(({ mots = [] }) => mots.map(({ motif }) => motif));
  return {
    ...rest,
    names: new RegExp(noms, 'gu'),
    /** Matches any word to replace. Most pages contain none, so one search is enough for them. */
    anyWord: matchWord(words.join('|')),
    rules: regles.flatMap(({ mots, motif = '', ...rule }) =>
      (mots ?? [{ motif, remede: '' }]).map((row) => ({
        ...rule,
        isWord: mots !== undefined,
        pattern: mots ? matchWord(row.motif) : new RegExp(row.motif, 'gu'),
        message: rule.message.replace('{remede}', row.remede ?? ''),
      })),
    ),
  };
}
export const editorialRules = readRules();

/** Checks the passages of a page, or of all tables, whose route is undefined. */
function* checkPassages(route: string | undefined, passages: Passage[]): Problems {
  const { names, anyWord, rules, champs } = editorialRules;
  const own = passages.map((passage) => ({ passage, text: passage.checked.replace(names, '') }));
  const hasWord = own.some(({ text }) => text.search(anyWord) >= 0);
  for (const { isWord, pattern, message, auPlus = 0, titres, libre } of rules) {
    if ((isWord && !hasWord) || (auPlus > 0 && route === undefined)) continue;
    const found = own.flatMap(({ passage, text }) => {
      const matches = Array.from(text.matchAll(pattern), ([mot]) => ({ passage, mot }));
      return titres ? matches.slice(0, isTitle(passage) ? 1 : 0) : matches;
    });
    for (const { passage, mot } of found.slice(auPlus)) {
      const filled = message
        .replace('{mot}', mot)
        .replace('{nombre}', String(found.length))
        .replace('{page}', String(route))
        .replace('{passage}', passage.words)
        .replace('{premier}', found[0]?.passage.words ?? '');
      // A field of one line cannot contain <Libre>, so there the writer must choose another word.
      const hasExit = libre && passage.form !== 'ligne';
      yield error(
        passage,
        hasExit ? `${filled} S’il le faut vraiment, <Libre raison="…">…</Libre>.` : filled,
      );
    }
  }
  for (const passage of passages) {
    const limits = champs[passage.field];
    const { length } = [...passage.words];
    if (!limits || isBlank(passage.words)) continue;
    if (length < limits.de || length > limits.a)
      yield error(passage, `${passage.field} : ${length} signes ; ${limits.message}`);
  }
}

/**
 * Checks the length of each sentence, the median length of all sentences, and the number of words
 * of a page.
 */
function* checkLengths({ file, page }: PageEntry, passages: Passage[]): Problems {
  const { phrase, mediane } = editorialRules.longueurs;
  const counts: number[] = [];
  for (const passage of passages.filter(({ form }) => form === 'paragraphe'))
    for (const sentence of splitSentences(passage.words)) {
      const count = countWords(sentence);
      const start = sentence.split(/\s+/).slice(0, 7).join(' ');
      counts.push(count);
      if (count > phrase)
        yield error(
          passage,
          `« ${start}… » : une phrase de ${count} mots ; ${phrase} au plus. Coupez-la.`,
        );
    }
  const median = counts.sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
  if (median > mediane)
    yield error(
      { file },
      `La moitié des phrases de ${page.route} ont ${median} mots ou plus ; ${mediane} au plus. ` +
        'Coupez les plus longues.',
    );
  const { words: least = 0, of } = kinds[page.kind].leastLength ?? {};
  const own = passages.filter((passage) => passage.file === file && !isForEngines(passage));
  const count = own.reduce((sum, { words }) => sum + countWords(words), 0);
  if (own.length > 0 && count < least)
    yield error(
      { file },
      `${formatNumber(count)} mots, sans les questions ; ${of} en a ${formatNumber(least)} au ` +
        'moins. Développez, ou choisissez une autre sorte de page.',
    );
}

/** Checks the texts against editorial.yaml. Lengths are checked on finished pages only. */
export function* checkEditorial(
  passages: Passage[],
  finished: Passage[],
  { pages }: Context,
): Problems {
  for (const [route, own] of Map.groupBy(passages, ({ route }) => route))
    yield* checkPassages(route, own);
  const byRoute = Map.groupBy(finished, ({ route }) => route);
  for (const entry of pages) yield* checkLengths(entry, byRoute.get(entry.route) ?? []);
}
