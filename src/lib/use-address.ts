import { useCallback, useEffect, useRef, useState } from 'react';

type Query = Record<string, string>;

/**
 * Part of the address that contains the state. Browsers do not send the fragment (« hash ») to the
 * server, so it can contain private values.
 */
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

type Control = HTMLInputElement | HTMLSelectElement;

const isTicked = ({ type }: Control) => type === 'radio' || type === 'checkbox';

/**
 * Collects the fields that the visitor has changed before hydration. Joins the values of fields
 * with the same name, because one list of values can have several fields. Also compares the type,
 * because the estimator has a list and radio buttons with the same name. The name of a list of
 * values ends with « [] », because html-validate refuses several fields with the same name
 * otherwise.
 */
function changedBefore(root: HTMLElement): Query {
  const fields = [...root.querySelectorAll<Control>('input[name], select[name]')];
  const isChanged = (field: Control) => {
    if (field instanceof HTMLSelectElement)
      return field.value !== [...field.options].find((option) => option.defaultSelected)?.value;
    return isTicked(field)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  };
  const joinValues = (wanted: Control) =>
    fields
      .filter(({ name, type }) => name === wanted.name && type === wanted.type)
      .filter((field) => !isTicked(field) || ('checked' in field && field.checked))
      .map(({ value }) => value)
      .join(',');
  return Object.fromEntries(
    fields.filter(isChanged).map((field) => [field.name.replace('[]', ''), joinValues(field)]),
  );
}

type Options<T> = {
  initial: T;
  parse: (query: Query, before: T) => T;
  format: (value: T) => Query;
  /** True to add a history entry for each choice, so that the back button undoes the choice. */
  push?: boolean;
  part?: Part;
};

/**
 * Keeps a state in the address, so that visitors can share it and go back and forward. The first
 * render must match the server's HTML. Then an effect reads the address and the fields that the
 * visitor has changed before hydration. It finds these fields by the names of the query parameters.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: parse and format never change
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

  /** Changes the latest state, because React may not have rendered it yet. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const choose = useCallback((change: (before: T) => Partial<T>) => {
    update({ ...latest.current, ...change(latest.current) });
    write(format(latest.current), part, push);
  }, []);
  return [value, choose, root] as const;
}
