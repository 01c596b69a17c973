import type { ReactNode } from 'react';
import type { Order } from '#src/domain/offer-order.ts';

type Props = {
  by: Order;
  label: string;
  current: Order;
  toggle: (by: Order) => void;
  children: ReactNode;
};

/** The head of a row by which the offers can be ordered, the lowest price or the most of another thing first; a second press goes back to the alphabet. */
export const SortableHead = ({ by, label, current, toggle, children }: Props) => (
  <th scope="row" aria-sort={current !== by ? undefined : by === 'prix' ? 'ascending' : 'descending'}>
    {children}
    <button
      type="button"
      className="sort needs-scripts no-print max-lg:ml-2"
      aria-pressed={current === by}
      onClick={() => toggle(by)}
    >
      {label}
    </button>
  </th>
);
