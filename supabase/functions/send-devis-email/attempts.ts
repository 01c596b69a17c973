// What a page may ask of an attempt whose key it holds: what became of it, and to send it once more.
import { readJson } from './body.ts';
import { causeOf } from './cause.ts';
import { dispatch } from './dispatch.ts';
import { addressesOf } from './guard.ts';
import { idempotencyHash } from './idempotency-hash.ts';
import { tellFull } from './keep.ts';
import type { Kept, Outbox } from './outbox.ts';
import type { Parts } from './parts.ts';
import { full, Refused, tooOften } from './refused.ts';
import type { Route } from './route.ts';

export const stateOfAttempt: Route = async (request, parts) => {
  const { known } = await read(request, parts);
  return { outcome: 'state told', data: { numero: known.number, etat: known.state }, more: { number: known.number } };
};

/** It counts like a request that comes again, and waits its turn. */
export const sendAgain: Route = async (request, parts) => {
  const { outbox, keyHash } = await read(request, parts);
  const sender = await addressesOf(request, parts.hash);
  const { verdict, number, seconds } = await outbox.resend(keyHash, sender).catch(away);
  if (verdict === 'unknown') throw unknown();
  if (verdict === 'erased')
    throw new Refused(410, 'effacee', 'Le contenu de cette demande a été effacé : écrivez-la de nouveau.');
  if (verdict === 'spent') {
    throw new Refused(429, 'renvois', 'Cette demande a déjà été renvoyée trois fois. Appelez-nous, avec son numéro.');
  }
  if (verdict === 'limited') throw tooOften(seconds);
  if (verdict === 'full') {
    parts.later(tellFull(outbox, parts));
    throw full();
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

/** The site's publishable key. */
async function authenticated(request: Request, { authenticate }: Parts): Promise<void> {
  if (!(await authenticate(request))) throw new Refused(401, 'cle', 'La clé du site manque ou n’est pas la bonne.');
}

const unknown = () => new Refused(404, 'inconnue', 'Aucune demande n’est connue sous cette clé.');

const away = (error: unknown): never => {
  throw new Refused(503, 'indisponible', 'L’état de la demande ne peut pas être lu. Réessayez dans une minute.', {
    cause: causeOf(error),
  });
};
