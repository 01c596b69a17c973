// Storage may be blocked or full: the page goes on without.
import { tryOr } from '#src/lib/try-or.ts';

type StorageName = 'localStorage' | 'sessionStorage';

export const read = (key: string, place: StorageName = 'localStorage'): string | null =>
  tryOr(() => window[place].getItem(key), null);

export const write = (key: string, value: string, place: StorageName = 'localStorage'): boolean =>
  tryOr(() => {
    window[place].setItem(key, value);
    return true;
  }, false);

export const remove = (key: string, place: StorageName = 'localStorage'): void =>
  tryOr(() => window[place].removeItem(key), undefined);

/** What was written as JSON; what cannot be read is not there. */
export const readJson = <T>(key: string, place?: StorageName): Partial<T> | undefined =>
  tryOr(() => JSON.parse(read(key, place) ?? '') ?? undefined, undefined);
