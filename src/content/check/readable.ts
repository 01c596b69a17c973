import { formatNumber } from '../../domain/numbers.ts';
import { definitionOf } from '../kinds.ts';
import { bounds, countWords, readings, sentencesOf } from '../readability.ts';
import type { Book } from './book.ts';
import { error, type Problem } from './problem.ts';
import type { Passage } from './prose.ts';

/** Length of pages and of sentences. */
export function checkReadable(finished: Passage[], book: Book): Problem[] {
  const pages = new Map(book.pages.map(({ file, page }) => [page.route, { file, kind: page.kind }]));
  const problems: Problem[] = [];

  for (const { file, line, route, form, words } of finished) {
    if (route === undefined || form !== 'paragraphe') continue;
    for (const sentence of sentencesOf(words)) {
      const count = countWords(sentence);
      if (count > bounds.longest)
        problems.push(
          error(file, line, `« ${start(sentence)}… » : une phrase de ${count} mots ; ${bounds.longest} au plus. Coupez-la.`),
        );
    }
  }
  for (const { route, median } of readings(finished)) {
    const file = pages.get(route)?.file;
    if (file && median > bounds.median)
      problems.push(
        error(
          file,
          1,
          `La moitié des phrases de ${route} ont ${median} mots ou plus ; ${bounds.median} au plus. Coupez les plus longues : npm run content:readability montre où vous en êtes.`,
        ),
      );
  }
  for (const [route, own] of Map.groupBy(finished, (passage) => passage.route)) {
    const { file, kind } = pages.get(route ?? '') ?? {};
    const wanted = kind && definitionOf(kind).leastLength;
    if (!file || !wanted) continue;
    const ofPage = own.filter((passage) => passage.file === file && passage.form !== 'moteurs');
    const words = ofPage.reduce((sum, passage) => sum + countWords(passage.words), 0);
    if (ofPage.length > 0 && words < wanted.words)
      problems.push(
        error(
          file,
          1,
          `${formatNumber(words)} mots, sans les questions ; ${wanted.of} en a ${formatNumber(wanted.words)} au moins. Développez, ou choisissez une autre sorte de page.`,
        ),
      );
  }
  return problems;
}

const start = (sentence: string) => sentence.split(/\s+/).slice(0, 7).join(' ');
