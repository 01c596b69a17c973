import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { memoize } from '#src/lib/memoize.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { getKindDefinition } from '../kinds.ts';
import type { Book } from './book.ts';
import { error, type Problems } from './problem.ts';
import { isTitle, type Passage } from './prose.ts';
import { countWords, hasNumber, splitSentences } from './sentences.ts';

type Sign = {
  motif: string;
  message: string;
  permisParLibre?: boolean;
  saufCellule?: boolean;
  saufSiLaPageDit?: string;
};
type Rules = {
  noms: string;
  mots: { message: string; lignes: { motif: string; remede: string }[] }[];
  signes: Sign[];
  parPage: { motif: string; auPlus: number; message: string }[];
  longueurs: { phrase: number; mediane: number };
};

const readRules = memoize((file): Rules => parse(readFileSync(file, 'utf8')));
const rules = () => readRules(join(import.meta.dirname, 'editorial.yaml'));

/** Compiles each refused word to a pattern and a message. */
const compileWords = memoize(() => {
  const words = rules().mots.flatMap(({ message, lignes }) =>
    lignes.map(({ motif, remede }) => ({
      pattern: new RegExp(`(?<![\\p{L}\\p{M}-])(?:${motif})(?![\\p{L}\\p{M}])`, 'giu'),
      write: (found: string) => message.replace('{mot}', found).replace('{remede}', remede),
    })),
  );
  const any = new RegExp(words.map(({ pattern }) => pattern.source).join('|'), 'iu');
  return { words, any, names: new RegExp(rules().noms, 'gu') };
});

/** Removes the refused words, so that the spelling check does not report them a second time. */
export const removeRefusedWords = (text: string): string =>
  text.replace(new RegExp(compileWords('').any.source, 'giu'), ' ');

/** Explains how to keep a refused word. A line cannot contain <Libre>, so it needs another word. */
const allowance = ({ form }: Passage) =>
  ['ligne', 'moteurs', 'intitulé'].includes(form)
    ? ''
    : ' S’il le faut vraiment, <Libre raison="…">…</Libre>.';

function* checkWords(passage: Passage): Problems {
  const { words, any, names } = compileWords('');
  const text = passage.checked.replace(names, '');
  if (!any.test(text)) return;
  for (const { pattern, write } of words)
    for (const [found] of text.matchAll(pattern))
      yield error(passage, `${write(found)}${allowance(passage)}`);
}

function* checkSigns(passage: Passage, page: Passage[]): Problems {
  const text = passage.checked.replace(compileWords('').names, '');
  for (const { motif, message, permisParLibre, saufCellule, saufSiLaPageDit } of rules().signes) {
    if (saufCellule && passage.form === 'cellule') continue;
    if (!new RegExp(motif, 'u').test(text)) continue;
    const exception = saufSiLaPageDit && new RegExp(saufSiLaPageDit, 'iu');
    if (exception && page.some(({ words }) => exception.test(words))) continue;
    yield error(passage, `${message}${permisParLibre ? allowance(passage) : ''}`);
  }
}

function* checkPage(route: string, page: Passage[]): Problems {
  const [first, ...others] = page.filter((each) => isTitle(each) && hasNumber(each.checked));
  for (const title of others)
    yield error(
      title,
      `« ${title.words} » : un titre avec un nombre, et la page en a déjà un, « ` +
        `${first?.words} ». Dites ce que contient la section, en mots que l’on chercherait. ` +
        `Un nombre fixé avec le produit se met entre <Libre raison="…">…</Libre>.`,
    );
  for (const { motif, auPlus, message } of rules().parPage) {
    const found = page.flatMap((each) =>
      [...each.checked.matchAll(new RegExp(motif, 'giu'))].map(() => each),
    );
    const beyond = found[auPlus];
    const count = String(found.length);
    if (beyond) yield error(beyond, message.replace('{nombre}', count).replace('{page}', route));
  }
}

/** Checks the length of each sentence, and the median length of the sentences of a page. */
function* checkSentences(file: string, route: string, page: Passage[]): Problems {
  const { phrase, mediane } = rules().longueurs;
  const counts: number[] = [];
  for (const passage of page.filter(({ form }) => form === 'paragraphe'))
    for (const sentence of splitSentences(passage.words)) {
      const count = countWords(sentence);
      const start = sentence.split(/\s+/).slice(0, 7).join(' ');
      const message = `« ${start}… » : une phrase de ${count} mots ; ${phrase} au plus. Coupez-la.`;
      counts.push(count);
      if (count > phrase) yield error(passage, message);
    }
  const median = counts.sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
  const message =
    `La moitié des phrases de ${route} ont ${median} mots ou plus ; ${mediane} ` +
    'au plus. Coupez les plus longues.';
  if (median > mediane) yield error({ file }, message);
}

/** Checks words, signs, repetitions and lengths against editorial.yaml. */
export function* checkEditorial(
  passages: Passage[],
  finished: Passage[],
  { pages }: Book,
): Problems {
  const byRoute = Map.groupBy(passages, ({ route }) => route);
  for (const [route, page] of byRoute) {
    for (const passage of page) {
      yield* checkWords(passage);
      yield* checkSigns(passage, page);
    }
    if (route !== undefined) yield* checkPage(route, page);
  }
  const read = finished.filter(({ form }) => form !== 'moteurs');
  const finishedByRoute = Map.groupBy(read, ({ route }) => route);
  for (const { file, page } of pages) {
    yield* checkSentences(file, page.route, finishedByRoute.get(page.route) ?? []);
    const minimum = getKindDefinition(page.kind).leastLength;
    const own = read.filter((passage) => passage.file === file);
    const count = own.reduce((sum, { words }) => sum + countWords(words), 0);
    if (minimum && own.length > 0 && count < minimum.words)
      yield error(
        { file },
        `${formatNumber(count)} mots, sans les questions ; ${minimum.of} en a ` +
          `${formatNumber(minimum.words)} au moins. Développez, ou choisissez une autre sorte ` +
          'de page.',
      );
  }
}
