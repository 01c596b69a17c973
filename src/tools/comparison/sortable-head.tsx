import type { ReactNode } from 'react';
import type { Order } from '#src/lib/offer-order.ts';
import type { View } from './comparison-view.ts';

type Props = {
  by: Order;
  label: string;
  order: Order;
  choose: (change: (before: View) => Partial<View>) => void;
  children: ReactNode;
};

const getDirection = (by: Order) => (by === 'prix' ? 'ascending' : 'descending');

/**
 * The head of a row by which the offers can be ordered, the lowest price or the most of another
 * thing first; a second press goes back to the alphabet.
 */
export const SortableHead = ({ by, label, order, choose, children }: Props) => (
  <th scope="row" aria-sort={order === by ? getDirection(by) : undefined}>
    {children}
    <button
      type="button"
      className="sort needs-scripts no-print max-lg:ml-2"
      aria-pressed={order === by}
      onClick={() => choose((before) => ({ order: before.order === by ? 'alphabetique' : by }))}
    >
      {label}
    </button>
  </th>
);
