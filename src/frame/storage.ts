// Storage may be blocked or full: the page goes on without.

type StorageName = 'localStorage' | 'sessionStorage';

export function read(key: string, place: StorageName = 'localStorage'): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

export function write(key: string, value: string, place: StorageName = 'localStorage'): boolean {
  try {
    window[place].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function remove(key: string, place: StorageName = 'localStorage'): void {
  try {
    window[place].removeItem(key);
  } catch {
    // nothing was kept
  }
}

/** What was written as JSON; what cannot be read is not there. */
export function readJson<T>(key: string, place?: StorageName): Partial<T> | undefined {
  try {
    return JSON.parse(read(key, place) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}
