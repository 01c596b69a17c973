// measure/: what pages weigh and how fast they are; README.md has the figures.
import { routes } from '#src/content/inventory.ts';
import { out } from '../lib/paths.ts';
import { excesses, kindOf, medianExcess, missedNote, timesItsWords, total } from './bounds.ts';
import { type Weight, weigher } from './weigh.ts';

const head = ['bytes, brotli 4', 'kind', 'html', '× words', 'css', 'fonts', 'frame', 'islands', 'props', 'requests'];
const line = (cells: (string | number)[]) =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(34) : String(cell).padStart(12))).join(' ');

const dearest = (weights: Weight[]) => weights.toSorted((a, b) => total(b) - total(a)).slice(0, 3);

export type Budgets = { table: string; over: string[]; pages: number };

/** The bytes of every page beside their bounds, the three dearest with what they load, and what is over. */
export function readBudgets(): Budgets {
  const weights = routes.map(weigher(out));
  const rows = weights.map((weight) => [
    weight.route,
    kindOf(weight.route),
    weight.html,
    timesItsWords(weight),
    weight.css,
    weight.fonts,
    weight.frame,
    weight.islands,
    weight.props,
    weight.requests,
  ]);
  const over = [
    ...weights.flatMap((weight) => excesses(weight).map((text) => `${weight.route}: ${text}`)),
    ...medianExcess(weights),
  ];
  const loaded = dearest(weights).flatMap((weight) => [
    `${weight.route}, ${total(weight)} in all:`,
    ...weight.files.map(({ name, bytes }) => `  ${name} ${bytes}`),
  ]);
  const table = [line(head), ...rows.map(line), '', missedNote(weights), '', ...loaded].join('\n');
  return { table, over, pages: weights.length };
}
