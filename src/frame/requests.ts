// What the device remembers of the requests sent from it. While one is being sent, a mark that outlives the page and the
// tab: the next page of the site finds it (settle.ts). Once it is kept, its number, for the time of the visit.
import { read, readJson, remove, write } from './storage.ts';

export type Backend = { url: string; key: string };
type State = 'enregistree' | 'remise';

/** A request that is being sent, with all that it takes to send it again. */
export type Mark = {
  cle: string;
  le: number;
  court: boolean;
  backend: Backend;
  demande: Record<string, unknown>;
  accord?: string;
};

/** A request that the function keeps; `told` once a page has shown its number. */
export type Kept = { cle: string; numero: string; etat: State; court: boolean; told?: boolean };

const prefix = 'envoi ';

export const setMark = (mark: Mark) => write(prefix + mark.cle, JSON.stringify(mark));
export const removeMark = (cle: string) => remove(prefix + cle);
export const markOf = (cle: string) => readJson<Mark>(prefix + cle) as Mark | undefined;

/** The keys of what was being sent when a page went away, or is being sent by another. */
export function marked(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
  } catch {
    return [];
  }
}

/** One page at a time sends a request: another waits, and is let in at once if the first goes away. */
export const alone = <T>(cle: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(prefix + cle, work) : work();

const isNumber = (text: unknown): text is string => typeof text === 'string' && /^[\dA-Z-]{6,20}$/.test(text);

export const setKept = (kept: Kept) => write('demande', JSON.stringify(kept), 'sessionStorage');

export function readKept(): Kept | undefined {
  const kept = readJson<Kept>('demande', 'sessionStorage');
  return isNumber(kept?.numero) ? (kept as Kept) : undefined;
}

/** Kept, and no page has told its number yet. */
export const isUntold = () => read('demande', 'sessionStorage')?.includes('"told":true') === false;

/** What the function's answer says of the request. A function that names no state has handed it over before it answered. */
export function keptIn(answer: unknown, { cle, court }: Pick<Kept, 'cle' | 'court'>): Kept | undefined {
  const { numero, etat = 'remise' } = (answer as { data?: Partial<Kept> } | null)?.data ?? {};
  return isNumber(numero) ? { cle, court, numero, etat } : undefined;
}

/** The attempt that this visit made last, and has no number for. */
export type Attempt = { cle: string; contenu: string };
const attemptKey = 'tentative';
export const readAttempt = () => readJson<Attempt>(attemptKey, 'sessionStorage');
export const setAttempt = (attempt: Attempt) => write(attemptKey, JSON.stringify(attempt), 'sessionStorage');
export const removeAttempt = () => remove(attemptKey, 'sessionStorage');
