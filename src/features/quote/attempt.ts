// The key of what is being sent: the function knows by it that a second try is the same request.
import type { QuoteRequest } from '#shared/quote-request.ts';
import { type Attempt, readAttempt, readKept, removeAttempt, removeMark, setAttempt } from '#src/frame/requests.ts';

// Where storage is blocked, the page remembers for itself.
let last: Partial<Attempt> | undefined;
const lastAttempt = () => readAttempt() ?? last;

/** The key under which this very content was tried last. */
export function triedKey(request: QuoteRequest): string | undefined {
  const { cle, contenu } = lastAttempt() ?? {};
  return contenu === JSON.stringify(request) ? cle : undefined;
}

/** The key to try with: a new one once the content has changed, or what was tried before is kept. */
export function keyFor(request: QuoteRequest): string {
  const tried = triedKey(request);
  if (tried && tried !== readKept()?.cle) return tried;
  // What is sent now takes the place of what was being sent.
  const before = lastAttempt()?.cle;
  if (before) removeMark(before);
  last = { cle: crypto.randomUUID(), contenu: JSON.stringify(request) };
  setAttempt(last as Attempt);
  return last.cle as string;
}

export function forgetAttempt(): void {
  last = undefined;
  removeAttempt();
}
