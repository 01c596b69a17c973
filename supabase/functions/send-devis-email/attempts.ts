// What a page may ask of an attempt whose key it holds: what became of it, and to send it once more.
import { authenticated } from './accept.ts';
import { readJson } from './body.ts';
import { causeOf } from './cause.ts';
import { dispatch } from './dispatch.ts';
import { claimOf, isOverLimits } from './guard.ts';
import { idempotencyHash } from './idempotency-hash.ts';
import type { Kept, Outbox } from './outbox.ts';
import type { Parts } from './parts.ts';
import { Refused } from './refused.ts';
import type { Route } from './route.ts';

export const stateOfAttempt: Route = async (request, parts) => {
  const { known } = await read(request, parts);
  return { outcome: 'state told', data: { numero: known.number, etat: known.state }, more: { number: known.number } };
};

/** It counts like a request of its own: over the limits it comes with the digest. */
export const sendAgain: Route = async (request, parts) => {
  const { outbox, keyHash } = await read(request, parts);
  const own = crypto.randomUUID();
  const isTooMuch = isOverLimits(await parts.guard.admit(await claimOf(request, parts.hash, own, own)));
  const { verdict, number } = await outbox.resend(keyHash, isTooMuch).catch(away);
  if (verdict === 'unknown') throw unknown();
  if (verdict === 'erased')
    throw new Refused(410, 'effacee', 'Le contenu de cette demande a été effacé : écrivez-la de nouveau.');
  if (verdict === 'limited') {
    throw new Refused(429, 'renvois', 'Cette demande a déjà été renvoyée trois fois. Appelez-nous, avec son numéro.');
  }
  parts.later(dispatch(parts, number));
  return { outcome: 'queued again', data: { numero: number, etat: 'enregistree' }, more: { number } };
};

async function read(request: Request, parts: Parts): Promise<{ outbox: Outbox; keyHash: string; known: Kept }> {
  await authenticated(request, parts);
  const body = await readJson(request, parts);
  const keyHash = await idempotencyHash((body as { cle?: unknown } | null)?.cle);
  const { outbox } = parts;
  const known = keyHash && (await outbox?.find(keyHash).catch(away));
  if (!outbox || !keyHash || !known) throw unknown();
  return { outbox, keyHash, known };
}

const unknown = () => new Refused(404, 'inconnue', 'Aucune demande n’est connue sous cette clé.');

const away = (error: unknown): never => {
  throw new Refused(503, 'indisponible', 'L’état de la demande ne peut pas être lu. Réessayez dans une minute.', {
    cause: causeOf(error),
  });
};
