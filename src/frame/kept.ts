// What the function keeps of this visit's requests: the number of the last one, for the thank-you
// page.
import { read, readJson, remove, write } from './storage.ts';

type RequestState = 'enregistree' | 'remise' | 'retiree';

/** A request that the function keeps; `told` once a page has shown its number. */
export type Kept = {
  cle: string;
  numero: string;
  etat: RequestState;
  court: boolean;
  told?: boolean;
};

/** What a page knows of a request before the function has answered. */
export type Asked = Pick<Kept, 'cle' | 'court'>;

const isNumber = (text: unknown): text is string =>
  typeof text === 'string' && /^[\dA-Z-]{6,20}$/.test(text);

export const setKept = (kept: Kept) => write('demande', JSON.stringify(kept), 'sessionStorage');

export function readKept(): Kept | undefined {
  const kept = readJson<Kept>('demande', 'sessionStorage');
  return isNumber(kept?.numero) ? (kept as Kept) : undefined;
}

/** What was sent, and when: the thank-you page shows it as long as the tab is open. */
type Receipt = { cle: string; le: number; demande: Record<string, unknown> };

const receipt = 'recu';
export const setReceipt = ({ cle, demande }: Omit<Receipt, 'le'>) =>
  write(
    receipt,
    JSON.stringify({ cle, demande, le: Date.now() } satisfies Receipt),
    'sessionStorage',
  );
export const removeReceipt = () => remove(receipt, 'sessionStorage');

/** Of this very request. */
export function receiptOf({ cle }: Pick<Kept, 'cle'>): Receipt | undefined {
  const found = readJson<Receipt>(receipt, 'sessionStorage');
  return found?.cle === cle && found.demande instanceof Object ? (found as Receipt) : undefined;
}

/** Kept, and no page has told its number yet. */
export const isUntold = () => read('demande', 'sessionStorage')?.includes('"told"') === false;

/**
 * What the function's answer says of the request. A function that names no state has handed it over
 * before it answered.
 */
export function keptIn(answer: unknown, { cle, court }: Asked): Kept | undefined {
  const { numero, etat = 'remise' } = (answer as { data?: Partial<Kept> } | null)?.data ?? {};
  return isNumber(numero) ? { cle, court, numero, etat } : undefined;
}

/** The same of an answer that has not been read, if one came. */
export const keptBy = async (answer: Response | undefined, request: Asked) =>
  answer?.ok ? keptIn(await answer.json().catch(() => undefined), request) : undefined;
