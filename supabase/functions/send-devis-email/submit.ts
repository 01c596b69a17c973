import { fieldNames } from '../_shared/quote-fields.ts';
import { readRequest } from '../_shared/quote-request.ts';
import { type Answers, createAnswers, findMarks, readSignals } from './answers.ts';
import { hashKey, signHex } from './crypto.ts';
import type { Environment } from './environment.ts';
import {
  type Caller,
  failAsUnavailable,
  HttpError,
  readCaller,
  readJson,
  readText,
} from './http.ts';
import { type Database, type Stored, storeRequest } from './store.ts';

const FORM_MAX_BYTES = 48_000;

/** Returns whether a browser without scripts sent the form. */
export const isPlainForm = (request: Request) =>
  /^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get('content-type') ?? '');

async function readForm(request: Request): Promise<Record<string, unknown>> {
  const form = new URLSearchParams(await readText(request, FORM_MAX_BYTES));
  if (fieldNames.some((name) => form.getAll(name).length > 1))
    throw new HttpError(422, 'champs', 'Une réponse a été donnée deux fois.');
  const answers = [...form].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]);
  return { ...Object.fromEntries(answers), rgpd: form.get('rgpd') === 'on' };
}

const isLocal = (origin: string) => /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(origin);

/**
 * Reads and checks the answers. Requires no publishable key of Supabase, because the key may have
 * changed since the page was opened, and a form without scripts sends no key.
 */
async function readAnswers(request: Request, origins: string[], caller: Caller): Promise<Answers> {
  const isPlain = isPlainForm(request);
  const body = await (isPlain ? readForm(request) : readJson(request));
  const { request: accepted, refusals } = readRequest(body);
  if (!accepted)
    throw new HttpError(422, 'champs', 'Certaines réponses sont à corriger.', { champs: refusals });
  const signals = readSignals(request.headers, body as object);
  const marks = findMarks(signals);
  const origin = request.headers.get('origin');
  if (isPlain && origin !== null && !origins.includes(origin)) marks.push('origine');
  if (!caller.isKnown && !origins.every(isLocal)) marks.push('provenance');
  return createAnswers(accepted, signals, marks);
}

const failToStore = failAsUnavailable(
  'La demande ne peut pas être enregistrée. Réessayez dans une minute, ou appelez le courtier.',
);

function createLimited(seconds: number): HttpError {
  const minutes = Math.ceil(seconds / 60);
  return new HttpError(
    429,
    'frequence',
    `Trop de demandes de suite. Réessayez dans ${minutes} min, ou appelez le courtier.`,
    { headers: { 'retry-after': String(seconds) } },
  );
}

export async function submitRequest(
  request: Request,
  database: Database,
  environment: Environment,
): Promise<Extract<Stored, { number: string }>> {
  const caller = readCaller(request.headers);
  const answers = await readAnswers(request, environment.SITE_ORIGINS, caller);
  const { accord: _version, marques, ...content } = answers;
  const { HASH_SECRET, OUTBOX_KEYS } = environment;
  const key = request.headers.get('idempotency-key')?.toLowerCase();
  const keyHash = hashKey(key);
  const stored = await storeRequest(database, OUTBOX_KEYS, {
    keyHash,
    // Hashes with the idempotency key as secret, so that a repeated request has the same hash even
    // after a change of HASH_SECRET.
    contentHash: signHex((keyHash && key) || HASH_SECRET, `content ${JSON.stringify(content)}`),
    addressHash: signHex(HASH_SECRET, `address ${caller.address}`),
    networkHash: signHex(HASH_SECRET, `network ${caller.network}`),
    isMarked: marques !== undefined,
    answers: JSON.stringify(answers),
  }).catch(failToStore);
  if (stored.kind === 'limited') throw createLimited(stored.seconds);
  if (stored.kind === 'other')
    throw new HttpError(409, 'autre', 'Une autre demande porte déjà cette clé.');
  return stored;
}
