// The addresses of the function: what each does with a POST.
import { accept } from './accept.ts';
import { deliver } from './deliver.ts';
import type { Mark } from './marks.ts';
import type { Parts } from './parts.ts';
import { Refused } from './refused.ts';

/** What a line of the log says besides: the request's number, why it failed, how many keys of the body are no field, its marks. */
export type More = { number?: string; cause?: string; unknown?: number; marks?: Mark[] };
export type Outcome = { outcome: string; data: object; more?: More };

/** What an address does with a POST; it throws `Refused` for an answer other than success. */
type Route = (request: Request, parts: Parts, fresh: string) => Promise<Outcome>;

const submit: Route = async (request, parts, fresh) => {
  const { quote, marks, unknown } = await accept(request, parts);
  const { number, again } = await deliver(quote, fresh, request, parts);
  return {
    outcome: again ? 'sent before' : 'sent',
    data: { numero: number },
    more: { number, ...(unknown > 0 && { unknown }), ...(marks.length > 0 && { marks }) },
  };
};

const routes: Record<string, Route> = { '': submit };

/** What follows the function's name, with which an address begins on the platform. */
export const addressOf = (request: Request) => new URL(request.url).pathname.replace(/^\/send-devis-email(?=\/|$)/, '').slice(1);

export function routeOf(request: Request): Route {
  if (request.method !== 'POST') {
    throw new Refused(405, 'methode', 'Seul l’envoi d’une demande est possible ici.', { headers: { allow: 'POST, OPTIONS' } });
  }
  const address = addressOf(request);
  const route = Object.hasOwn(routes, address) && routes[address];
  if (!route) throw new Refused(404, 'adresse', 'Rien ne répond à cette adresse.');
  return route;
}
