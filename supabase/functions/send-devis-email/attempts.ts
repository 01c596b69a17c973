// What a page may ask of an attempt whose key it holds: what became of it, and to send it once more.
import { authenticated } from './accept.ts';
import { hashOfKey } from './attempt-key.ts';
import { readJson } from './body.ts';
import { causeOf } from './cause.ts';
import { dispatch } from './dispatch.ts';
import type { Outbox } from './outbox.ts';
import type { Parts } from './parts.ts';
import { Refused } from './refused.ts';
import type { Route } from './route.ts';

export const stateOfAttempt: Route = async (request, parts) => {
  const { outbox, attempt } = await read(request, parts);
  const known = await outbox.find(attempt).catch(away);
  if (!known) throw unknown();
  return { outcome: 'state told', data: { numero: known.number, etat: known.state }, more: { number: known.number } };
};

export const sendAgain: Route = async (request, parts) => {
  const { outbox, attempt } = await read(request, parts);
  const { verdict, number } = await outbox.resend(attempt).catch(away);
  if (verdict === 'unknown') throw unknown();
  if (verdict === 'erased')
    throw new Refused(410, 'effacee', 'Le contenu de cette demande a été effacé : écrivez-la de nouveau.');
  if (verdict === 'limited') {
    throw new Refused(429, 'renvois', 'Cette demande a déjà été renvoyée trois fois. Appelez-nous, avec son numéro.');
  }
  parts.later(dispatch(parts, number));
  return { outcome: 'queued again', data: { numero: number, etat: 'enregistree' }, more: { number } };
};

async function read(request: Request, parts: Parts): Promise<{ outbox: Outbox; attempt: string }> {
  await authenticated(request, parts);
  const body = await readJson(request, parts);
  const attempt = await hashOfKey((body as { cle?: unknown } | null)?.cle);
  if (!parts.outbox || !attempt) throw unknown();
  return { outbox: parts.outbox, attempt };
}

const unknown = () => new Refused(404, 'inconnue', 'Aucune demande n’est connue sous cette clé.');

const away = (error: unknown): never => {
  throw new Refused(503, 'indisponible', 'L’état de la demande ne peut pas être lu. Réessayez dans une minute.', {
    cause: causeOf(error),
  });
};
