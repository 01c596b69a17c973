import { useCallback, useEffect, useState } from 'react';

type Query = Record<string, string>;

const read = (): Query => Object.fromEntries(new URLSearchParams(window.location.search));

const write = (query: Query, push: boolean) => {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
  const address = `${window.location.pathname}${search && `?${search}`}${window.location.hash}`;
  if (push) window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
};

/**
 * A choice that lives in the address, so that it can be shared and that back and forward work. The first
 * drawing is that of the page without a query, as it was exported; the address is read right after.
 */
export function useAddress<T>(initial: T, parse: (query: Query) => T, format: (value: T) => Query, push = true) {
  const [value, setValue] = useState(initial);

  // biome-ignore lint/correctness/useExhaustiveDependencies: parse belongs to the feature and does not change
  useEffect(() => {
    const follow = () => setValue(parse(read()));
    if (window.location.search) follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const choose = useCallback(
    (next: T) => {
      setValue(next);
      write(format(next), push);
    },
    [format, push],
  );
  return [value, choose] as const;
}
