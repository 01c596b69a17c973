import type { ReactNode } from 'react';
import { Slot, type Slots } from '#src/ui/island/slot.tsx';
import type { ComparedOffer } from './compared.ts';

/**
 * The offers in the order of the columns. `lacks` counts the wanted guarantees that an offer does
 * not have; the table dims such an offer.
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
 * Renders the cells of a row. Their key is the position of the column, so that a new order changes
 * their content and moves no element.
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
 * Renders the cells of a row that contain HTML of the server. Their key is the offer, so that React
 * moves each cell with its HTML, which only the page contains.
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
