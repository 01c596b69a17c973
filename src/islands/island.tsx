// features/: what has state or events. Each folder is an island: drawn with the page, woken by
// itself in the browser.
import type { ComponentProps, ComponentType } from 'react';
import { Boundary } from '#src/ui/island/boundary.island.tsx';
import { type Plain, plainData } from '#src/ui/island/plain-data.ts';
import type { Slots } from '#src/ui/island/slot.tsx';
import * as islands from './island-list.ts';

type Name = keyof typeof islands;
type PropsOf<Of extends Name> = Omit<ComponentProps<(typeof islands)[Of]>, 'slots'>;

/**
 * When an island wakes up: once the page is idle, when it comes near, or at the first touch. A
 * touch always wakes it.
 */
type Start = 'idle' | 'visible' | 'touch';

type Common<Of extends Name> = { of: Of; start: Start; slots?: Slots };
type Props<Of extends Name> = Common<Of> & PropsOf<Of> & Plain<PropsOf<Of>>;

/**
 * A component with all that the browser needs to take it over; what the server writes into it goes
 * into `slots`.
 */
export function Island<Of extends Name>(given: Props<Of>) {
  const { of, start, slots, ...props }: Common<Of> = given;
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: on the server, which draws any of them
  const Known = islands[of] as ComponentType<object>;
  return (
    <div data-island={of} data-start={start} data-props={plainData(of, props)}>
      <Boundary>
        <Known {...props} {...(slots && { slots })} />
      </Boundary>
    </div>
  );
}
