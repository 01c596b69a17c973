// Reads and writes the browser's storage. Ignores errors, because the storage may be blocked or
// full and the page must still work.
import { tryOr } from '#src/lib/try-or.ts';

type StorageName = 'localStorage' | 'sessionStorage';

export const readItem = (key: string, place: StorageName = 'localStorage'): string | null =>
  tryOr(() => window[place].getItem(key), null);

export const writeItem = (
  key: string,
  value: string,
  place: StorageName = 'localStorage',
): boolean =>
  tryOr(() => {
    window[place].setItem(key, value);
    return true;
  }, false);

export const removeItem = (key: string, place: StorageName = 'localStorage'): void =>
  tryOr(() => window[place].removeItem(key), undefined);

/** Reads a JSON value. Returns undefined if it is missing or not valid JSON. */
export const readJson = <T>(key: string, place?: StorageName): Partial<T> | undefined =>
  tryOr(() => JSON.parse(readItem(key, place) ?? '') ?? undefined, undefined);
