import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Boundary } from './boundary.island.tsx';
import { keepSlots } from './slot.tsx';

/**
 * Makes React take over one island, with the props that its element carries; in pieces, so that a
 * finger is never held up.
 */
export const wake = (Island: ComponentType<never>) => (element: HTMLElement) => {
  keepSlots(element);
  const Known = Island as ComponentType;
  const props = JSON.parse(element.dataset.props ?? '{}');
  startTransition(() => {
    hydrateRoot(
      element,
      <Boundary>
        <Known {...props} />
      </Boundary>,
    );
  });
};
