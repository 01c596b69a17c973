import type { Root, Table, TableCell, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import { loadSite } from '#src/content/load.ts';
import { extractWords } from './words.ts';

const quantity = /^[−-]?\d[\d\s.,]*(?:\s?(?:€|k€|M€|%|h|j|min))?$/u;
// Maximum number of characters in a row. On a phone, the columns of a longer row would be too
// narrow.
const MAX_ROW_LENGTH = 40;
// Maximum number of characters in a cell that fills half the width of a phone, in about three
// lines.
const MAX_HALF_LENGTH = 52;
// Maximum number of characters in a cell that needs less than half the width of a phone.
const MAX_SHORT_LENGTH = 18;

const cellText = (cell: TableCell | undefined) =>
  cell ? extractWords(cell, loadSite().values).trim() : '';
const isQuantity = (column: string[]) => {
  const filled = column.filter(Boolean);
  return filled.length > 0 && filled.every((text) => quantity.test(text));
};

/**
 * Returns whether the table has three columns and the texts of the second and third column are
 * short, so that a phone can show these two columns next to each other.
 */
function fitsPairs(rows: string[][]) {
  const fits = (column: number) =>
    rows.reduce((sum, row) => sum + (row[column]?.length ?? 0), 0) <= MAX_HALF_LENGTH * rows.length;
  return rows[0]?.length === 3 && fits(1) && fits(2);
}

/** Returns whether all texts of the second column are short. */
const isShort = (rows: TableRow[]) =>
  rows.every(({ children }) => cellText(children[1]).length <= MAX_SHORT_LENGTH);

function layOut(table: Table) {
  const [head, ...rows] = table.children;
  if (!head) return;
  table.align = head.children.map((_, column) =>
    isQuantity(rows.map((row) => cellText(row.children[column])))
      ? 'right'
      : (table.align?.[column] ?? null),
  );
  for (const { children } of rows)
    if (children[0]) children[0].data = { hName: 'th', hProperties: { scope: 'row' } };
  const label = `Tableau : ${head.children.map(cellText).filter(Boolean).join(', ')}`;
  table.data = { hProperties: { 'aria-label': label } };
  const wide = rows.some(
    (row) => row.children.length > 2 && row.children.map(cellText).join('').length > MAX_ROW_LENGTH,
  );
  if (!wide || table.align.includes('right')) return;
  const isTight = fitsPairs(rows.map((row) => row.children.map(cellText)));
  table.data = {
    hProperties: {
      'aria-label': label,
      className: [
        'table-stack',
        ...(isTight ? ['table-tight'] : []),
        ...(isTight && isShort(rows) ? ['table-short'] : []),
      ],
    },
  };
  if (isTight) return;
  for (const row of rows) {
    row.children.forEach((cell, column) => {
      if (column > 0)
        cell.data = { hProperties: { 'data-label': cellText(head.children[column]) } };
    });
  }
}

/**
 * Lays out a Markdown table. Numbers are aligned to the right, so that readers can compare them. If
 * its texts are long, CSS shows each row as a paragraph on a phone.
 */
export const layOutTables = () => (tree: Root) => visit(tree, 'table', layOut);
