type Container = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/**
 * Tests in the page whether React has hydrated all islands completely, because React has then also
 * reported all differences.
 */
export const isEveryIslandHydrated = () =>
  [...document.querySelectorAll('[data-island]')].every((island) =>
    Object.entries(island).some(
      ([key, container]: [string, Container]) =>
        key.startsWith('__reactContainer') &&
        !container.stateNode.current.memoizedState.isDehydrated,
    ),
  );
