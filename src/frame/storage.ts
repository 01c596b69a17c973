// Storage may be blocked or full: the page goes on without.

type Place = 'localStorage' | 'sessionStorage';

export function read(key: string, place: Place = 'localStorage'): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

export function write(key: string, value: string, place: Place = 'localStorage'): boolean {
  try {
    window[place].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function remove(key: string, place: Place = 'localStorage'): void {
  try {
    window[place].removeItem(key);
  } catch {
    // nothing was kept
  }
}

/** What was written as JSON; what cannot be read is not there. */
export function readJson<T>(key: string, place?: Place): Partial<T> | undefined {
  try {
    return JSON.parse(read(key, place) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}
