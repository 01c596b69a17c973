import type { ComponentProps, ComponentType } from 'react';
import { Boundary } from '#src/ui/island/boundary.island.tsx';
import { type Plain, plainData } from '#src/ui/island/plain-data.ts';
import type { Slots } from '#src/ui/island/slot.tsx';
import * as islands from './island-list.ts';

type Name = keyof typeof islands;
type PropsOf<Of extends Name> = Omit<ComponentProps<(typeof islands)[Of]>, 'slots'>;

/**
 * Moment at which the browser hydrates the island: when it is idle, when the island is visible, or
 * at the first interaction.
 */
type Start = 'idle' | 'visible' | 'touch';

type Common<Of extends Name> = { of: Of; start: Start; slots?: Slots };
type Props<Of extends Name> = Common<Of> & PropsOf<Of> & Plain<PropsOf<Of>>;

/**
 * Renders a component together with the props that its hydration needs. Only the server renders the
 * `slots`.
 */
export function Island<Of extends Name>(given: Props<Of>) {
  const { of, start, slots, ...props }: Common<Of> = given;
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the server renders all islands
  const Known = islands[of] as ComponentType<object>;
  return (
    <div data-island={of} data-start={start} data-props={plainData(of, props)}>
      <Boundary>
        <Known {...props} {...(slots && { slots })} />
      </Boundary>
    </div>
  );
}
