import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { memoize } from '#src/lib/memoize.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { kinds } from '../kinds.ts';
import type { Context, PageEntry } from './context.ts';
import { countWords, type Passage, splitSentences } from './passages.ts';
import { error, type Problems } from './problem.ts';

type Form = { motif: string; message: string; libre?: boolean };
type Rules = {
  noms: string;
  mots: { message: string; lignes: { motif: string; remede: string }[] }[];
  formes: Form[];
  parPage: { motif: string; auPlus: number; titres?: boolean; message: string }[];
  longueurs: { phrase: number; mediane: number };
};

const readRules = memoize((file) => {
  const rules = parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Rules;
  const matchWord = (motif: string) =>
    new RegExp(`(?<![\\p{L}\\p{M}-])(?:${motif})(?![\\p{L}\\p{M}])`, 'giu');
  const words = rules.mots.flatMap(({ message, lignes }) =>
    lignes.map(({ motif, remede }) => ({
      pattern: matchWord(motif),
      message: message.replace('{remede}', remede),
      libre: true,
    })),
  );
  const forms = rules.formes.map((form) => ({ ...form, pattern: new RegExp(form.motif, 'gu') }));
  const motifs = rules.mots.flatMap(({ lignes }) => lignes.map(({ motif }) => motif));
  const anyWord = matchWord(motifs.join('|'));
  return { ...rules, words, forms, anyWord, names: new RegExp(rules.noms, 'gu') };
});
const getRules = () => readRules('editorial.yaml');

/**
 * Removes the words that editorial.yaml refuses, because otherwise the spelling check would report
 * them too.
 */
export const removeRefusedWords = (text: string): string => text.replace(getRules().anyWord, ' ');

type Rule = Omit<Form, 'motif'> & { pattern: RegExp };

function* checkPassage(passage: Passage): Problems {
  const { words, forms, anyWord, names } = getRules();
  const checked = passage.checked.replace(names, '');
  // Proposes the tag <Libre>, which allows an exception. A field of one line cannot contain this
  // tag, so there the writer must choose another word.
  const exit = ['ligne', 'moteurs', 'intitulé'].includes(passage.form)
    ? ''
    : ' S’il le faut vraiment, <Libre raison="…">…</Libre>.';
  // Searches all refused words at once, because most passages contain none of them.
  const rules: Rule[] = checked.search(anyWord) >= 0 ? [...words, ...forms] : forms;
  for (const { pattern, message, libre } of rules)
    for (const [found] of checked.matchAll(pattern))
      yield error(passage, message.replace('{mot}', found) + (libre ? exit : ''));
}

/** Reports expressions that a page contains more often than editorial.yaml allows. */
function* checkPage(route: string, page: Passage[]): Problems {
  for (const { motif, auPlus, titres, message } of getRules().parPage) {
    const found = page.flatMap((passage) => {
      const matches = [...passage.checked.matchAll(new RegExp(motif, 'gu'))].map(() => passage);
      if (!titres) return matches;
      return ['titre', 'intitulé'].includes(passage.form) ? matches.slice(0, 1) : [];
    });
    for (const beyond of titres ? found.slice(auPlus) : found.slice(auPlus, auPlus + 1))
      yield error(
        beyond,
        message
          .replace('{nombre}', String(found.length))
          .replace('{page}', route)
          .replace('{passage}', beyond.words)
          .replace('{premier}', found[0]?.words ?? ''),
      );
  }
}

/**
 * Checks the length of each sentence, the median length of all sentences, and the number of words
 * of a page.
 */
function* checkLengths({ file, page }: PageEntry, passages: Passage[]): Problems {
  const { phrase, mediane } = getRules().longueurs;
  const pagePassages = passages.filter(
    ({ route, form }) => route === page.route && form !== 'moteurs',
  );
  const counts: number[] = [];
  for (const passage of pagePassages.filter(({ form }) => form === 'paragraphe'))
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
  const own = pagePassages.filter((passage) => passage.file === file);
  const count = own.reduce((sum, { words }) => sum + countWords(words), 0);
  if (own.length > 0 && count < least)
    yield error(
      { file },
      `${formatNumber(count)} mots, sans les questions ; ${of} en a ${formatNumber(least)} au ` +
        'moins. Développez, ou choisissez une autre sorte de page.',
    );
}

/** Checks the texts against editorial.yaml: refused words, forms, repetitions and lengths. */
export function* checkEditorial(
  passages: Passage[],
  finished: Passage[],
  { pages, areValuesKnown }: Context,
): Problems {
  for (const [route, page] of Map.groupBy(passages, ({ route }) => route)) {
    for (const passage of page) yield* checkPassage(passage);
    if (route !== undefined) yield* checkPage(route, page);
  }
  if (areValuesKnown) for (const entry of pages) yield* checkLengths(entry, finished);
}
