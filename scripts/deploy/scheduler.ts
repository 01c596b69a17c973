import { setTimeout } from 'node:timers/promises';
import { Failure } from '../lib/failure.ts';

// The database's scheduler, by the address that `supabase db query` takes too. `db push` would tell
// the Vault only along with a new migration, and so keep an old secret in it.

const patience = 90_000;

export async function query<Row>(project: string, sql: string): Promise<Row[]> {
  const answer = await fetch(`https://api.supabase.com/v1/projects/${project}/database/query`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${process.env.SUPABASE_ACCESS_TOKEN}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ query: sql }),
    signal: AbortSignal.timeout(patience),
  }).catch((error: Error) => error);
  if (answer instanceof Response && answer.ok) return answer.json();
  if (answer instanceof Error)
    throw new Failure(`La base du projet ${project} n’a pas répondu : ${reason(answer)}`);
  const said = `${answer.status} ${await answer.text()}`;
  throw new Failure(`La base du projet ${project} a refusé : ${said.slice(0, 300)}`);
}

/** `fetch` itself says no more than that it failed. */
export const reason = (error: Error) =>
  (error.cause as Error | undefined)?.message ?? error.message;

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Gives it the function's address and secret, and its jobs. */
export async function schedule(project: string, address: string, secret: string): Promise<void> {
  const extensions = ['pg_cron', 'pg_net', 'supabase_vault'].map(
    (name) => `create extension if not exists ${name};`,
  );
  await query(
    project,
    `${extensions.join(' ')} select quote.schedule(${literal(address)}, ${literal(secret)})`,
  );
}

type Call = { status_code: number | null; content: string | null; error_msg: string | null };

/**
 * A request made up for this: from the scheduler through the function and the mail server, to the
 * operator's mailbox.
 */
export async function sendCanary(project: string, pause = 2_000): Promise<void> {
  const [asked] = await query<{ id: number }>(project, "select quote.call('/canari') as id");
  let answer: Call | undefined;
  for (const end = Date.now() + patience; !answer && Date.now() < end; await setTimeout(pause)) {
    const sql = `select status_code, content, error_msg from net._http_response where id = ${asked?.id}`;
    [answer] = await query<Call>(project, sql);
  }
  if (answer?.status_code === 200) return;
  const said =
    [answer?.status_code, answer?.content, answer?.error_msg].filter(Boolean).join(' ') ||
    'aucune réponse';
  throw new Failure(
    `La demande d’essai (le canari) n’est pas passée : ${said.slice(0, 300)}\nCe qui est en ligne ne remet pas les demandes : voyez les journaux de la fonction, ou revenez en arrière : npm run deploy -- --rollback`,
  );
}
