import { formatNumber } from '#src/lib/numbers.ts';
import { definitionOf } from '../kinds.ts';
import { bounds, countWords, readings, sentencesOf } from '../readability.ts';
import type { Book } from './book.ts';
import { error, type Problems } from './problem.ts';
import type { Passage } from './prose.ts';

/** Length of pages and of sentences. */
export function* checkReadable(finished: Passage[], { pages }: Book): Problems {
  for (const passage of finished)
    if (passage.route !== undefined && passage.form === 'paragraphe') yield* longSentences(passage);
  const medians = new Map(readings(finished).map(({ route, median }) => [route, median]));
  const own = Map.groupBy(finished, ({ file, form }) => (form === 'moteurs' ? '' : file));
  for (const { file, page } of pages) {
    const median = medians.get(page.route) ?? 0;
    const long = `La moitié des phrases de ${page.route} ont ${median} mots ou plus ; ${bounds.median} au plus. Coupez les plus longues : npm run content:readability montre où vous en êtes.`;
    const wanted = definitionOf(page.kind).leastLength;
    const words = own.get(file)?.reduce((sum, passage) => sum + countWords(passage.words), 0);
    if (median > bounds.median) yield error({ file }, long);
    if (wanted && words !== undefined && words < wanted.words)
      yield error({ file }, tooShort(words, wanted));
  }
}

function* longSentences(passage: Passage): Problems {
  for (const sentence of sentencesOf(passage.words)) {
    const count = countWords(sentence);
    const start = sentence.split(/\s+/).slice(0, 7).join(' ');
    const message = `« ${start}… » : une phrase de ${count} mots ; ${bounds.longest} au plus. Coupez-la.`;
    if (count > bounds.longest) yield error(passage, message);
  }
}

const tooShort = (words: number, wanted: { words: number; of: string }) =>
  `${formatNumber(words)} mots, sans les questions ; ${wanted.of} en a ${formatNumber(wanted.words)} au moins. Développez, ou choisissez une autre sorte de page.`;
