import type { ReactNode } from 'react';

const journal = ['Heure', 'Ce qui s’est passé, ce qui a été fait', 'Qui'];
/** Empty lines of the log. Seven of them fit on one A4 sheet, together with the instructions. */
const lines = Array.from({ length: 7 }, (_, index) => index);

const cell = 'not-first:border-l';
const headStyle = 'border-b-2 border-encre text-left not-first:pl-2 first:w-16 last:w-14';

type Props = { rows: string[][]; own: { contact: string; nom: string }[]; children: ReactNode };

/** Renders the incident form. The visitor fills it in on the device, which stores it, or on paper. */
export const Sheet = ({ rows, own, children }: Props) => (
  <section
    className="border-t-2 border-encre print:border-0"
    id="fiche"
    aria-labelledby="fiche-titre"
  >
    <div className="frame py-8 print:py-0">
      <h2 id="fiche-titre">La fiche de l’incident</h2>
      <p className="no-print mt-3">{children}</p>
      <form className="mt-5 border-2 border-encre px-5 py-4" autoComplete="off">
        <p>
          {own.map(({ contact, nom }) => (
            <span key={contact} className="mr-5 has-[b:empty]:hidden">
              {nom} <b className="num" data-number-place={contact} />
            </span>
          ))}
        </p>
        <ul>
          {rows.map((labels) => (
            <li key={labels.join()} className="flex flex-wrap gap-x-5">
              {labels.map((label) => (
                <label key={label} className="emergency-blank flex-[1_1_15rem] pt-2 leading-[1.3]">
                  {label}
                  <input type="text" name={label} />
                </label>
              ))}
            </li>
          ))}
        </ul>
        <table className="mt-5 w-full text-base wrap-anywhere">
          <caption className="text-left font-bold">Journal</caption>
          <thead>
            <tr>
              {journal.map((head) => (
                <th key={head} scope="col" className={`${cell} ${headStyle}`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line}>
                {journal.map((head) => (
                  <td key={head} className={`${cell} border-b`}>
                    <input
                      className="block w-full px-1"
                      type="text"
                      name={`${head} ${line}`}
                      aria-label={`${head}, ligne ${line + 1}`}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <button type="reset" className="plain-button needs-scripts no-print min-h-cible">
          Effacer la fiche
        </button>
      </form>
    </div>
  </section>
);
