import type { ReactNode } from 'react';

export type TableProps = {
  caption: string;
  head: string[];
  rows: ReactNode[][];
  /**
   * On a phone each row becomes a small paragraph; otherwise the cells are numbers, and stay a
   * table.
   */
  isStacked?: boolean;
  /** On a phone the cells of a row share a line below the first one. */
  isTight?: boolean;
  /** Whether the head of the first column is only heard. */
  hasSilentCorner?: boolean;
};

/** A table of which the first cell of each row names the others. */
export const DataTable = ({
  caption,
  head,
  rows,
  isStacked = false,
  isTight = false,
  hasSilentCorner = false,
}: TableProps) => (
  <table
    className={
      isStacked
        ? 'table table-stack'
        : `table num ${isTight ? 'table-stack table-tight' : ''}`.trim()
    }
  >
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        {head.map((cell, column) => (
          <th key={cell} scope="col">
            {hasSilentCorner && column === 0 ? <span className="sr-only">{cell}</span> : cell}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first, ...rest], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity than their place
        <tr key={place} data-item={isStacked || undefined}>
          <th scope="row">{first}</th>
          {rest.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity than their column
            <td key={column} data-label={isStacked ? head[column + 1] : undefined}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** A table that is wider than the screen scrolls in its own box, also by keyboard. */
export const RecordTable = (table: TableProps) => (
  <div className="scroller" role="group" aria-label={table.caption} tabIndex={0}>
    <DataTable {...table} isStacked />
  </div>
);
