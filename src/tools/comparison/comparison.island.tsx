'use client';

// The folder comparison/ contains the table of offers, which visitors can sort and filter.
import { useDeferredValue } from 'react';
import { findMissingGuarantees } from '#src/lib/offer-order.ts';
import { useAddress } from '#src/lib/use-address.ts';
import { CopyAddress } from '#src/ui/copy.tsx';
import type { Slots } from '#src/ui/island/slot.tsx';
import { PrintButton } from '#src/ui/print.tsx';
import type { Compared } from './compared.ts';
import { formatView, initial, listShownIds, orderCaveats, parseView } from './comparison-view.ts';
import { Filter } from './filter.tsx';
import { OffersTable } from './offers-table.tsx';
import { SideBySide } from './side-by-side.tsx';

/**
 * Shows all offers in a table. With scripts, visitors can sort it, require guarantees, and choose
 * which offers are next to each other.
 */
export function Comparison({ slots, ...compared }: Compared & { slots?: Slots }) {
  const { offers, guarantees, method } = compared;
  const [choice, choose, root] = useAddress({
    initial,
    parse: (query) => parseView(query, offers, guarantees),
    format: (value) => formatView(value, guarantees),
  });
  // Renders the controls first and the table of a hundred cells afterwards, so that the controls
  // react at once.
  const deferredChoice = useDeferredValue(choice);
  const { order, wanted } = choice;
  const fitting = offers.filter(
    (offer) => findMissingGuarantees(offer, wanted).length === 0,
  ).length;

  return (
    <div
      ref={root}
      data-block="tableau"
      className="@container"
      data-chosen={deferredChoice.sideBySide.length || undefined}
    >
      <Filter
        offers={offers}
        guarantees={guarantees}
        wanted={wanted}
        onChange={(wanted) => choose(() => ({ wanted }))}
      />
      <div className="mb-4 grid grid-cols-3 items-end gap-2">
        <SideBySide
          offers={offers}
          shown={listShownIds(offers, choice)}
          onChange={(sideBySide) => choose(() => ({ sideBySide }))}
        />
        <p role="status" className="small col-span-full max-w-none">
          {orderCaveats[order]} {order === 'note' && <a href={method}>Comment elle est faite</a>}
          {wanted.length > 0 && (
            <b>
              {` D’après notre grille, ${fitting} ${fitting > 1 ? 'offres' : 'offre'} sur ${offers.length} ${fitting > 1 ? 'ont' : 'a'} ce que vous demandez ; les autres restent, en gris.`}
            </b>
          )}
        </p>
      </div>
      <OffersTable {...compared} slots={slots} choice={deferredChoice} choose={choose} />
      <div className="needs-scripts no-print mt-4 flex flex-wrap items-center gap-x-6">
        <CopyAddress
          address={() => window.location.href}
          reopens="cette comparaison"
          label="Partager"
        >
          <PrintButton />
        </CopyAddress>
      </div>
    </div>
  );
}
