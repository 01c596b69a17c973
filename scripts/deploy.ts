import { spawnSync } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import postgres from 'postgres';
import { createTransport } from '../supabase/functions/send-devis-email/mailer.ts';
import { getTls } from '../supabase/functions/send-devis-email/store.ts';
import { checkSettings, type Deployment, secretsFile } from './deploy/settings.ts';
import { planSteps } from './deploy/steps.ts';
import { readPublisher } from './lib/content.ts';
import { Failure, main } from './lib/failure.ts';
import { inRoot } from './lib/paths.ts';

// npm run deploy              checks all settings, then publishes step by step
// npm run deploy -- --dry-run checks all settings and lists the steps without running them

const TIMEOUT_MS = 10_000;

const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: inRoot(), encoding: 'utf8' }).stdout?.trim() ?? '';

async function tryMailServer({ function: own }: Deployment): Promise<string[]> {
  const transport = createTransport(own, TIMEOUT_MS);
  try {
    await transport.verify();
    return [];
  } catch (error) {
    return [`${own.SMTP_HOST}:${own.SMTP_PORT} refuse (SMTP_…) : ${(error as Error).message}`];
  } finally {
    transport.close();
  }
}

async function tryDatabase({ function: own }: Deployment): Promise<string[]> {
  if (!own.OUTBOX_DB_URL) return [];
  const ssl = getTls(own.OUTBOX_DB_URL, own.OUTBOX_DB_CA);
  const connection = { max: 1, ssl, connect_timeout: TIMEOUT_MS / 1000, backoff: () => 1 };
  const sql = postgres(own.OUTBOX_DB_URL, connection);
  try {
    await sql`select 1`;
    return [];
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string };
    // Accepts a wrong password or an unknown role, because a later step creates the role and sets
    // its password.
    if (/^28/.test(code) || /tenant or user not found/i.test(message)) return [];
    return [`OUTBOX_DB_URL : la base ne répond pas : ${message || code}`];
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function tryServers(deployment: Deployment): Promise<string[]> {
  const hasNetwork = await lookup('api.supabase.com').catch(() => undefined);
  if (hasNetwork) return [...(await tryMailServer(deployment)), ...(await tryDatabase(deployment))];
  process.stdout.write('Pas de réseau : serveur d’envoi et base non essayés.\n');
  return [];
}

await main(async () => {
  const { missing, ...site } = readPublisher();
  const file = inRoot(secretsFile);
  const settings = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : undefined;
  const { deployment, problems } = checkSettings(process.env, settings, site);
  problems.unshift(...missing);
  if (git('status', '--porcelain') !== '')
    problems.push('Des fichiers ne sont dans aucun commit : git status.');
  if (deployment && problems.length === 0) problems.push(...(await tryServers(deployment)));
  if (!deployment || problems.length > 0)
    throw new Failure(['Rien n’a été changé. Il manque :', ...problems].join('\n- '));
  const steps = planSteps(deployment, git('rev-parse', 'HEAD'));
  for (const [index, { title, shown, run }] of steps.entries()) {
    process.stdout.write(`${index + 1}/${steps.length} ${title}\n     ${shown}\n`);
    if (process.argv.includes('--dry-run')) continue;
    await run().catch((error: Error) => {
      throw new Failure(
        `Arrêt à l’étape ${index + 1}, ${title} : ${error.message}\n` +
          'Relancez la même commande une fois la cause levée : chaque étape peut être refaite.',
      );
    });
  }
});
