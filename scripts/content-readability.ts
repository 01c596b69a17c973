import { buildDate } from '#src/config/build-date.ts';
import { checkContent } from '#src/content/check/index.ts';
import { bounds, readings } from '#src/content/readability.ts';
import { main } from './lib/failure.ts';
import { inRoot } from './lib/paths.ts';

const cells = (row: string[]) => row.map((cell, column) => (column === 0 ? cell.padEnd(34) : cell.padStart(9))).join('');

// How each page reads. A report: what must hold is a rule of the check.
await main(async () => {
  const { passages } = checkContent(inRoot('content'), buildDate());
  const pages = readings(passages).sort((a, b) => a.route.localeCompare(b.route));
  const rows = pages.map(({ route, words, sentences, median, longest, passive }) => [
    route,
    String(words),
    String(sentences),
    String(median),
    String(longest.words),
    `${Math.round(passive * 100)} %`,
  ]);
  process.stdout.write(`${[['page', 'mots', 'phrases', 'médiane', 'plus long', 'passif'], ...rows].map(cells).join('\n')}\n\n`);
  process.stdout.write(`Bornes : médiane ${bounds.median} mots au plus, phrase la plus longue ${bounds.longest} au plus.\n`);
  return 0;
});
