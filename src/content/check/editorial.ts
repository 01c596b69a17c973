import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { formatNumber } from '#src/lib/numbers.ts';
import { kinds } from '../kinds.ts';
import type { Context, PageEntry } from './context.ts';
import { countWords, isForEngines, isTitle, type Passage, splitSentences } from './passages.ts';
import { error, type Problems } from './problem.ts';

type Rule = { pattern: RegExp; message: string; libre?: boolean };
type Table = {
  noms: string;
  mots: { message: string; lignes: { motif: string; remede: string }[] }[];
  formes: { motif: string; message: string; libre?: boolean }[];
  parPage: { motif: string; auPlus: number; titres?: boolean; message: string }[];
  longueurs: { phrase: number; mediane: number };
  champs: Record<string, { de: number; a: number; message: string }>;
};

export type EditorialRules = ReturnType<typeof readRules>;

let cachedRules: EditorialRules | undefined;

/** Reads the rules once and keeps them, because the tests check the content hundreds of times. */
export function getRules(): EditorialRules {
  cachedRules ??= readRules();
  return cachedRules;
}

const matchWord = (motif: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}-])(?:${motif})(?![\\p{L}\\p{M}])`, 'giu');

function readRules() {
  const file = join(import.meta.dirname, 'editorial.yaml');
  const { noms, mots, formes, ...rest } = parse(readFileSync(file, 'utf8')) as Table;
  const words: Rule[] = mots.flatMap(({ message, lignes }) =>
    lignes.map(({ motif, remede }) => ({
      pattern: matchWord(motif),
      message: message.replace('{remede}', remede),
      libre: true,
    })),
  );
  return {
    ...rest,
    words,
    forms: formes.map((form): Rule => ({ ...form, pattern: new RegExp(form.motif, 'gu') })),
    /**
     * Matches any refused word. One search with it is enough for most passages, because they
     * contain none.
     */
    anyWord: matchWord(mots.flatMap(({ lignes }) => lignes.map(({ motif }) => motif)).join('|')),
    names: new RegExp(noms, 'gu'),
  };
}

function* checkPassage(passage: Passage, rules: EditorialRules): Problems {
  const checked = passage.checked.replace(rules.names, '');
  // Proposes the tag <Libre>, which allows an exception. A field of one line cannot contain this
  // tag, so there the writer must choose another word.
  const exit =
    passage.form === 'ligne' ? '' : ' S’il le faut vraiment, <Libre raison="…">…</Libre>.';
  const limits = rules.champs[passage.field];
  const count = [...passage.words].length;
  if (limits && (count < limits.de || count > limits.a))
    yield error(passage, `${passage.field} : ${count} signes ; ${limits.message}`);
  const words = checked.search(rules.anyWord) >= 0 ? rules.words : [];
  for (const { pattern, message, libre } of [...words, ...rules.forms])
    for (const [found] of checked.matchAll(pattern))
      yield error(passage, message.replace('{mot}', found) + (libre ? exit : ''));
}

/** Reports expressions that a page contains more often than editorial.yaml allows. */
function* checkPage(route: string, page: Passage[], { parPage }: EditorialRules): Problems {
  for (const { motif, auPlus, titres, message } of parPage) {
    const found = page.flatMap((passage) => {
      const matches = [...passage.checked.matchAll(new RegExp(motif, 'gu'))].map(() => passage);
      return titres ? matches.slice(0, isTitle(passage) ? 1 : 0) : matches;
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

/** Checks the texts against editorial.yaml: refused words, forms, repetitions and lengths. */
export function* checkEditorial(
  passages: Passage[],
  finished: Passage[],
  { pages }: Context,
): Problems {
  const rules = getRules();
  for (const [route, page] of Map.groupBy(passages, ({ route }) => route)) {
    for (const passage of page) yield* checkPassage(passage, rules);
    if (route !== undefined) yield* checkPage(route, page, rules);
  }
  const byRoute = Map.groupBy(finished, ({ route }) => route);
  for (const entry of pages) yield* checkLengths(entry, byRoute.get(entry.page.route) ?? []);
}
