// Storage may be blocked or full; the page works without it.
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

/** Returns undefined for a missing or malformed value. */
export const readJson = <T>(key: string, place?: StorageName): Partial<T> | undefined =>
  tryOr(() => JSON.parse(readItem(key, place) ?? '') ?? undefined, undefined);
