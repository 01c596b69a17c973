'use client';

import { useState } from 'react';
import { Slot, type Slots } from '#src/ui/island/slot.tsx';

type Props = { label: string; slot: string; slots?: Slots };

/**
 * Counts clicks and shows a slot that the server has rendered. The third click throws an error, to
 * test how the page handles it.
 */
export function Counter({ label, slot, slots }: Props) {
  const [count, setCount] = useState(0);
  if (count === 3) throw new Error('three');
  return (
    <form method="dialog" className="counter">
      <button type="button" onClick={() => setCount(count + 1)}>
        {label} {count}
      </button>
      <Slot from={slots} name={slot} />
    </form>
  );
}
