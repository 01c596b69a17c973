// What a page may ask of an attempt whose key it holds: what became of it, and to send it once
// more.
import { readJson } from './body.ts';
import { causeOf } from './cause.ts';
import { dispatch } from './dispatch.ts';
import { addressesOf } from './guard.ts';
import { idempotencyHash } from './idempotency-hash.ts';
import { tellFull } from './keep.ts';
import type { Kept, Outbox } from './outbox.ts';
import type { Parts } from './parts.ts';
import { full, Refused, tooOften } from './refused.ts';
import { requestNamed } from './request-token.ts';
import type { Route } from './route.ts';

export const stateOfAttempt: Route = async (request, parts) => {
  const { known } = await read(request, parts);
  const { number, state, acknowledged } = known;
  // Where acknowledgements are sent, the page says also that none is.
  const accuse = parts.broker && { accuse: acknowledged ?? 'aucun' };
  return {
    outcome: 'state told',
    data: { numero: number, etat: state, ...accuse },
    more: { number },
  };
};

/** It counts like a request that comes again, and waits its turn. */
export const sendAgain: Route = async (request, parts) => {
  const { outbox, keyHash } = await read(request, parts);
  const sender = await addressesOf(request, parts.hash);
  const { verdict, number, seconds } = await outbox.resend(keyHash, sender).catch(away);
  if (verdict === 'unknown') throw unknown();
  if (verdict === 'erased') throw erased();
  if (verdict === 'spent') {
    throw new Refused(
      429,
      'renvois',
      'Cette demande a déjà été renvoyée trois fois. Appelez-nous, avec son numéro.',
    );
  }
  if (verdict === 'limited') throw tooOften(seconds);
  if (verdict === 'full') {
    parts.later(tellFull(outbox, parts));
    throw full();
  }
  parts.later(dispatch(parts, number));
  return {
    outcome: 'queued again',
    data: { numero: number, etat: 'enregistree' },
    more: { number },
  };
};

/**
 * By the attempt's key, or by the link of an acknowledgement: whoever holds either needs nothing
 * else.
 */
export const withdraw: Route = async (request, parts) => {
  const { cle, lien } = ((await readJson(request, parts)) ?? {}) as {
    cle?: unknown;
    lien?: unknown;
  };
  const number = await requestNamed('withdrawal', lien, parts.hash);
  const keyHash = await idempotencyHash(cle);
  if (!parts.outbox || !(keyHash || number)) throw unknown();
  const found = await parts.outbox.withdraw(keyHash, number).catch(away);
  if (found.verdict === 'unknown') throw unknown();
  if (found.verdict === 'erased') throw erased();
  parts.later(dispatch(parts, found.number));
  return {
    outcome: 'withdrawn',
    data: { numero: found.number, etat: 'retiree' },
    more: { number: found.number },
  };
};

async function read(
  request: Request,
  parts: Parts,
): Promise<{ outbox: Outbox; keyHash: string; known: Kept }> {
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
  if (!(await authenticate(request)))
    throw new Refused(401, 'cle', 'La clé du site manque ou n’est pas la bonne.');
}

const erased = () =>
  new Refused(410, 'effacee', 'Le contenu de cette demande a été effacé : écrivez-la de nouveau.');
const unknown = () => new Refused(404, 'inconnue', 'Aucune demande n’est connue sous cette clé.');

const away = (error: unknown): never => {
  throw new Refused(
    503,
    'indisponible',
    'L’état de la demande ne peut pas être lu. Réessayez dans une minute.',
    {
      cause: causeOf(error),
    },
  );
};
