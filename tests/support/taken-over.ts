type Container = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/**
 * Runs in the page and tells whether React has hydrated every island completely, so that it has
 * also reported all differences.
 */
export const isEveryIslandHydrated = () =>
  [...document.querySelectorAll('[data-island]')].every((island) =>
    Object.entries(island).some(
      ([key, container]: [string, Container]) =>
        key.startsWith('__reactContainer') &&
        !container.stateNode.current.memoizedState.isDehydrated,
    ),
  );
