import { Fragment, type ReactNode } from 'react';
import { listFacts } from '#src/content/insurer-facts.ts';
import type { Assureur } from '#src/content/schemas/insurer-tables.ts';
import { gridRecorded, table } from '#src/content/tables.ts';
import { formatEuros } from '#src/lib/numbers.ts';
import { ScaleBar } from '#src/ui/charts/scale-bar.tsx';
import { ActionLink, Link } from '#src/ui/link.tsx';
import { findHighestCapacity } from './capacities.tsx';

type Named = Pick<Assureur, 'nom' | 'url' | 'logo' | 'nature'>;

export const InsurerTitle = ({ nom, url, logo, nature }: Named) => (
  <div className="flex flex-wrap content-start items-baseline gap-x-2">
    <h3>
      <Link href={url}>{nom}</Link>
    </h3>
    <small className="small soft">
      {nature}
      <span aria-hidden="true"> {logo}</span>
    </small>
  </div>
);

export const writeStartingPrice = ({ prix, compare }: Assureur) =>
  (prix === undefined ? 'sur devis' : `dès ${formatEuros(prix)} par mois`) +
  (compare ? '' : ', hors du comparatif');

/** Shows the company that bears the risk, the offer, the starting price and the capacity. */
function Facts({ id, row }: { id: string; row: Assureur }) {
  const carriers = listFacts(id, 'porteur').map(({ bref, reponse }) => bref ?? reponse);
  const facts: Record<string, ReactNode> = {
    'Qui paie': carriers.join('. ') || 'Aucun document public trouvé',
    Offre: `${row.specificites.join('. ')}.`,
    Prix: writeStartingPrice(row),
    ...(row.capaciteMax !== undefined && {
      Capacité: (
        <>
          {formatEuros(row.capaciteMax * 1e6)}
          <ScaleBar
            parts={[{ high: row.capaciteMax, look: 'outline-bar' }]}
            end={findHighestCapacity()}
          />
        </>
      ),
    }),
  };
  return (
    <dl className="num mt-2 grid grid-cols-[5rem_1fr] gap-x-3 gap-y-1">
      {Object.entries(facts).map(([name, value]) => (
        <Fragment key={name}>
          <dt className="soft">{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** Lists all insurers in alphabetical order, with the type and the main facts of each. */
export const InsurerList = () => (
  <>
    <ul
      className="grid gap-x-6 border-b border-encre md:grid-cols-2 lg:grid-cols-3"
      data-block="carte"
    >
      {Object.entries(table('assureurs').lignes)
        .sort(([, a], [, b]) => a.nom.localeCompare(b.nom, 'fr'))
        .map(([id, row]) => (
          <li
            key={id}
            className="border-t border-encre pt-3 pb-4 text-base leading-serre"
            data-item
          >
            <InsurerTitle {...row} />
            <p className="mt-1">{row.description}</p>
            <Facts id={id} row={row} />
          </li>
        ))}
      <li className="border-t border-encre pt-3 pb-4">
        <ActionLink href="/comparatif">Comparer les offres</ActionLink>
      </li>
    </ul>
    <p className="small soft mt-2 max-w-none">
      Prix et capacité{'\u00A0'}: repères indicatifs relevés le {gridRecorded()}, sans contrat lu.
    </p>
  </>
);
