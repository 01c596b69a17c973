// The addresses of the function: what each does with a POST.
import { accept } from './accept.ts';
import { sendAgain, stateOfAttempt, withdraw } from './attempts.ts';
import { sendCanary } from './canary.ts';
import { deliver } from './deliver.ts';
import { asRefused, Refused } from './refused.ts';
import type { Route } from './route.ts';
import { bounced, sendWaiting } from './scheduled.ts';
import { takeOn } from './take-on.ts';

const submit: Route = async (request, parts, fresh) => {
  const accepted = await accept(request, parts);
  const { number, state, again } = await deliver(accepted, fresh, request, parts).catch((error) => {
    throw asRefused(error, accepted.quote);
  });
  const { unknown, marks } = accepted;
  const first = state === 'remise' ? 'sent' : 'kept';
  return {
    outcome: again ? `${first} before` : first,
    data: { numero: number, etat: state },
    more: { number, ...(unknown > 0 && { unknown }), ...(marks.length > 0 && { marks }) },
  };
};

const routes: Record<string, Route> = {
  '': submit,
  etat: stateOfAttempt,
  renvoi: sendAgain,
  retrait: withdraw,
  'prise-en-charge': takeOn,
  envois: sendWaiting,
  retours: bounced,
  canari: sendCanary,
};

/** What follows the function's name, with which an address begins on the platform. */
export const addressOf = (request: Request) =>
  new URL(request.url).pathname.replace(/^\/send-devis-email(?=\/|$)/, '').slice(1);

export function routeOf(request: Request): Route {
  if (request.method !== 'POST') {
    throw new Refused(405, 'methode', 'Seul l’envoi d’une demande est possible ici.', {
      headers: { allow: 'POST, OPTIONS' },
    });
  }
  const address = addressOf(request);
  const route = Object.hasOwn(routes, address) && routes[address];
  if (!route) throw new Refused(404, 'adresse', 'Rien ne répond à cette adresse.');
  return route;
}
