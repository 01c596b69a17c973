import type { ReactNode } from 'react';

type TableProps = {
  caption: string;
  head: string[];
  rows: ReactNode[][];
  /**
   * True if each row becomes a short paragraph on a phone. Otherwise the table keeps its columns,
   * because its cells are numbers.
   */
  isStacked?: boolean;
};

/** Renders a table. The first cell of each row is its heading. */
export const DataTable = ({ caption, head, rows, isStacked = false }: TableProps) => (
  <table className={isStacked ? 'table table-stack' : 'table num'}>
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        {head.map((cell) => (
          <th key={cell} scope="col">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first, ...rest], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, only a position
        <tr key={place} data-item={isStacked || undefined}>
          <th scope="row">{first}</th>
          {rest.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells have no id, only a position
            <td key={column} data-label={isStacked ? head[column + 1] : undefined}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/**
 * Puts the table in a box that scrolls sideways if the table is wider than the screen. Keyboard
 * users can focus and scroll the box.
 */
export const RecordTable = (table: TableProps) => (
  <div
    className="scroller relative overflow-x-auto"
    role="group"
    aria-label={table.caption}
    tabIndex={0}
  >
    <DataTable {...table} isStacked />
  </div>
);
