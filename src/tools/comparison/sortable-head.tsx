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
 * Renders the heading of a row with a button that sorts the columns by this row. The best value
 * comes first: the lowest price, or the highest capacity or rating. A second click restores the
 * alphabetical order.
 */
export const SortableHead = ({ by, label, order, choose, children }: Props) => (
  <th scope="row" aria-sort={order === by ? getDirection(by) : undefined}>
    {children}
    <button
      type="button"
      className={`needs-scripts no-print type-plain min-h-6 cursor-pointer text-left max-lg:ml-2 ${order === by ? 'mark font-bold text-encre' : 'text-bleu underline'}`}
      aria-pressed={order === by}
      onClick={() => choose((before) => ({ order: before.order === by ? 'alphabetique' : by }))}
    >
      {label}
    </button>
  </th>
);
