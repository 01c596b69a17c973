import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Boundary } from './boundary.island.tsx';
import { keepSlots } from './slot.tsx';

/**
 * Hydrates one island with the props of its element. Uses a transition, so that React works in
 * short tasks and does not block input.
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
