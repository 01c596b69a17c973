import { memo, useEffect, useRef } from 'react';
import { formatEuros, formatRating } from '#src/domain/numbers.ts';
import { missing, type Order, sortOffers } from '#src/domain/offer-order.ts';
import { percentOf } from '#src/domain/scale.ts';
import type { Slots } from '../shared/slot.tsx';
import type { Choice } from './choice.ts';
import { GuaranteeRows, Legend } from './guarantee-rows.tsx';
import { Names } from './names.tsx';
import { AskRow, PublishedRows } from './published-rows.tsx';
import { SortableHead } from './sortable-head.tsx';
import type { Compared, ComparedOffer } from './types.ts';

type Props = Compared & { slots: Slots | undefined; choice: Choice; choose: (change: (before: Choice) => Choice) => void };

/** The offers as columns, in their order; those that fail stay, dimmed. */
export const Table = memo(function Table({ offers, guarantees, asked, scale, recorded, method, slots, choice, choose }: Props) {
  const { order, wanted, sideBySide } = choice;
  const scroller = useRef<HTMLDivElement>(null);
  const swiped = useRef(false);
  // The browser would follow the column it had snapped to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order begins at its beginning
  useEffect(() => {
    if (swiped.current) scroller.current?.scrollTo({ left: 0, behavior: 'instant' });
    swiped.current = false;
  }, [order, sideBySide]);
  const sorted = sortOffers(offers, order);
  const shown = [
    ...sideBySide.flatMap((id) => sorted.find((offer) => offer.id === id) ?? []),
    ...sorted.filter(({ id }) => !sideBySide.includes(id)),
  ];
  const countMissing = (offer: ComparedOffer) => missing(offer, wanted).length;
  const dimmedClass = (offer: ComparedOffer) => (countMissing(offer) > 0 ? 'dimmed' : undefined);
  const toggle = (by: Order) => choose((before) => ({ ...before, order: before.order === by ? 'alphabetique' : by }));
  const sort = { current: order, toggle };

  return (
    <>
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
            {offers.length} offres d’assurance cyber : ce qui est publié, puis ce qu’indique notre grille
          </caption>
          <thead>
            <tr>
              <td />
              {shown.map((offer, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; another order rewrites it, and moves nothing
                <th key={place} scope="col" className={dimmedClass(offer)} data-item>
                  <a href={offer.url}>{offer.nom}</a>
                  <small>{offer.nature}</small>
                  {countMissing(offer) > 0 && <small className="lacks">il manque {countMissing(offer)}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <PublishedRows {...{ offers: shown, asked, slots, dimmedClass }} />
          <tbody className="framed indicated">
            <tr className="group">
              <th scope="rowgroup" colSpan={offers.length + 1}>
                Ce qu’indique notre grille, aucun contrat lu
                <small>
                  Relevé le {recorded}. Repères indicatifs, sans source publique. La grille ne donne ni plafond par garantie, ni
                  franchise.
                </small>
              </th>
            </tr>
            <tr className="capacity">
              <SortableHead by="capacite" direction="descending" label="Trier par capacité" {...sort}>
                Capacité maximale<small>Par client, à l’échelle ; réassureurs désignés au contrat</small>
              </SortableHead>
              {shown.map((offer, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <td key={place} className={dimmedClass(offer)}>
                  <b className="num">{formatEuros(offer.capaciteMax * 1e6)}</b>
                  {/* The finished page has this style in a class. */}
                  <i
                    style={{ '--height': percentOf(offer.capaciteMax, scale) } as React.CSSProperties}
                    aria-hidden="true"
                    suppressHydrationWarning
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
                <td key={place} className={dimmedClass(offer)}>
                  {formatEuros(offer.prix)}
                </td>
              ))}
            </tr>
            <tr>
              <SortableHead by="note" direction="descending" label="Trier par note" {...sort}>
                Note sur 5
                <small>
                  <a href={method}>Note éditoriale du site</a>, sans avis de clients
                </small>
              </SortableHead>
              {shown.map((offer, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <td key={place} className={dimmedClass(offer)}>
                  {formatRating(offer.note)}
                  <span className="sr-only"> sur 5</span>
                </td>
              ))}
            </tr>
          </tbody>
          <GuaranteeRows {...{ offers: shown, guarantees, dimmedClass }} />
          <AskRow {...{ offers: shown, slots, dimmedClass }} />
        </table>
      </div>
      <Legend />
    </>
  );
});
