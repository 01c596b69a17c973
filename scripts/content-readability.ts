import { buildDate } from '#src/config/build-date.ts';
import { checkContent } from '#src/content/check/index.ts';
import { bounds, readings } from '#src/content/readability.ts';
import { rhythm } from '#src/content/rhythm.ts';
import { formatNumber } from '#src/domain/numbers.ts';
import { main } from './lib/failure.ts';
import { inRoot } from './lib/paths.ts';

const heads = [
  'page',
  'mots',
  'phrases',
  'médiane',
  'plus long',
  'passif',
  'titres n°',
  'demandez',
  'deux-points',
  'mots à revoir',
];
const widths = [34, 6, 9, 9, 11, 8, 11, 10, 13];
const cells = (row: string[]) =>
  row
    .map((cell, at) =>
      at === 0 ? cell.padEnd(widths[at] ?? 0) : at === row.length - 1 ? `  ${cell}` : cell.padStart(widths[at] ?? 0),
    )
    .join('');
const hundredths = (value: number) => formatNumber(Math.round(value * 100) / 100);

// How each page reads. A report: what must hold is a rule of the check.
await main(async () => {
  const { passages } = checkContent(inRoot('content'), buildDate());
  const pages = readings(passages).sort((a, b) => a.route.localeCompare(b.route));
  const rows = pages.map((page) => [
    page.route,
    String(page.words),
    String(page.sentences),
    String(page.median),
    String(page.longest.words),
    `${Math.round(page.passive * 100)} %`,
    String(page.numberTitles),
    String(page.asks),
    hundredths(page.colons),
    page.doubtful.map(([word, times]) => (times > 1 ? `${word} ${times}` : word)).join(', '),
  ]);
  process.stdout.write(`${[heads, ...rows].map(cells).join('\n')}\n\n`);
  process.stdout.write(
    `Bornes : médiane ${bounds.median} mots au plus, phrase la plus longue ${bounds.longest} au plus ; titres avec un nombre ${rhythm.numberTitles}, « Demandez » ${rhythm.asks} au plus.\n` +
      `À viser : ${hundredths(rhythm.colons)} deux-points par phrase au plus. Un mot à revoir est parfois le bon : relisez sa phrase.\n`,
  );
  return 0;
});
