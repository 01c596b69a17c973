// A form that a browser sends by itself, without scripts: its answers are read like any other's, and the person is sent to
// a page of the site.
import { fieldNames } from '../_shared/quote-fields.ts';
import { Refused } from './refused.ts';

const type = 'application/x-www-form-urlencoded';

export const isPlainForm = (request: Request) =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === type;

/** The answers by their fields' names; a ticked box is sent as a word, lines end as they do in mails. */
export function formAnswers(text: string): Record<string, unknown> {
  const form = new URLSearchParams(text);
  const twice = fieldNames.filter((name) => form.getAll(name).length > 1);
  if (twice.length > 0) throw new Refused(422, 'champs', 'Une réponse a été donnée deux fois.', { cause: 'twice' });
  const answers = Object.fromEntries([...form].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
  return { ...answers, rgpd: answers['rgpd'] === 'on' };
}

/** Another site's page sends what its author wants: no refusal, since a proxy may take the origin off or change it. */
export function isForeign(request: Request, origins: string[]): boolean {
  const origin = request.headers.get('origin');
  return origin !== null && origin !== 'null' && !origins.includes(origin);
}

/** To the page of the site that the person came from, which says what became of it. */
export function answerWithPage(request: Request, origins: string[], isKept: boolean, headers: Headers): Response {
  const origin = origins.find((each) => each === request.headers.get('origin')) ?? origins[0];
  headers.set('location', `${origin}/${isKept ? 'demande-enregistree' : 'demande-a-corriger'}`);
  return new Response(null, { status: 303, headers });
}
