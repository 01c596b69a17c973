import type { Assureur } from '#src/content/schemas/insurer-tables.ts';
import { gridRecorded } from '#src/content/tables.ts';
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

const ratingOf = ({ note, etoiles }: Assureur) =>
  `${note === undefined ? 'hors comparatif' : `${formatRating(note)} sur 5`}${etoiles === undefined ? '' : `, ${inWords(etoiles)} étoiles sur cinq`}`;

/** The grid's figures, as the comparison gives them; what they are worth is said once, at their head. */
export const Figures = ({ row }: { row: Assureur }) => {
  const { prix, capaciteMax, garanties, compare } = row;
  const covered = garanties ? `${countCovered(garanties)} sur ${Object.keys(garanties).length}` : 'hors comparatif';
  const lines = [
    ['Prix de départ', prix === undefined ? 'sur devis' : `${formatEuros(prix)} par mois, ${formatEuros(prix * 12)} par an`],
    [compare ? 'Capacité au comparatif' : 'Capacité', capaciteMax === undefined ? 'sur devis' : formatEuros(capaciteMax * 1e6)],
    ['Note éditoriale', ratingOf(row)],
    ['Garanties', covered],
  ];
  return (
    <>
      <p className="small soft mb-3">Repères indicatifs, relevés le {gridRecorded()}.</p>
      <dl className="num leading-serre" data-block="fiche">
        {lines.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 py-1" data-item>
            <dt className="font-bold">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};
