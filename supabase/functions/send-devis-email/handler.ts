// Defines the routes of the function and writes one log line for each call.
import { verifyAuth } from '@supabase/server/core';
import type { QuoteRequest } from '../_shared/quote-request.ts';
import { drawNumber, hashKey, isEqual, readToken } from './crypto.ts';
import type { Environment } from './environment.ts';
import {
  createHeaders,
  describeError,
  failAsUnavailable,
  HttpError,
  log,
  readJson,
} from './http.ts';
import { createMailer, SMTP_TIMEOUTS } from './mailer.ts';
import { connect, findRequest, type State, storeCanary, withdrawRequest } from './store.ts';
import { isPlainForm, submitRequest } from './submit.ts';
import { runWorker, sendAlert, sendDueJobs, type Worker } from './worker.ts';

type Result = { outcome: string; data: object; number?: string };
type Route = (request: Request) => Promise<Result>;

/**
 * Supabase ends an instance after its response, unless work given to waitUntil() is still running.
 */
const { EdgeRuntime } = globalThis as {
  EdgeRuntime?: { waitUntil: (work: Promise<unknown>) => void };
};

function continueAfterAnswer(work: Promise<unknown>): void {
  const done = work.catch((error) =>
    log({ outcome: 'failed after the answer', cause: describeError(error) }),
  );
  EdgeRuntime?.waitUntil(done);
}

const ALERT_PAUSE_MS = 3_600_000;

/** Names of the states in the responses to the site. */
const stateNames: Record<State, string> = {
  waiting: 'enregistree',
  sent: 'remise',
  withdrawn: 'retiree',
  expired: 'enregistree',
};

const createResult = (outcome: string, { number, state }: { number: string; state: State }) => ({
  outcome,
  number,
  data: { numero: number, etat: stateNames[state] },
});

const createUnknown = () =>
  new HttpError(404, 'inconnue', 'Aucune demande n’est connue sous cette clé.');
const failToRead = failAsUnavailable(
  'L’état de la demande ne peut pas être lu. Réessayez dans une minute.',
);

const canary: QuoteRequest = {
  entreprise: 'Canari',
  secteur: 'autre',
  effectifs: '',
  ca: '',
  nom: 'Canari',
  email: 'canari@exemple.fr',
  telephone: '',
  besoins:
    'Demande d’essai, envoyée chaque jour et après chaque mise en ligne. ' +
    'Le courtier ne la reçoit pas.',
  rgpd: true,
};

