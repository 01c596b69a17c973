// Sorts the rows of a table by the column that the visitor chooses.
import { defineElement, getPart } from '#src/lib/element.ts';

defineElement('sorted-table', (table) => {
  const choice = getPart<HTMLSelectElement>(table, 'select');
  const body = getPart<HTMLTableSectionElement>(table, 'tbody');
  const readValue = (row: HTMLTableRowElement) =>
    Number(getPart<HTMLDataElement>(row, `[data-sort="${choice.value}"]`).value);
  choice.addEventListener('change', () => {
    body.append(...[...body.rows].sort((a, b) => readValue(b) - readValue(a)));
    getPart(table, '[role="status"]').textContent = 'Tableau classé.';
  });
  getPart(table, 'p').hidden = false;
});
