// A form that a browser sends by itself, without scripts and without a key: its answers are read
// like any other's, and the person is sent to a page of the site.
import { fieldNames } from '../_shared/quote-fields.ts';
import { readText } from './body.ts';
import type { Parts } from './parts.ts';
import { Refused } from './refused.ts';

const type = /^application\/x-www-form-urlencoded\s*(;|$)/i;
/** A byte may be written as three. */
const largestForm = 48_000;

export const isPlainForm = (request: Request) =>
  type.test(request.headers.get('content-type') ?? '');

/**
 * The answers by their fields' names; a ticked box is sent as a word, and lines end as they do in
 * mails.
 */
export async function readForm(request: Request, parts: Parts): Promise<Record<string, unknown>> {
  const form = new URLSearchParams(await readText(request, parts, largestForm));
  // Which of the two was meant nobody can tell.
  if (fieldNames.some((name) => form.getAll(name).length > 1)) {
    throw new Refused(422, 'champs', 'Une réponse a été donnée deux fois.', { cause: 'twice' });
  }
  const answers = Object.fromEntries(
    [...form].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
  );
  return { ...answers, rgpd: answers['rgpd'] === 'on' };
}

/**
 * From a page that is none of ours: they all say where they are. A browser of before 2020 says it
 * of no form.
 */
export function isForeign(request: Request, origins: string[]): boolean {
  const origin = request.headers.get('origin');
  return origin !== null && !origins.includes(origin);
}

/** What is read in it is what was refused: nothing of it is kept. */
const toCorrect = [400, 413, 422];

/**
 * To the page that says what became of it, as far as that is known, on the address that the person
 * came from.
 */
export function answerWithPage(
  request: Request,
  status: number,
  origins: string[],
  headers: Headers,
): Response {
  const origin = origins.find((each) => each === request.headers.get('origin')) ?? origins[0];
  headers.set('location', `${origin}/${pageOf(status)}`);
  return new Response(null, { status: 303, headers });
}

function pageOf(status: number): string {
  if (status === 200) return 'demande-enregistree';
  if (status === 429) return 'demande-incertaine#trop-de-demandes';
  return toCorrect.includes(status) ? 'demande-a-corriger' : 'demande-incertaine';
}
