'use client';

import { useEffect, useRef } from 'react';
import { missing, sortOffers } from '#src/domain/comparison.ts';
import { formatEuros, formatRating } from '#src/domain/numbers.ts';
import { useAddress } from '../shared/use-address.ts';
import { formatChoice, initial, parseChoice, said } from './choice.ts';
import { Filter } from './filter.tsx';
import { GuaranteeRows, Legend } from './guarantee-rows.tsx';
import { Names } from './names.tsx';
import { SideBySide } from './side-by-side.tsx';
import { SortableHead } from './sortable-head.tsx';
import type { ComparedOffer, Guarantee } from './types.ts';

type Props = {
  offers: ComparedOffer[];
  guarantees: Guarantee[];
  /** The largest capacity: the height of the tallest column. */
  scale: number;
  /** The page that says how the rating is made. */
  method: string;
};

/** The whole table, complete without scripts; with them it is ordered, filtered, and set side by side. */
export function Comparison({ offers, guarantees, scale, method }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const swiped = useRef(false);
  const [choice, choose] = useAddress({
    root,
    initial,
    parse: (query) => parseChoice(query, offers, guarantees),
    format: formatChoice,
  });
  const { order, wanted, beside } = choice;
  // The browser would follow the column it had snapped to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order begins at its beginning
  useEffect(() => {
    if (swiped.current) scroller.current?.scrollTo({ left: 0, behavior: 'instant' });
    swiped.current = false;
  }, [order, beside]);
  const fields = wanted.flatMap((id) => guarantees.find((guarantee) => guarantee.id === id)?.champ ?? []);
  const sorted = sortOffers(offers, order);
  const shown = [
    ...beside.flatMap((id) => sorted.find((offer) => offer.id === id) ?? []),
    ...sorted.filter(({ id }) => !beside.includes(id)),
  ];
  const lacks = (offer: ComparedOffer) => missing(offer, fields).length;
  const fitting = offers.filter((offer) => lacks(offer) === 0).length;
  const dimmed = (offer: ComparedOffer) => (lacks(offer) > 0 ? 'dimmed' : undefined);
  const sort = { current: order, choose: (next: typeof order) => choose({ ...choice, order: next }) };

  return (
    <div ref={root} data-block="tableau" data-three={beside.length === 3 || undefined}>
      <div className="tools">
        <SideBySide offers={offers} beside={beside} onChange={(next) => choose({ ...choice, beside: next })} />
        <Filter guarantees={guarantees} wanted={wanted} onChange={(next) => choose({ ...choice, wanted: next })} />
        <p role="status" className="small">
          {said[order]} {order === 'note' && <a href={method}>Comment elle est faite</a>}
          {wanted.length > 0 && (
            <b>
              {` ${fitting} ${fitting > 1 ? 'offres' : 'offre'} sur ${offers.length} ${fitting > 1 ? 'ont' : 'a'} ce que vous demandez ; les autres restent, en gris.`}
            </b>
          )}
        </p>
      </div>
      <Legend />
      <Names offers={shown} scroller={scroller} />
      <div
        ref={scroller}
        className="scroller comparison-scroller"
        role="region"
        aria-labelledby="comparatif-titre"
        tabIndex={0}
        onScroll={() => {
          swiped.current = true;
        }}
      >
        <table className="comparison">
          <caption id="comparatif-titre" className="sr-only">
            {offers.length} offres d’assurance cyber : capacité, prix de départ, note et {guarantees.length} garanties
          </caption>
          <thead>
            <tr>
              <td />
              {shown.map((offer, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; another order rewrites it, and moves nothing
                <th key={place} scope="col" className={dimmed(offer)} data-item>
                  <a href={offer.url}>{offer.nom}</a>
                  <small>{offer.nature}</small>
                  {lacks(offer) > 0 && <small className="lacks">il manque {lacks(offer)}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="capacity">
              <SortableHead by="capacite" direction="descending" label="Trier par capacité" {...sort}>
                Capacité maximale<small>Le plus que la maison accepte d’engager sur un client. À l’échelle.</small>
              </SortableHead>
              {shown.map((offer, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <td key={place} className={dimmed(offer)}>
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
              <SortableHead by="prix" direction="ascending" label="Trier par prix" {...sort}>
                À partir de<small>par mois</small>
              </SortableHead>
              {shown.map((offer, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <td key={place} className={dimmed(offer)}>
                  {formatEuros(offer.prix)}
                </td>
              ))}
            </tr>
            <tr className="numbers">
              <SortableHead by="note" direction="descending" label="Trier par note" {...sort}>
                Note sur 5
                <small>
                  <a href={method}>comment elle est faite</a>
                </small>
              </SortableHead>
              {shown.map((offer, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <td key={place} className={dimmed(offer)}>
                  {formatRating(offer.note)}
                  <span className="sr-only"> sur 5</span>
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
