import { countDocuments } from '#src/content/insurer-facts.ts';
import type { Assureur } from '#src/content/schemas/insurer-tables.ts';
import { table } from '#src/content/tables.ts';
import { Link } from '#src/ui/link.tsx';
import { RecordCard } from '#src/ui/record-card.tsx';

type Named = Pick<Assureur, 'nom' | 'url' | 'logo' | 'nature'>;

/** Shows the name and the type of an insurer as the title of its card. */
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
 * Counts the public documents that the insurer's page cites. Marks an insurer that is not in the
 * comparison.
 */
function Documents({ id, row }: { id: string; row: Assureur }) {
  const count = countDocuments(id);
  return (
    <p className="note">
      {count} {count > 1 ? 'documents publics cités' : 'document public cité'}
      {!row.compare && ', hors du comparatif'}
    </p>
  );
}

/** Lists the insurers in alphabetical order, with the type and the speciality of each. */
export const InsurerList = () => (
  <ul data-block="carte">
    {Object.entries(table('assureurs').lignes)
      .sort(([, a], [, b]) => a.nom.localeCompare(b.nom, 'fr'))
      .map(([id, row]) => (
        <RecordCard
          key={id}
          title={<InsurerTitle {...row} />}
          notes={<Documents id={id} row={row} />}
        >
          <p>{row.description}</p>
          <p className="mt-2 text-base">{row.specificites.join(' ; ')}</p>
        </RecordCard>
      ))}
  </ul>
);
