import type { Assureur } from '#src/content/schemas/insurer-tables.ts';
import { table } from '#src/content/tables.ts';
import { Link } from '#src/ui/link.tsx';
import { RecordCard } from '#src/ui/record-card.tsx';

type Named = Pick<Assureur, 'nom' | 'url' | 'logo' | 'nature'>;

/** The name of an insurer as the title of its card, with what it is. */
export const InsurerTitle = ({ nom, url, logo, nature }: Named) => (
  <>
    <h3>
      <Link href={url}>{nom}</Link>
    </h3>
    <small className="small soft mt-1 block">
      <span aria-hidden="true">{logo} </span>
      {nature}
    </small>
  </>
);

/** The insurers of the site in alphabetical order: what each is, what it is known for. */
export const InsurerList = () => (
  <ul data-block="carte">
    {Object.entries(table('assureurs').lignes)
      .sort(([, a], [, b]) => a.nom.localeCompare(b.nom, 'fr'))
      .map(([id, row]) => (
        <RecordCard
          key={id}
          title={<InsurerTitle {...row} />}
          notes={
            <p className="note">
              {row.compare
                ? 'Dans le comparatif'
                : 'Dans cet index seulement, pas dans le comparatif'}
            </p>
          }
        >
          <p>{row.description}</p>
          <p className="mt-2 text-base">{row.specificites.join(' ; ')}</p>
        </RecordCard>
      ))}
  </ul>
);
