import type { Assureur } from '#src/content/schemas/tables.ts';
import { countCovered } from '#src/domain/comparison.ts';
import { formatEuros, formatRating } from '#src/domain/numbers.ts';

const Stars = ({ count }: { count: number }) => (
  <span>
    <span className="stars" aria-hidden="true">
      {'★'.repeat(count)}
      {'☆'.repeat(5 - count)}
    </span>
    <span className="sr-only">{count} étoiles sur 5</span>
  </span>
);

/** The profile's figures in a line, as the comparison gives them. */
export const Figures = ({ row }: { row: Assureur }) => (
  <dl className="card-figures num" data-block="fiche">
    <div data-item>
      <dt>Niveau de la fiche</dt>
      <dd>
        <Stars count={row.etoiles} />
        {row.note !== undefined && <small className="block">{formatRating(row.note)} sur 5 au comparatif</small>}
      </dd>
    </div>
    <div data-item>
      <dt>À partir de</dt>
      <dd>
        {row.prix === undefined ? (
          <small>sur devis</small>
        ) : (
          <>
            {formatEuros(row.prix)} <small>par mois</small>
          </>
        )}
      </dd>
    </div>
    <div data-item>
      <dt>Capacité maximale</dt>
      <dd>{formatEuros(row.capaciteMax * 1e6)}</dd>
    </div>
    <div data-item>
      <dt>Garanties de la grille</dt>
      <dd>
        {row.garanties ? (
          <>
            {countCovered(row.garanties)} <small>sur {Object.keys(row.garanties).length}</small>
          </>
        ) : (
          <small>hors comparatif</small>
        )}
      </dd>
    </div>
  </dl>
);
