// trial/: the function under test: real mail servers and databases that fail on demand, thousands
// of odd requests.
import { request } from 'node:http';
import { inRoot } from '../lib/paths.ts';
import { type Administration, administer } from './administer.ts';
import { type Instance, startInstance, startPostgres } from './function.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { startReceiver } from './receiver.ts';

export type Ask = { method?: string; headers?: Record<string, string>; body: Uint8Array | string };
export type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
};
export type Trial = {
  mail: MailServer;
  /** What the broker's tool took. */
  tool: Awaited<ReturnType<typeof startReceiver>>;
  database: Administration;
  /** The scheduler's call. */
  run: () => Promise<unknown>;
  ask: (what: Ask) => Promise<Answer>;
  heap: () => Promise<number>;
  processor: () => Promise<number>;
  /** Lets all pauses pass and the scheduler call, until the mail server has taken everything. */
  delivered: () => Promise<void>;
};

const raised = inRoot('scripts/trial/raised.ts');
export const deployed = inRoot('supabase/functions/send-devis-email/index.ts');

type Settings = { entry?: string; settings?: Record<string, string> };

/**
 * The function with all that is a setting turned on, its limits raised or as they are deployed,
 * Postgres, a mail server and the broker's tool, for as long as `work` takes.
 */
export async function withTrial(
  work: (trial: Trial) => Promise<void>,
  { entry = raised, settings = {} }: Settings = {},
) {
  const [mail, postgres, tool] = await Promise.all([
    startMailServer(),
    startPostgres(),
    startReceiver(),
  ]);
  const instance = await startInstance(mail.port, postgres.url, entry, {
    DENO_V8_FLAGS: '--expose-gc',
    ACKNOWLEDGE_FROM: 'Courtage du Test',
    ...tool.settings,
    ...settings,
  });
  const told = async (path: string) =>
    (await fetch(`http://127.0.0.1:${instance.port}/${path}`)).json();
  /** Megabytes. */
  const heap = async () => Math.round((await told('memory')).heapUsed / 100_000) / 10;
  /** Milliseconds of the processor since the start. */
  const processor = async () => (await told('processor')).microseconds / 1000;
  const database = administer(postgres.url);
  try {
    const delivered = () => deliverAll(database, instance);
    const ask = (what: Ask) => send(instance.port, what);
    await work({
      mail,
      tool,
      database,
      run: () => instance.call('envois'),
      ask,
      heap,
      processor,
      delivered,
    });
  } finally {
    await Promise.all([instance.stop(), database.end(), mail.stop(), tool.stop()]);
    await postgres.stop();
  }
}

/** Until nothing waits; what cannot be delivered is an error, since it would wait for ever. */
export async function deliverAll(
  database: Administration,
  { call }: Pick<Instance, 'call'>,
): Promise<void> {
  while ((await database.waiting()) > 0) {
    const [failed] = await database.sql(
      "select number, cause from quote_outbox.requests where state = 'failed'",
    );
    if (failed) throw new Error(`${failed['number']} cannot be delivered: ${failed['cause']}`);
    await database.sql(
      "update quote_outbox.requests set next_at = now() where state = 'waiting' and next_at > now()",
    );
    await database.sql('truncate quote_outbox.departures');
    const answer = await call('envois');
    if (!answer.ok)
      throw new Error(`the scheduler's call: ${answer.status} ${await answer.text()}`);
  }
}

export const siteHeaders = {
  'content-type': 'application/json',
  apikey: 'sb_publishable_local',
  origin: 'http://localhost:3000',
};

/** A request as somebody at this address sends it. */
export const from = (address: string, body: object | string): Ask => ({
  headers: { ...siteHeaders, 'cf-connecting-ip': address },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

export const numberIn = ({ status, text }: Answer): string =>
  status === 200 ? JSON.parse(text).data.numero : '';

/** By hand, since `fetch` refuses to send what an attacker would. */
function send(
  port: number,
  { method = 'POST', headers = siteHeaders, body }: Ask,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { port, host: '127.0.0.1', path: '/send-devis-email', method, headers, agent: false },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Runs the given number of workers until none has anything left to do. */
export const workers = (count: number, work: (index: number) => Promise<void>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
