import { memo } from 'react';
import { formatEuros, formatRating } from '#src/lib/numbers.ts';
import { findMissingGuarantees, sortOffers } from '#src/lib/offer-order.ts';
import { getPercent } from '#src/lib/scale.ts';
import type { Slots } from '#src/ui/island/slot.tsx';
import { Cells } from './cells.tsx';
import type { Compared, ComparedOffer } from './compared.ts';
import { listShownIds, type View } from './comparison-view.ts';
import { GuaranteeRows, Legend } from './guarantee-rows.tsx';
import { AskRow, PublishedRows } from './published-rows.tsx';
import { SortableHead } from './sortable-head.tsx';

type Props = Compared & {
  slots: Slots | undefined;
  choice: View;
  choose: (change: (before: View) => Partial<View>) => void;
};

const numberStyle = 'type-title leading-none whitespace-nowrap';

/**
 * Shows the offers as columns in the chosen order. An offer without a wanted guarantee is dimmed.
 */
export const OffersTable = memo(function OffersTable({
  slots,
  choice,
  choose,
  ...compared
}: Props) {
  const { offers, guarantees, asked, scale, recorded, method } = compared;
  const { order, wanted, sideBySide } = choice;
  const sorted = sortOffers(offers, order);
  const columnOrder = [
    ...sideBySide.flatMap((id) => sorted.find((offer) => offer.id === id) ?? []),
    ...sorted.filter(({ id }) => !sideBySide.includes(id)),
  ];
  const lacks = (offer: ComparedOffer) => findMissingGuarantees(offer, wanted).length;
  const shownIds = listShownIds(offers, choice);
  const getClassName = (offer: ComparedOffer) =>
    [lacks(offer) > 0 && 'dimmed', shownIds.includes(offer.id) && 'shown']
      .filter(Boolean)
      .join(' ');
  const columns = { offers: columnOrder, getClassName, slots };

  return (
    <>
      <div className="comparison-title type-heading mb-2">
        Ce qu’indique notre grille, aucun contrat lu
        <small className="type-plain soft block">
          Relevé le {recorded}. Repères indicatifs, sans source publique, ni plafond par garantie,
          ni franchise.
        </small>
        <Legend />
      </div>
      <div
        className="comparison-scroller relative"
        role="region"
        aria-labelledby="comparatif-titre"
        tabIndex={0}
      >
        <table className="comparison w-full text-base leading-serre">
          <caption id="comparatif-titre" className="sr-only">
            {offers.length} offres d’assurance cyber : ce qu’indique la grille, puis ce qui est
            publié
          </caption>
          <thead>
            <tr>
              <td />
              {columnOrder.map((offer, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the key is the position of the column
                <th key={place} scope="col" className={getClassName(offer) || undefined} data-item>
                  <a
                    href={offer.url}
                    className="type-name inline-flex max-w-full items-center py-1 wrap-anywhere text-encre print:py-0"
                  >
                    {offer.nom}
                  </a>
                  <small>{offer.nature}</small>
                  {lacks(offer) > 0 && (
                    <small className="font-bold text-rouge">il manque {lacks(offer)}</small>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="framed indicated guarantees">
            <tr>
              <SortableHead by="prix" label="Trier par prix" order={order} choose={choose}>
                À partir de<small>Par mois, plus petit contrat</small>
              </SortableHead>
              <Cells {...columns} className={() => numberStyle}>
                {({ prix }) => formatEuros(prix)}
              </Cells>
            </tr>
            <GuaranteeRows {...columns} guarantees={guarantees} />
            <tr className="capacity">
              <SortableHead by="capacite" label="Trier par capacité" order={order} choose={choose}>
                Capacité maximale<small>Par client ; réassureurs désignés au contrat</small>
              </SortableHead>
              <Cells {...columns}>
                {({ capaciteMax }) => (
                  <span className="capacity-room flex h-36 flex-col items-center justify-end gap-1 pt-8 md:h-52">
                    <b className={`num ${numberStyle}`}>{formatEuros(capaciteMax * 1e6)}</b>
                    <svg
                      className="w-14 max-w-full flex-none border-2 border-encre"
                      height={`${getPercent(capaciteMax, scale)}%`}
                      aria-hidden="true"
                    />
                  </span>
                )}
              </Cells>
            </tr>
            <tr>
              <SortableHead by="note" label="Trier par note" order={order} choose={choose}>
                Note sur 5
                <small>
                  <a href={method}>Note éditoriale du site</a>, sans avis de clients
                </small>
              </SortableHead>
              <Cells {...columns} className={() => numberStyle}>
                {({ note }) => (
                  <>
                    {formatRating(note)}
                    <span className="sr-only"> sur 5</span>
                  </>
                )}
              </Cells>
            </tr>
          </tbody>
          <PublishedRows {...columns} asked={asked} />
          <AskRow {...columns} />
        </table>
      </div>
    </>
  );
});
