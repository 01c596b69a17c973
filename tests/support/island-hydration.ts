type Container = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/**
 * Returns whether React has hydrated all islands of the page completely. React has then also
 * reported all differences between the server's HTML and its own.
 */
export const isEveryIslandHydrated = () =>
  [...document.querySelectorAll('[data-island]')].every((island) =>
    Object.entries(island).some(
      ([key, container]: [string, Container]) =>
        key.startsWith('__reactContainer') &&
        !container.stateNode.current.memoizedState.isDehydrated,
    ),
  );
