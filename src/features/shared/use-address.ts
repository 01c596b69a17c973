import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

type Query = Record<string, string>;

const read = (): Query => Object.fromEntries(new URLSearchParams(window.location.search));

const write = (query: Query, push: boolean) => {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
  const address = `${window.location.pathname}${search && `?${search}`}${window.location.hash}`;
  if (push) window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
};

/** What was typed or ticked before this script ran: the fields that no longer hold what the page was sent with. */
function changedBefore(root: HTMLElement): Query {
  const lists = [...root.querySelectorAll('select')].filter(
    ({ options, value }) => value !== [...options].find(({ defaultSelected }) => defaultSelected)?.value,
  );
  const fields = [...root.querySelectorAll<HTMLInputElement>('input[name]')];
  const isTyped = ({ type }: HTMLInputElement) => type === 'search';
  const changed = fields.filter((field) =>
    isTyped(field) ? field.value !== field.defaultValue : field.checked !== field.defaultChecked,
  );
  const values = (wanted: string) =>
    fields.filter((field) => field.name === wanted && (isTyped(field) || field.checked)).map(({ value }) => value);
  return Object.fromEntries([
    ...changed.map(({ name }) => [name, values(name).join(',')]),
    ...lists.map(({ name, value }) => [name, value]),
  ]);
}

type Options<T> = {
  /** Where the fields are, named as in the address. */
  root: RefObject<HTMLElement | null>;
  initial: T;
  parse: (query: Query) => T;
  format: (value: T) => Query;
  /** Whether each choice is a step that the back button undoes. */
  push?: boolean;
};

/**
 * A choice that lives in the address, so that it can be shared and that back and forward work. The first
 * drawing is that of the page without a query, as it was exported; the address, and what the visitor has
 * changed in the meantime, are read right after.
 */
export function useAddress<T>({ root, initial, parse, format, push = true }: Options<T>) {
  const [value, setValue] = useState(initial);
  const latest = useRef(initial);
  const update = (next: T) => {
    latest.current = next;
    setValue(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what parses and formats belongs to the feature and does not change
  useEffect(() => {
    const follow = () => update(parse(read()));
    const changed = root.current ? changedBefore(root.current) : {};
    if (Object.keys(changed).length > 0) {
      const next = parse({ ...read(), ...changed });
      update(next);
      write(format(next), push);
    } else if (window.location.search) follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  /** Changes the latest choice, which may not have been drawn yet. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const choose = useCallback((change: (before: T) => T) => {
    update(change(latest.current));
    write(format(latest.current), push);
  }, []);
  return [value, choose] as const;
}
