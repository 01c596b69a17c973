// What is being sent from this device: it outlives the page and the tab, so that the next page of
// the site finds it (settle.ts).
import { tried } from '#src/lib/tried.ts';
import { readJson, remove, write } from './storage.ts';

/** A request that is being sent, with all that it takes to send it again. */
export type PendingRequest = {
  cle: string;
  le: number;
  court: boolean;
  demande: Record<string, unknown>;
  accord?: string;
};

const prefix = 'envoi ';

export const setPending = (request: PendingRequest) =>
  write(prefix + request.cle, JSON.stringify(request));
export const removePending = (cle: string) => remove(prefix + cle);

/**
 * What has not the shape of one is none, and goes: it would be in the way of all others for ever.
 */
export function readPending(cle: string): PendingRequest | undefined {
  const found = readJson<PendingRequest>(prefix + cle);
  if (found?.cle === cle && found.le && found.demande instanceof Object)
    return found as PendingRequest;
  removePending(cle);
  return undefined;
}

/** The keys of what was being sent when a page went away, or is being sent by another. */
export const pendingKeys = (): string[] =>
  tried(() => Object.keys(localStorage), []).flatMap((key) =>
    key.startsWith(prefix) ? key.slice(prefix.length) : [],
  );

/**
 * One page at a time sends a request: another waits, and is let in at once if the first goes away.
 */
export const withLock = <T>(
  cle: string,
  work: () => Promise<T>,
  options: LockOptions = {},
): Promise<T> => (navigator.locks ? navigator.locks.request(prefix + cle, options, work) : work());
