import { useCallback, useEffect, useRef, useState } from 'react';

type Query = Record<string, string>;

/** Where a choice lives: in the query or, if no server is to be told, in the fragment. */
type Part = 'search' | 'hash';

const read = (part: Part): Query =>
  Object.fromEntries(new URLSearchParams(window.location[part].slice(1)));

const write = (query: Query, part: Part, push: boolean) => {
  const address = new URL(window.location.href);
  address[part] = new URLSearchParams(
    Object.entries(query).filter(([, value]) => value !== ''),
  ).toString();
  window.history[push ? 'pushState' : 'replaceState'](null, '', address);
};

/**
 * What was typed or ticked before this script ran: the fields that no longer hold what the page was
 * sent with.
 */
function changedBefore(root: HTMLElement): Query {
  const lists = [...root.querySelectorAll('select')].filter(
    ({ options, value }) =>
      value !== [...options].find(({ defaultSelected }) => defaultSelected)?.value,
  );
  const fields = [...root.querySelectorAll<HTMLInputElement>('input[name]')];
  const isTicked = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox';
  const changed = fields.filter((field) =>
    isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue,
  );
  const values = (wanted: string) =>
    fields
      .filter((field) => field.name === wanted && (!isTicked(field) || field.checked))
      .map(({ value }) => value);
  return Object.fromEntries([
    ...changed.map(({ name }) => [name, values(name).join(',')]),
    ...lists.map(({ name, value }) => [name, value]),
  ]);
}

type Options<T> = {
  initial: T;
  parse: (query: Query, before: T) => T;
  format: (value: T) => Query;
  /** Whether each choice is a step that the back button undoes. */
  push?: boolean;
  part?: Part;
};

/**
 * A choice that lives in the address, so that it can be shared and that back and forward work. The
 * first drawing is that of the page without a query, as it was exported; the address, and what the
 * visitor has changed in the meantime, are read right after: the fields are in the root, named as
 * in the address.
 */
export function useAddress<T extends object>({
  initial,
  parse,
  format,
  push = true,
  part = 'search',
}: Options<T>) {
  const root = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState(initial);
  const latest = useRef(initial);
  const update = (next: T) => {
    latest.current = next;
    setValue(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what parses and formats belongs to the feature and does not change
  useEffect(() => {
    const follow = () => update(parse(read(part), latest.current));
    const changed = root.current ? changedBefore(root.current) : {};
    if (Object.keys(changed).length > 0) {
      const next = parse({ ...read(part), ...changed }, initial);
      update(next);
      write(format(next), part, push);
    } else if (window.location[part]) follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  /** Changes some of the latest choice, which may not have been drawn yet. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const choose = useCallback((change: (before: T) => Partial<T>) => {
    update({ ...latest.current, ...change(latest.current) });
    write(format(latest.current), part, push);
  }, []);
  return [value, choose, root] as const;
}
