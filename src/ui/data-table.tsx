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

type ScrollerProps = { label: string | undefined; className?: string; children: ReactNode };

/**
 * Box that scrolls sideways if its table is wider than the screen. Keyboard users can focus and
 * scroll it.
 */
export const Scroller = ({ label, className = '', children }: ScrollerProps) => (
  <div
    className={`scroller relative overflow-x-auto ${className}`.trim()}
    role="group"
    aria-label={label}
    tabIndex={0}
  >
    {children}
  </div>
);

export const RecordTable = (table: TableProps) => (
  <Scroller label={table.caption}>
    <DataTable {...table} isStacked />
  </Scroller>
);
