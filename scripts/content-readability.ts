import { buildDate } from '#src/config/build-date.ts';
import { checkContent } from '#src/content/check/index.ts';
import { bounds, readings } from '#src/content/readability.ts';
import { rhythm } from '#src/content/rhythm.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { main } from './lib/failure.ts';
import { inRoot } from './lib/paths.ts';
import { rowOf } from './measure/row.ts';

const hundredths = (value: number) => formatNumber(Math.round(value * 100) / 100);

type Page = ReturnType<typeof readings>[number];
const columns: [name: string, of: (page: Page) => string | number][] = [
  ['page', ({ route }) => route],
  ['mots', ({ words }) => words],
  ['phrases', ({ sentences }) => sentences],
  ['médiane', ({ median }) => median],
  ['plus long', ({ longest }) => longest.words],
  ['passif', ({ passive }) => `${Math.round(passive * 100)} %`],
  ['titres n°', ({ numberTitles }) => numberTitles],
  ['demandez', ({ asks }) => asks],
  ['deux-points', ({ colons }) => hundredths(colons)],
  [
    '  mots à revoir',
    ({ doubtful }) =>
      `  ${doubtful.map(([word, times]) => (times > 1 ? `${word} ${times}` : word)).join(', ')}`.padEnd(
        13,
      ),
  ],
];

// How each page reads. A report: what must hold is a rule of the check.
await main(async () => {
  const { passages } = checkContent(inRoot('content'), buildDate());
  const pages = readings(passages).sort((a, b) => a.route.localeCompare(b.route));
  const rows = [
    columns.map(([name]) => name),
    ...pages.map((page) => columns.map(([, of]) => of(page))),
  ];
  process.stdout.write(`${rows.map((cells) => rowOf(cells)).join('\n')}\n\n`);
  process.stdout.write(
    `Bornes : médiane ${bounds.median} mots au plus, phrase la plus longue ${bounds.longest} au plus ; titres avec un nombre ${rhythm.numberTitles}, « Demandez » ${rhythm.asks} au plus.\n` +
      `À viser : ${hundredths(rhythm.colons)} deux-points par phrase au plus. Un mot à revoir est parfois le bon : relisez sa phrase.\n`,
  );
});
