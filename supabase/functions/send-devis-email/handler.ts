import { keyHashOf } from './accept.ts';
import { cors } from './cors.ts';
import type { Parts } from './parts.ts';
import { answerWithPage, isPlainForm } from './plain-form.ts';
import { unlessRefusedTooOften } from './refusals.ts';
import { asRefused } from './refused.ts';
import { requestNumber } from './request-number.ts';
import type { More } from './route.ts';
import { addressOf, routeOf } from './routes.ts';
import { senderOf } from './sender.ts';

/** Request → answer, with one line of the log each. */
export function createHandler(parts: Parts): (request: Request) => Promise<Response> {
  return async (request) => {
    const headers = cors(request, parts.origins);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    const started = parts.now();
    const fresh = requestNumber(started, await keyHashOf(request));
    const address = addressOf(request);
    const isForm = address === '' && request.method === 'POST' && isPlainForm(request);
    const sender = senderOf(request.headers);
    const subject = address ? { address } : { number: fresh };
    const done = (status: number, outcome: string, body: object, more: More = {}) => {
      const ms = parts.now().getTime() - started.getTime();
      parts.log({ ...subject, outcome, status, ms, sender: sender.from, ...more });
      return isForm
        ? answerWithPage(request, status, parts.origins, headers)
        : Response.json(body, { status, headers });
    };
    try {
      const caller = await parts.hash(`caller ${sender.address}`);
      const { outcome, data, more } = await unlessRefusedTooOften(parts.refusals, caller, () =>
        routeOf(request)(request, parts, fresh),
      );
      return done(200, outcome, { data }, more);
    } catch (error) {
      const { status, code, message, more } = asRefused(error);
      const { champs, cause, headers: own = {} } = more;
      for (const [name, value] of Object.entries(own)) headers.set(name, value);
      const body = { error: { code, message, ...(champs && { champs }) } };
      return done(status, code, body, cause ? { cause } : {});
    }
  };
}
