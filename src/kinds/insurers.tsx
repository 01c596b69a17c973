import { countDocuments } from '#src/content/insurer-facts.ts';
import type { Assureur } from '#src/content/schemas/insurer-tables.ts';
import { table } from '#src/content/tables.ts';
import { ActionLink, Link } from '#src/ui/link.tsx';

type Named = Pick<Assureur, 'nom' | 'url' | 'logo' | 'nature'>;

export const InsurerTitle = ({ nom, url, logo, nature }: Named) => (
  <>
    <h3>
      <Link href={url}>{nom}</Link>
    </h3>
    <small className="small soft mt-1 block">
      {nature}
      <span aria-hidden="true"> {logo}</span>
    </small>
  </>
);

/**
 * Shows how many public documents the insurer's page cites, and whether the insurer is missing from
 * the comparison.
 */
function Documents({ id, row }: { id: string; row: Assureur }) {
  const count = countDocuments(id);
  return (
    <p className="small mt-3">
      {count} {count > 1 ? 'documents publics cités' : 'document public cité'}
      {!row.compare && ', hors du comparatif'}
    </p>
  );
}

/** Lists all insurers in alphabetical order, with the type and the specialities of each. */
export const InsurerList = () => (
  <>
    <ul className="grid gap-x-6 md:grid-cols-2 lg:grid-cols-3" data-block="carte">
      {Object.entries(table('assureurs').lignes)
        .sort(([, a], [, b]) => a.nom.localeCompare(b.nom, 'fr'))
        .map(([id, row]) => (
          <li
            key={id}
            className="border-t border-encre pt-3 pb-5 text-base leading-serre"
            data-item
          >
            <InsurerTitle {...row} />
            <p className="mt-2">{row.description}</p>
            <p className="small soft mt-2">{row.specificites.join(' ; ')}</p>
            <Documents id={id} row={row} />
          </li>
        ))}
    </ul>
    <p className="border-t border-encre pt-3 pb-5">
      <ActionLink href="/comparatif">Comparer les offres</ActionLink>
    </p>
  </>
);
