import type { Assureur } from '#src/content/schemas/insurer-tables.ts';
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

const priceOf = ({ prix }: Assureur) =>
  prix === undefined ? 'sur devis' : `${formatEuros(prix)} par mois, ${formatEuros(prix * 12)} par an`;

const ratingOf = ({ note, etoiles }: Assureur) =>
  `${note === undefined ? 'hors comparatif' : `${formatRating(note)} sur 5`}${etoiles === undefined ? '' : `, ${inWords(etoiles)} étoiles sur cinq`}`;

const coveredOf = ({ garanties }: Assureur) =>
  garanties ? `${countCovered(garanties)} sur ${Object.keys(garanties).length}` : 'hors comparatif';

/** The grid's figures, as the comparison gives them. */
export const Figures = ({ row }: { row: Assureur }) => (
  <dl className="traits two-columns num" data-block="fiche">
    {[
      ['Prix de départ, repère indicatif', priceOf(row)],
      [
        `Capacité ${row.compare ? 'au comparatif' : 'maximale'}, repère indicatif`,
        row.capaciteMax === undefined ? 'sur devis' : formatEuros(row.capaciteMax * 1e6),
      ],
      ['Note éditoriale du site', ratingOf(row)],
      ['Garanties de la grille', coveredOf(row)],
    ].map(([name, value]) => (
      <div key={name} data-item>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
