// Sends due jobs, postpones failed jobs, erases expired answers.
import { type Answers, parseAnswers } from './answers.ts';
import { createToken, decrypt } from './crypto.ts';
import type { Environment } from './environment.ts';
import { describeError, log } from './http.ts';
import { composeAcknowledgement, composeAlert, composeMail, composeWithdrawal } from './mail.ts';
import type { SendMail } from './mailer.ts';
import {
  claimAlert,
  completeJob,
  type Database,
  eraseExpired,
  type Job,
  type JobKind,
  leaseJobs,
  postponeJob,
} from './store.ts';
import { callWebhook, postJson } from './webhook.ts';

const BATCH_SIZE = 5;
/** Time limit of a run. Supabase ends a call after a minute. */
const MAX_RUN_MS = 50_000;
/**
 * Pauses between the attempts to record in the database that a mail was sent. If all attempts fail,
 * a later run sends the mail again with the same Message-ID.
 */
const COMPLETION_PAUSES_MS = [1_500, 4_000, 15_000];

export type Worker = {
  database: Database;
  send: SendMail;
  environment: Environment;
};
export type Run = { sent: number; failed: number };

/**
 * Sends due jobs in batches. Stops when no job is due, at the time limit, or when a whole batch
 * fails, because the mail server is then probably down.
 */
export async function sendDueJobs(worker: Worker): Promise<Run> {
  const run = { sent: 0, failed: 0 };
  const end = performance.now() + MAX_RUN_MS;
  while (performance.now() < end) {
    const jobs = await leaseJobs(worker.database, BATCH_SIZE);
    if (jobs.length === 0) break;
    const results = await Promise.all(jobs.map((job) => processJob(job, worker)));
    const sent = results.filter(Boolean).length;
    run.sent += sent;
    run.failed += jobs.length - sent;
    if (sent === 0) break;
  }
  return run;
}

/** Sends alerts and due jobs when the scheduler calls the function each minute. */
export async function runWorker(worker: Worker): Promise<Run> {
  const { database, environment } = worker;
  // Sends alerts first, because a slow mail server could use up the time before the platform ends
  // the call.
  const overdue = await claimAlert(database);
  if (overdue) await sendAlert(composeAlert(overdue), worker);
  const run = await sendDueJobs(worker);
  await eraseExpired(database);
  if (environment.HEARTBEAT_URL)
    await fetch(environment.HEARTBEAT_URL, { signal: AbortSignal.timeout(10_000) })
      .then((answer) => answer.body?.cancel())
      .catch((error) => log({ outcome: 'heartbeat failed', cause: describeError(error) }));
  return run;
}

/**
 * Alerts the operator by webhook and by mail, because the mail server may be the cause of the
 * alert.
 */
export async function sendAlert(
  text: string,
  { send, environment: { ALERT_WEBHOOK, OPERATOR_MAIL } }: Pick<Worker, 'send' | 'environment'>,
): Promise<void> {
  log({ outcome: 'alert', text });
  const report = (error: unknown) => log({ outcome: 'alert failed', cause: describeError(error) });
  await Promise.all([
    ALERT_WEBHOOK && postJson(ALERT_WEBHOOK, JSON.stringify({ text })).catch(report),
    OPERATOR_MAIL &&
      send({
        id: `alerte-${crypto.randomUUID()}`,
        to: OPERATOR_MAIL,
        subject: 'Des demandes de devis attendent',
        text,
        html: `<p>${text}</p>`,
      }).catch(report),
  ]);
}

async function processJob(job: Job, worker: Worker): Promise<boolean> {
  const { database, environment } = worker;
  const { number, kind, attempts } = job;
  const started = performance.now();
  const report = (outcome: string, error?: unknown) => {
    const ms = Math.round(performance.now() - started);
    const cause = error === undefined ? {} : { cause: describeError(error) };
    log({ number, kind, outcome, attempts, ms, ...cause });
  };
  const reportStore = (error: unknown) => report('database away', error);
  try {
    await sendJob(job, worker);
  } catch (error) {
    report('not sent', error);
    await postponeJob(database, job, describeError(error)).catch(reportStore);
    return false;
  }
  report('sent');
  await complete(database, job, getFollowUps(job, environment)).catch(reportStore);
  return true;
}

async function sendJob(job: Job, { send, environment }: Worker): Promise<void> {
  const { number, kind, received_at, resends, state } = job;
  if (kind === 'broker' && state === 'withdrawn') return send(composeWithdrawal(number));
  const answers = readAnswers(job, environment);
  if (kind === 'webhook') {
    const { LEADS_WEBHOOK: url, LEADS_WEBHOOK_SECRET: secret } = environment;
    // Skips the call if the operator has removed the setting since the job was stored.
    return url && secret ? callWebhook({ url, secret }, number, received_at, answers) : undefined;
  }
  if (kind === 'acknowledgement') return send(createAcknowledgement(number, answers, environment));
  const mail = composeMail(answers, number, received_at, resends);
  return send(kind === 'canary' ? { ...mail, to: environment.OPERATOR_MAIL ?? '' } : mail);
}

function readAnswers(job: Job, { OUTBOX_KEYS }: Environment): Answers {
  if (!job.ciphertext) throw new Error('erased');
  return parseAnswers(decrypt(OUTBOX_KEYS, job, job.number));
}

function createAcknowledgement(
  number: string,
  { email }: Answers,
  { SITE_ORIGINS, HASH_SECRET, ACKNOWLEDGE_FROM = '', MAIL_TO }: Environment,
) {
  const link = `${SITE_ORIGINS[0]}/merci#retrait=${createToken(HASH_SECRET, number)}`;
  return {
    ...composeAcknowledgement(number, ACKNOWLEDGE_FROM, link),
    to: email,
    // Directs a reply of the visitor to the broker.
    replyTo: MAIL_TO,
  };
}

function getFollowUps(
  { kind, is_acknowledged }: Job,
  { ACKNOWLEDGE_FROM, LEADS_WEBHOOK }: Environment,
): JobKind[] {
  const kinds: JobKind[] = [];
  if (kind === 'broker' && ACKNOWLEDGE_FROM && is_acknowledged) kinds.push('acknowledgement');
  if (kind === 'broker' && LEADS_WEBHOOK) kinds.push('webhook');
  return kinds;
}

async function complete(database: Database, job: Job, followUps: JobKind[]): Promise<void> {
  for (const pause of COMPLETION_PAUSES_MS) {
    try {
      return await completeJob(database, job, followUps);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  await completeJob(database, job, followUps);
}
