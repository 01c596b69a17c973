'use client';

import { missing, type Order, orders, sortOffers } from '#src/domain/comparison.ts';
import { formatEuros, formatRating } from '#src/domain/numbers.ts';
import { useAddress } from '../shared/use-address.ts';
import { Filter } from './filter.tsx';
import { GuaranteeRows } from './guarantee-rows.tsx';
import { SideBySide } from './side-by-side.tsx';
import type { ComparedOffer, Guarantee } from './types.ts';

type Choice = { order: Order; wanted: string[]; pair: string[] };
type Props = {
  offers: ComparedOffer[];
  guarantees: Guarantee[];
  scale: number;
  /** The page that says how the rating is made. */
  method: string;
};

const initial: Choice = { order: 'alphabetique', wanted: [], pair: [] };
const list = (text: string | undefined, known: string[]) => (text ?? '').split(',').filter((id) => known.includes(id));

const said: Record<Order, string> = {
  alphabetique: 'Ordre alphabétique.',
  note: 'De la note la plus haute à la plus basse. La note est celle du site : elle ne dit pas ce qui vous convient.',
  prix: 'Du prix de départ le plus bas au plus haut. Le premier prix va en général avec un petit plafond.',
  capacite: 'De la capacité la plus haute à la plus basse. La plus haute suppose en général plusieurs assureurs.',
};

const SortButton = ({ label, pressed, onClick }: { label: string; pressed: boolean; onClick: () => void }) => (
  <button type="button" className="sort no-print" aria-pressed={pressed} onClick={onClick}>
    {label}
  </button>
);

/** The whole table, complete without scripts; with them it is ordered, filtered, and set side by side. */
export function Comparison({ offers, guarantees, scale, method }: Props) {
  const [choice, choose] = useAddress<Choice>(
    initial,
    (query) => ({
      order: orders.find((order) => order === query.ordre) ?? 'alphabetique',
      wanted: list(
        query.faut,
        guarantees.map(({ id }) => id),
      ),
      pair: list(
        query.cote,
        offers.map(({ id }) => id),
      ).slice(0, 3),
    }),
    ({ order, wanted, pair }) => ({ ordre: order === 'alphabetique' ? '' : order, faut: wanted.join(','), cote: pair.join(',') }),
  );
  const { order, wanted, pair } = choice;
  const fields = wanted.flatMap((id) => guarantees.find((guarantee) => guarantee.id === id)?.champ ?? []);
  const sorted = sortOffers(offers, order);
  const shown = [
    ...pair.flatMap((id) => sorted.find((offer) => offer.id === id) ?? []),
    ...sorted.filter(({ id }) => !pair.includes(id)),
  ];
  const lacks = (offer: ComparedOffer) => missing(offer, fields).length;
  const fitting = offers.filter((offer) => lacks(offer) === 0).length;
  const dimmed = (offer: ComparedOffer) => (lacks(offer) > 0 ? 'dimmed' : undefined);

  const sort = (by: Order) => ({
    pressed: order === by,
    onClick: () => choose({ ...choice, order: order === by ? 'alphabetique' : by }),
  });

  return (
    <div data-block="comparatif">
      <div className="tools">
        <SideBySide offers={offers} pair={pair} onChange={(next) => choose({ ...choice, pair: next })} />
        <Filter guarantees={guarantees} wanted={wanted} onChange={(next) => choose({ ...choice, wanted: next })} />
        <p role="status" className="small">
          {said[order]}
          {wanted.length > 0 &&
            ` ${fitting} offre${fitting > 1 ? 's' : ''} sur ${offers.length} ${fitting > 1 ? 'ont' : 'a'} ce que vous demandez ; les autres restent, en gris.`}
        </p>
      </div>
      <div className="scroller comparison-scroller" role="region" aria-labelledby="comparatif-titre" tabIndex={0}>
        <table className="comparison">
          <caption id="comparatif-titre" className="sr-only">
            {offers.length} offres d’assurance cyber : capacité, prix de départ, note et {guarantees.length} garanties
          </caption>
          <thead>
            <tr>
              <td />
              {shown.map((offer) => (
                <th key={offer.id} scope="col" className={dimmed(offer)} data-item>
                  <a href={offer.url}>{offer.nom}</a>
                  <small>{offer.nature}</small>
                  {lacks(offer) > 0 && <small className="lacks">il manque {lacks(offer)}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="capacity">
              <th scope="row">
                Capacité maximale<small>Le plus que la maison accepte d’engager sur un client. À l’échelle.</small>
                <SortButton label="Trier par capacité" {...sort('capacite')} />
              </th>
              {shown.map((offer) => (
                <td key={offer.id} className={dimmed(offer)}>
                  <b className="num">{formatEuros(offer.capaciteMax * 1e6)}</b>
                  <i
                    className="ink"
                    style={{ '--height': Math.round((offer.capaciteMax / scale) * 1000) / 10 } as React.CSSProperties}
                    aria-hidden="true"
                  />
                </td>
              ))}
            </tr>
            <tr className="numbers">
              <th scope="row">
                À partir de<small>par mois</small>
                <SortButton label="Trier par prix" {...sort('prix')} />
              </th>
              {shown.map((offer) => (
                <td key={offer.id} className={dimmed(offer)}>
                  {formatEuros(offer.prix)}
                </td>
              ))}
            </tr>
            <tr className="numbers">
              <th scope="row">
                Note sur 5
                <small>
                  <a href={method}>comment elle est faite</a>
                </small>
                <SortButton label="Trier par note" {...sort('note')} />
              </th>
              {shown.map((offer) => (
                <td key={offer.id} className={dimmed(offer)}>
                  {formatRating(offer.note)}
                </td>
              ))}
            </tr>
          </tbody>
          <GuaranteeRows offers={shown} guarantees={guarantees} dimmed={dimmed} />
        </table>
      </div>
    </div>
  );
}
