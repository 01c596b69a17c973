import type { ReactNode } from 'react';
import { Slot, type Slots } from '#src/ui/island/slot.tsx';
import type { ComparedOffer } from './compared.ts';

/**
 * The offers as columns, in their order, and whether one lacks what the visitor wants: then it is
 * dimmed.
 */
export type Columns = {
  offers: ComparedOffer[];
  lacks: (offer: ComparedOffer) => number;
  slots: Slots | undefined;
};

type Props = Columns & {
  className?: (offer: ComparedOffer) => string;
  children: (offer: ComparedOffer) => ReactNode;
};

export const dimmed = (count: number) => (count > 0 ? 'dimmed' : undefined);

/** The cells of a row. A column is its place: another order rewrites it, and moves nothing. */
export const Cells = ({ offers, lacks, className, children }: Props) =>
  offers.map((offer, place) => (
    <td
      // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
      key={place}
      className={[className?.(offer), dimmed(lacks(offer))].filter(Boolean).join(' ') || undefined}
    >
      {children(offer)}
    </td>
  ));

/**
 * Those of a row that the server writes. Each keeps its offer, and moves with it: the page holds
 * its words, not this script.
 */
export const WrittenCells = ({
  offers,
  lacks,
  slots,
  slotOf,
}: Columns & { slotOf: (offer: string) => string }) =>
  offers.map((offer) => (
    <td key={offer.id} className={dimmed(lacks(offer))}>
      <Slot from={slots} name={slotOf(offer.id)} />
    </td>
  ));

/** Names the source of the rows below. */
export const GroupHead = ({
  offers,
  children,
}: Pick<Columns, 'offers'> & { children: ReactNode }) => (
  <tbody>
    <tr className="group">
      <th scope="rowgroup" colSpan={offers.length + 1}>
        {children}
      </th>
    </tr>
  </tbody>
);
