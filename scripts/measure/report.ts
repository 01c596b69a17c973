// measure/: what pages weigh and how fast they are; README.md has the figures.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '#src/content/inventory.ts';
import { out } from '../lib/paths.ts';
import {
  dataBounds,
  excesses,
  kindOf,
  medianExcess,
  missedNote,
  timesItsWords,
  total,
} from './bounds.ts';
import { rowOf } from './row.ts';
import { delivered, type Weight, weigher } from './weigh.ts';

const columns: [name: string, of: (weight: Weight) => string | number][] = [
  ['bytes, brotli 4', ({ route }) => route],
  ['kind', ({ route }) => kindOf(route)],
  ['html', ({ html }) => html],
  ['× words', timesItsWords],
  ...(['css', 'fonts', 'frame', 'islands', 'props', 'requests'] as const).map(
    (name): [string, (weight: Weight) => number] => [name, (weight) => weight[name]],
  ),
];

const dearest = (weights: Weight[]) => weights.toSorted((a, b) => total(b) - total(a)).slice(0, 3);

export type Budgets = { table: string; over: string[]; pages: number };

/**
 * The bytes of every page beside their bounds, the three dearest with what they load, and what is
 * over.
 */
export function readBudgets(): Budgets {
  const weights = routes.map(weigher(out));
  const rows = weights.map((weight) => rowOf(columns.map(([, of]) => of(weight))));
  const data = Object.entries(dataBounds).map(([file, bound]) => ({
    file,
    bound,
    bytes: delivered(readFileSync(join(out, file))),
  }));
  const over = [
    ...data.flatMap(({ file, bound, bytes }) =>
      bytes > bound ? [`${file}: ${bytes} > ${bound}`] : [],
    ),
    ...weights.flatMap((weight) => excesses(weight).map((text) => `${weight.route}: ${text}`)),
    ...medianExcess(weights),
  ];
  const loaded = dearest(weights).flatMap((weight) => [
    `${weight.route}, ${total(weight)} in all:`,
    ...weight.files.map(({ name, bytes }) => `  ${name} ${bytes}`),
  ]);
  const asked = data.map(({ file, bound, bytes }) => `${file} ${bytes}, bound ${bound}`);
  const table = [
    rowOf(columns.map(([name]) => name)),
    ...rows,
    '',
    ...asked,
    missedNote(weights),
    '',
    ...loaded,
  ].join('\n');
  return { table, over, pages: weights.length };
}
