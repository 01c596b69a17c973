// Runs the function in the process of the tests, with its own database (PGlite) and an SMTP server.
import postgres from 'postgres';
import { getLocalSettings } from '../../../scripts/dev/backend.ts';
import { createDatabase, serveDatabase } from '../../../scripts/dev/database.ts';
import { startMailServer } from '../../../scripts/dev/mail-server.ts';
import { findFreePort } from '../../../scripts/lib/ports.ts';
import { readEnvironment } from '../../../supabase/functions/send-devis-email/environment.ts';
import { createHandler } from '../../../supabase/functions/send-devis-email/handler.ts';
import { until } from './until.ts';
import { valid } from './valid.ts';

export type Call = {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | object | null;
};

const site = 'http://localhost:3000';

/**
 * Connects as the owner of the database, so that neither the role nor the connection pool of the
 * function limits the test.
 */
export function connectOwner(url: string) {
  const sql = postgres(url, {
    ssl: false,
    max: 1,
    prepare: false,
    fetch_types: false,
    onnotice: () => {},
  });
  return {
    sql,
    /** Moves all stored times into the past by this interval, as if the time had passed. */
    advance: (interval: string) =>
      sql.begin(async (transaction) => {
        await transaction`update quote.requests set received_at = received_at - ${interval}::interval,
          sent_at = sent_at - ${interval}::interval, erased_at = erased_at - ${interval}::interval,
          alerted_at = alerted_at - ${interval}::interval`;
        await transaction`update quote.jobs set created_at = created_at - ${interval}::interval,
          due_at = due_at - ${interval}::interval`;
      }),
  };
}

export async function startPostgres() {
  const [database, port] = await Promise.all([createDatabase(), findFreePort()]);
  let server: Awaited<ReturnType<typeof serveDatabase>> | undefined;
  const restore = async () => {
    server ??= await serveDatabase(database, port);
  };
  /** Closes all connections to the database but keeps the stored data. */
  const cut = async () => {
    await server?.stop();
    server = undefined;
  };
  await restore();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    cut,
    restore,
    stop: async () => {
      await cut();
      await database.close();
    },
  };
}

export async function startRunning(settings: Record<string, string> = {}) {
  const [mail, database] = await Promise.all([startMailServer(), startPostgres()]);
  const environment = { ...getLocalSettings(mail.port, database.url), ...settings };
  // @supabase/server reads the project's address and key from the process. Other settings stay out
  // of it, because Deno runs the test files in one process and a function that another file starts
  // would inherit them.
  for (const name of ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'] as const)
    Deno.env.set(name, environment[name]);
  const timeouts = { stage: 10_000, total: 20_000 };
  const { handle, idle, close } = createHandler(readEnvironment(environment), timeouts);
  const owner = connectOwner(database.url);

  const call = ({ path = '', method = 'POST', headers = {}, body = null }: Call) => {
    const isRaw = body === null || typeof body === 'string' || body instanceof Uint8Array;
    const text = isRaw ? (body as BodyInit | null) : JSON.stringify(body);
    const address = `http://function.test/send-devis-email${path}`;
    return handle(new Request(address, { method, headers, body: text }));
  };
  let calls = 0;
  const post = (body: Call['body'], headers: Record<string, string> = {}, path = '') => {
    calls += 1;
    return call({
      path,
      body,
      headers: {
        'content-type': 'application/json',
        apikey: 'sb_publishable_local',
        origin: site,
        'cf-connecting-ip': `10.${calls >> 8}.${calls & 255}.1`,
        ...headers,
      },
    });
  };
  const submit = async (over: object = {}, headers: Record<string, string> = {}) => {
    const answer = await post({ ...valid, ...over }, headers);
    return (await answer.json()).data as { numero: string; etat: string };
  };
  const schedule = (path = '/envois') =>
    call({ path, headers: { authorization: `Bearer ${environment.OUTBOX_SECRET}` } });

  return {
    ...owner,
    mail,
    database,
    call,
    post,
    submit,
    schedule,
    settled: () =>
      until('no job is left', async () => (await owner.sql`select from quote.jobs`).length === 0),
    reset: async () => {
      await idle();
      await owner.sql`truncate quote.requests cascade`;
      mail.mails.length = 0;
      mail.behave('accepts');
    },
    stop: async () => {
      await Promise.all([owner.sql.end(), close(), mail.stop()]);
      await database.stop();
    },
  };
}

export type Running = Awaited<ReturnType<typeof startRunning>>;

/**
 * Starts one instance for all tests of a file. Each test begins with an empty database and inbox.
 */
export function shareRunning(...args: Parameters<typeof startRunning>) {
  let running: Running | undefined;
  Deno.test.afterAll(() => running?.stop());
  return (name: string, test: (running: Running) => Promise<void>) =>
    Deno.test({
      name,
      // Disables Deno's checks for unfinished work, because the function sends mails after its
      // response.
      sanitizeOps: false,
      sanitizeResources: false,
      fn: async () => {
        running ??= await startRunning(...args);
        await running.reset();
        await test(running);
      },
    });
}
