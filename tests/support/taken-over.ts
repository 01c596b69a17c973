type Container = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/**
 * In the page: whether React has taken over every island, to the end: what it has to say of a
 * difference has been said.
 */
export const isEveryIslandHydrated = () =>
  [...document.querySelectorAll('[data-island]')].every((island) =>
    Object.entries(island).some(
      ([key, container]: [string, Container]) =>
        key.startsWith('__reactContainer') &&
        !container.stateNode.current.memoizedState.isDehydrated,
    ),
  );
