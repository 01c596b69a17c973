import type { ReactNode } from 'react';
import { Slot, type Slots } from '#src/ui/island/slot.tsx';
import type { ComparedOffer } from './compared.ts';

/**
 * Offers in the order of the columns. `lacks` counts the guarantees that the visitor wants and the
 * offer does not have. The table dims such an offer.
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

/**
 * Renders the cells of a row. The React key is the position of the column. When the order changes,
 * React then changes only the content and moves no element.
 */
export const Cells = ({ offers, lacks, className, children }: Props) =>
  offers.map((offer, place) => (
    <td
      // biome-ignore lint/suspicious/noArrayIndexKey: the key is the position of the column
      key={place}
      className={[className?.(offer), dimmed(lacks(offer))].filter(Boolean).join(' ') || undefined}
    >
      {children(offer)}
    </td>
  ));

/**
 * Renders cells whose content comes from the server. The React key is the offer, because React must
 * move the whole cell: only the page contains its content.
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

/** Renders a row that names the source of the rows below it. */
export const GroupHead = ({
  offers,
  children,
}: Pick<Columns, 'offers'> & { children: ReactNode }) => (
  <tbody>
    <tr>
      <th
        scope="rowgroup"
        colSpan={offers.length + 1}
        className="type-heading pt-6 pb-3 pl-0 print:py-[1mm]"
      >
        {children}
      </th>
    </tr>
  </tbody>
);
