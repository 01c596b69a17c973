import type { ReactNode } from 'react';
import { Slot, type Slots } from '#src/ui/island/slot.tsx';
import type { ComparedOffer } from './compared.ts';

/**
 * Offers in the order of the columns, and the class names of the cells of each: whether the table
 * dims the offer, and whether a phone shows it.
 */
export type Columns = {
  offers: ComparedOffer[];
  getClassName: (offer: ComparedOffer) => string;
  slots: Slots | undefined;
};

type Props = Columns & {
  className?: (offer: ComparedOffer) => string;
  children: (offer: ComparedOffer) => ReactNode;
};

/**
 * Renders the cells of a row. The React key is the position of the column. When the order changes,
 * React then changes only the content and moves no element.
 */
export const Cells = ({ offers, getClassName, className, children }: Props) =>
  offers.map((offer, place) => (
    <td
      // biome-ignore lint/suspicious/noArrayIndexKey: the key is the position of the column
      key={place}
      className={`${className?.(offer) ?? ''} ${getClassName(offer)}`.trim() || undefined}
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
  getClassName,
  slots,
  slotOf,
}: Columns & { slotOf: (offer: string) => string }) =>
  offers.map((offer) => (
    <td key={offer.id} className={getClassName(offer) || undefined}>
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
