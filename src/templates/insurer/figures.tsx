import type { Assureur } from '#src/content/schemas/table-schemas.ts';
import { formatEuros, formatRating, inWords } from '#src/domain/numbers.ts';
import { countCovered } from '#src/domain/offer-order.ts';

/** The site's own judgement, told as such beside the name. */
export const Stars = ({ count }: { count: number }) => (
  <p className="small mt-2 max-sm:col-span-2" data-block="etoiles">
    <span aria-hidden="true">
      {'★'.repeat(count)}
      {'☆'.repeat(5 - count)}{' '}
    </span>
    <span className="sr-only">{count} étoiles sur 5 : </span>
    note éditoriale du site, sans avis de clients
  </p>
);

/** The grid's figures, as the comparison gives them. */
export const Figures = ({ row }: { row: Assureur }) => (
  <dl className="traits two-columns num" data-block="fiche">
    <div data-item>
      <dt>Prix de départ, repère indicatif</dt>
      <dd>{row.prix === undefined ? 'sur devis' : `${formatEuros(row.prix)} par mois, ${formatEuros(row.prix * 12)} par an`}</dd>
    </div>
    <div data-item>
      <dt>Capacité {row.compare ? 'au comparatif' : 'maximale'}, repère indicatif</dt>
      <dd>{row.capaciteMax === undefined ? 'sur devis' : formatEuros(row.capaciteMax * 1e6)}</dd>
    </div>
    <div data-item>
      <dt>Note éditoriale du site</dt>
      <dd>
        {row.note === undefined ? 'hors comparatif' : `${formatRating(row.note)} sur 5`}
        {row.etoiles !== undefined && `, ${inWords(row.etoiles)} étoiles sur cinq`}
      </dd>
    </div>
    <div data-item>
      <dt>Garanties de la grille</dt>
      <dd>{row.garanties ? `${countCovered(row.garanties)} sur ${Object.keys(row.garanties).length}` : 'hors comparatif'}</dd>
    </div>
  </dl>
);
