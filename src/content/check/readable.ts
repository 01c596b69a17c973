import { formatNumber } from '../../domain/numbers.ts';
import { definitionOf } from '../kinds.ts';
import { bounds, countWords, readings, sentencesOf } from '../readability.ts';
import type { Book } from './book.ts';
import { error, type Problem } from './problem.ts';
import type { Passage } from './prose.ts';

/** Length of pages and of sentences. */
export function checkReadable(finished: Passage[], { pages }: Book): Problem[] {
  const sentences = finished.filter(({ route, form }) => route !== undefined && form === 'paragraphe').flatMap(longSentences);
  const medians = new Map(readings(finished).map(({ route, median }) => [route, median]));
  const own = Map.groupBy(finished, ({ file, form }) => (form === 'moteurs' ? '' : file));
  const ofPages = pages.flatMap(({ file, page: { route, kind } }) => {
    const median = medians.get(route) ?? 0;
    const long = `La moitié des phrases de ${route} ont ${median} mots ou plus ; ${bounds.median} au plus. Coupez les plus longues : npm run content:readability montre où vous en êtes.`;
    const wanted = definitionOf(kind).leastLength;
    const words = own.get(file)?.reduce((sum, passage) => sum + countWords(passage.words), 0);
    return [
      ...(median > bounds.median ? [error({ file }, long)] : []),
      ...(wanted && words !== undefined && words < wanted.words ? [error({ file }, tooShort(words, wanted))] : []),
    ];
  });
  return [...sentences, ...ofPages];
}

const longSentences = (passage: Passage): Problem[] =>
  sentencesOf(passage.words).flatMap((sentence) => {
    const count = countWords(sentence);
    const start = sentence.split(/\s+/).slice(0, 7).join(' ');
    const message = `« ${start}… » : une phrase de ${count} mots ; ${bounds.longest} au plus. Coupez-la.`;
    return count > bounds.longest ? error(passage, message) : [];
  });

const tooShort = (words: number, wanted: { words: number; of: string }) =>
  `${formatNumber(words)} mots, sans les questions ; ${wanted.of} en a ${formatNumber(wanted.words)} au moins. Développez, ou choisissez une autre sorte de page.`;
