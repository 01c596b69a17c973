import type { ReactNode } from 'react';
import { Texts } from '#src/ui/texts.tsx';

const journal = ['Heure', 'Ce qui s’est passé, ce qui a été fait', 'Qui'];
/** Number of lines that fit on one A4 sheet below the orders. */
const lines = Array.from({ length: 7 }, (_, index) => index);

type Props = { rows: string[][]; own: { contact: string; nom: string }[]; children: ReactNode };

/** Shows fields for handwriting. */
export const Sheet = ({ rows, own, children }: Props) => (
  <section className="row-section sheet" id="fiche" aria-labelledby="fiche-titre">
    <div className="frame">
      <h2 id="fiche-titre">La fiche de l’incident</h2>
      <p className="no-print mt-3">{children}</p>
      <div className="sheet-paper">
        <p className="noted">
          {own.map(({ contact, nom }) => (
            <span key={contact}>
              {nom} <b className="num" data-noted-on-sheet={contact} />
            </span>
          ))}
        </p>
        <ul>
          {rows.map((labels) => (
            <li key={labels.join()}>
              <Texts as="span" of={labels} />
            </li>
          ))}
        </ul>
        <table>
          <caption>Journal</caption>
          <thead>
            <tr>
              {journal.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line}>
                {journal.map((head) => (
                  <td key={head} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  </section>
);
