import type { ReactNode } from 'react';

type Props = { caption: string; head: string[]; rows: [ReactNode, ...ReactNode[]][] | ReactNode[][] };

/** Records as a table; on a phone each row becomes a small paragraph. */
export const RecordTable = ({ caption, head, rows }: Props) => (
  <div className="scroller" role="group" aria-label={caption} tabIndex={0}>
    <table className="table table-stack">
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
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity than their place
          <tr key={place} data-item>
            <th scope="row">{first}</th>
            {rest.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity than their column
              <td key={index} data-label={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
