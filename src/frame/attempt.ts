// What this visit tried to send last: the function knows by its key that a second try is the same
// request.
import { readKept } from './kept.ts';
import { removePending } from './pending.ts';
import { readJson, remove, write } from './storage.ts';

type Attempt = { cle: string; contenu: string };

const name = 'tentative';

// Where storage is blocked, the page remembers for itself.
let last: Attempt | undefined;

export const lastAttempt = (): Partial<Attempt> =>
  readJson<Attempt>(name, 'sessionStorage') ?? last ?? {};

/** The key under which this very content was tried last. */
export function triedKey(request: object): string | undefined {
  const { cle, contenu } = lastAttempt();
  return contenu === JSON.stringify(request) ? cle : undefined;
}

/**
 * The key to try with: a new one once the content has changed, or what was tried before is kept.
 */
export function keyFor(request: object): string {
  const tried = triedKey(request);
  if (tried && tried !== readKept()?.cle) return tried;
  // What is sent now takes the place of what was being sent.
  removePending(lastAttempt().cle ?? '');
  last = { cle: crypto.randomUUID(), contenu: JSON.stringify(request) };
  write(name, JSON.stringify(last), 'sessionStorage');
  return last.cle;
}

export function forgetAttempt(): void {
  last = undefined;
  remove(name, 'sessionStorage');
}