export function createHandler(environment: Environment, timeouts = SMTP_TIMEOUTS) {
  const { database, close } = connect(environment);
  const worker: Worker = { database, environment, send: createMailer(environment, timeouts) };
  let run: Promise<void> | undefined;
  let hasNewJobs = false;
  let alertedAt = -ALERT_PAUSE_MS;

  async function sendUntilDone(): Promise<void> {
    try {
      do {
        hasNewJobs = false;
        await sendDueJobs(worker);
      } while (hasNewJobs);
    } finally {
      run = undefined;
    }
  }

  /**
   * Sends due jobs in the background, also after the response. If this instance is already sending,
   * `hasNewJobs` adds another pass, otherwise a job stored during the last query would wait for the
   * scheduler.
   */
  function startRun(): void {
    hasNewJobs = true;
    run ??= sendUntilDone();
    continueAfterAnswer(run);
  }

  const routes: Record<string, Route> = {
    async ''(request) {
      const stored = await submitRequest(request, database, environment).catch((error) => {
        if (error instanceof HttpError && error.status === 503) alertOnce(error.more.cause);
        throw error;
      });
      if (stored.kind === 'stored') startRun();
      return createResult(stored.kind, stored);
    },

    async etat(request) {
      if ((await verifyAuth(request, { auth: 'publishable' })).error)
        throw new HttpError(401, 'cle', 'La clé du site manque ou n’est pas la bonne.');
      const keyHash = hashKey((await readObject(request))['cle']);
      const found = keyHash && (await findRequest(database, keyHash).catch(failToRead));
      if (!found) throw createUnknown();
      return createResult('state', found);
    },

    /**
     * Withdraws a request. The caller must send its idempotency key or the token of the link in the
     * acknowledgement.
     */
    async retrait(request) {
      const { cle, lien } = await readObject(request);
      const name = hashKey(cle) ?? readToken(environment.HASH_SECRET, lien);
      const found = name && (await withdrawRequest(database, name).catch(failToRead));
      if (!found) throw createUnknown();
      if (found.state !== 'withdrawn')
        throw new HttpError(
          410,
          'effacee',
          'Le contenu de cette demande a été effacé : écrivez-la de nouveau.',
        );
      startRun();
      return createResult('withdrawn', found);
    },

    async envois(request) {
      requireSecret(request);
      const work = runWorker(worker);
      // Continues the run even if the scheduler closes its connection.
      continueAfterAnswer(work);
      const { sent, failed } = await work;
      return { outcome: 'run', data: { remises: sent, echecs: failed } };
    },

    async canari(request) {
      requireSecret(request);
      if (!environment.OPERATOR_MAIL)
        throw new HttpError(
          503,
          'reglage',
          'OPERATOR_MAIL manque : le canari n’a pas de destinataire.',
        );
      const number = `CANARI-${drawNumber()}`;
      const found = await sendCanary(number).catch(
        failAsUnavailable('La base ne répond pas : les demandes ne peuvent pas être gardées.'),
      );
      if (found?.state !== 'sent')
        throw new HttpError(
          502,
          'refus',
          'Le canari est gardé, mais le serveur de messagerie ne l’a pas pris.',
        );
      return createResult('canary', found);
    },
  };

  async function sendCanary(number: string) {
    await storeCanary(database, environment.OUTBOX_KEYS, number, JSON.stringify(canary));
    await sendDueJobs(worker);
    return findRequest(database, number);
  }

  function requireSecret(request: Request): void {
    const header = request.headers.get('authorization') ?? '';
    if (!isEqual(header, `Bearer ${environment.OUTBOX_SECRET}`))
      throw new HttpError(401, 'cle', 'Le secret du serveur manque ou n’est pas le bon.');
  }

  /** Alerts the operator that the database does not answer, at most once per hour and instance. */
  function alertOnce(cause = ''): void {
    if (performance.now() - alertedAt < ALERT_PAUSE_MS) return;
    alertedAt = performance.now();
    const text =
      'Des demandes de devis ne peuvent pas être enregistrées : ' +
      `la base ne répond pas (${cause}).`;
    continueAfterAnswer(sendAlert(text, worker));
  }

  /**
   * Handles a call. Responds with JSON or, to a form without scripts, with a redirect to a page of
   * the site.
   */
  async function handle(request: Request): Promise<Response> {
    const headers = createHeaders(request, environment.SITE_ORIGINS);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    const path = getPath(request);
    const started = performance.now();
    const finish = (status: number, body: object, entry: object) => {
      log({ path, status, ...entry, ms: Math.round(performance.now() - started) });
      return path === '' && request.method === 'POST' && isPlainForm(request)
        ? redirect(request, status, environment.SITE_ORIGINS, headers)
        : Response.json(body, { status, headers });
    };
    try {
      const { data, ...entry } = await getRoute(request, path, routes)(request);
      return finish(200, { data }, entry);
    } catch (error) {
      const { status, code, message, more } =
        error instanceof HttpError
          ? error
          : new HttpError(500, 'interne', 'La demande n’a pas pu être traitée.', {
              cause: describeError(error),
            });
      for (const [name, value] of Object.entries(more.headers ?? {})) headers.set(name, value);
      const { champs, cause } = more;
      return finish(
        status,
        { error: { code, message, ...(champs && { champs }) } },
        { outcome: code, ...(cause && { cause }) },
      );
    }
  }
  return {
    handle,
    /** Resolves when this instance has finished sending mails. */
    idle: async () => void (await run?.catch(() => {})),
    close,
  };
}

const readObject = async (request: Request) =>
  ((await readJson(request)) ?? {}) as Record<string, unknown>;

/** Returns the part of the path that follows the name of the function. */
const getPath = (request: Request) =>
  new URL(request.url).pathname.replace(/^\/send-devis-email(?=\/|$)/, '').slice(1);

function getRoute(request: Request, path: string, routes: Record<string, Route>): Route {
  if (request.method !== 'POST')
    throw new HttpError(405, 'methode', 'Seul l’envoi d’une demande est possible ici.', {
      headers: { allow: 'POST, OPTIONS' },
    });
  const route = Object.hasOwn(routes, path) ? routes[path] : undefined;
  if (!route) throw new HttpError(404, 'adresse', 'Rien ne répond à cette adresse.');
  return route;
}

/** Redirects to the result page, on the origin from which the form was sent. */
function redirect(request: Request, status: number, origins: string[], headers: Headers): Response {
  const origin = origins.find((each) => each === request.headers.get('origin')) ?? origins[0];
  headers.set('location', `${origin}/${getResultPage(status)}`);
  return new Response(null, { status: 303, headers });
}

function getResultPage(status: number): string {
  if (status === 200) return 'demande-enregistree';
  if (status === 429) return 'demande-incertaine#trop-de-demandes';
  return [400, 413, 422].includes(status) ? 'demande-a-corriger' : 'demande-incertaine';
}
