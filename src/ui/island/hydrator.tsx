import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Boundary } from './boundary.island.tsx';
import { registerSlots } from './slot.tsx';

/**
 * Returns a function that hydrates an island, with the props from its element. Uses a transition,
 * because React then works in short tasks that do not block input.
 */
export const createHydrator = (Island: ComponentType<never>) => (element: HTMLElement) => {
  registerSlots(element);
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
