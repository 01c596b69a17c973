import type { ReactNode } from 'react';

type TableProps = {
  caption: string;
  head: string[];
  rows: ReactNode[][];
  /**
   * On a phone, each row becomes a short paragraph. Without this, the cells are numbers and the
   * table keeps its columns.
   */
  isStacked?: boolean;
  /** On a phone the cells of a row share a line below the first one. */
  isTight?: boolean;
};

/** Renders a table in which the first cell of each row is the row's heading. */
export const DataTable = ({
  caption,
  head,
  rows,
  isStacked = false,
  isTight = false,
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

/** Lets a table that is wider than the screen scroll in its own box, also by keyboard. */
export const RecordTable = (table: TableProps) => (
  <div className="scroller" role="group" aria-label={table.caption} tabIndex={0}>
    <DataTable {...table} isStacked />
  </div>
);
