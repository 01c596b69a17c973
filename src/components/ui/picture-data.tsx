import { Sign } from './sign.tsx';

export type Rows = { caption: string; head: string[]; rows: string[][] };

/** The table of a picture, closed under it, for those who would rather read numbers. */
export const PictureData = ({ caption, head, rows }: Rows) => (
  <details className="picture-data">
    <summary>
      Lire ce dessin en tableau <Sign name="chevron" />
    </summary>
    <table className="table num">
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
        {rows.map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {rest.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity than their column
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
