import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { run } from '../lib/children.ts';
import { Failure } from '../lib/failure.ts';
import { inRoot, out } from '../lib/paths.ts';
import { write } from '../lib/write.ts';
import { bundleFunction } from './function.ts';
import { type Deployment, secretsFile } from './settings.ts';

export type Step = { title: string; shown: string; run: () => Promise<unknown> };
/**
 * Content of release.json: the published commit, and the files that open pages may still load. Each
 * file has the day of its last release.
 */
type Release = { commit: string; files: Record<string, string> };

const KEEP_DAYS = 30;
const PATIENCE_MS = 120_000;
const functionFolder = '.contentlayer/function';
const settingsFile = `${functionFolder}/settings.sql`;

const createCommand = (title: string, ...typed: string[]): Step => ({
  title,
  shown: typed.join(' '),
  async run() {
    const [program = '', ...args] = typed;
    const code = await run(program, args, { cwd: inRoot() });
    if (code !== 0) throw new Failure(`${program} s’est arrêté avec le code ${code}.`);
  },
});

const request = (address: string, options: RequestInit = {}) =>
  fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS), ...options });

/**
 * Hashes the password as Postgres stores it (SCRAM, RFC 5803), so that the log of statements does
 * not contain the password.
 */
function hashPassword(password: string, salt = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, 4096, 32, 'sha256');
  const sign = (text: string) => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(sign('Client Key')).digest('base64');
  const keys = `${stored}:${sign('Server Key').toString('base64')}`;
  return `SCRAM-SHA-256$4096:${salt.toString('base64')}$${keys}`;
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * Composes the statement that sets the password of the function's role to the password in this
 * address.
 */
export function composeRoleStatement(address: string): string {
  const password = decodeURIComponent(new URL(address).password);
  return `alter role quote_function login password ${quote(hashPassword(password))}`;
}

const composeDatabaseSettings = (functionUrl: string, own: Deployment['function']): string =>
  [
    ...['pg_cron', 'pg_net', 'supabase_vault'].map(
      (name) => `create extension if not exists ${name}`,
    ),
    ...(own.OUTBOX_DB_URL ? [composeRoleStatement(own.OUTBOX_DB_URL)] : []),
    `select quote.schedule(${quote(functionUrl)}, ${quote(own.OUTBOX_SECRET)})`,
  ].join(';\n');

/**
 * Adds the files of earlier releases to the build, because open pages may still load them. Lists
 * all files in `release.json` for the next deployment.
 */
async function keepEarlierFiles(origin: string, commit: string): Promise<void> {
  const formatDay = (time: number) => new Date(time).toISOString().slice(0, 10);
  const today = formatDay(Date.now());
  const oldest = formatDay(Date.now() - KEEP_DAYS * 86_400_000);
  const list = await request(`${origin}/release.json`).catch(() => undefined);
  const earlier: Partial<Release> = list?.ok ? await list.json() : {};
  const own = globSync('_{next,frame,islands}/**/*.*', { cwd: out });
  const files = Object.fromEntries(own.map((file) => [file, today]));
  for (const [file, day] of Object.entries(earlier.files ?? {})) {
    if (file in files || day < oldest || !/^_(next|frame|islands)\/[\w./~-]+$/.test(file)) continue;
    const answer = await request(`${origin}/${file}`);
    if (!answer.ok) continue;
    await write(join(out, file), Buffer.from(await answer.arrayBuffer()));
    files[file] = day;
  }
  await write(join(out, 'release.json'), JSON.stringify({ commit, files }));
}

/**
 * Waits until the site serves this commit, because a new domain needs several minutes for its
 * certificate. Then requests all pages.
 */
async function checkRoutes(origin: string, commit: string): Promise<void> {
  for (let left = 60; ; left--) {
    const answer = await request(`${origin}/release.json`).catch(() => undefined);
    if (answer?.ok && ((await answer.json()) as Release).commit === commit) break;
    if (left === 0) throw new Failure(`${origin} ne montre pas le commit ${commit}.`);
    await setTimeout(15_000);
  }
  for (const page of globSync('**/*.html', { cwd: out, exclude: ['404.html'] })) {
    const route = `/${page.replace(/(^index)?\.html$/, '')}`;
    const { status } = await request(origin + route, { redirect: 'manual' });
    if (status !== 200) throw new Failure(`${origin}${route} répond ${status}.`);
  }
}

/** Sends a test request through the function and the mail server to the mailbox of the operator. */
async function sendCanary(functionUrl: string, secret: string): Promise<void> {
  const headers = { Authorization: `Bearer ${secret}` };
  const answer = await request(`${functionUrl}/canari`, { method: 'POST', headers });
  if (!answer.ok) throw new Failure(`la fonction répond ${answer.status} : ${await answer.text()}`);
}

/**
 * Lists the steps of a deployment. The function comes before the site, because a new function
 * accepts requests of old pages, but an old function may refuse those of new pages.
 */
export function planSteps({ shell, site, function: own }: Deployment, commit: string): Step[] {
  const { origin, hostname } = new URL(site.adresse);
  const functionUrl = `${shell.SUPABASE_URL}/functions/v1/send-devis-email`;
  const onSupabase = (title: string, ...args: string[]) =>
    createCommand(
      title,
      ...['npm', 'run', '--silent', 'supabase', '--', ...args],
      ...[`--remote=${shell.SUPABASE_PROJECT_REF}`, '--yes'],
    );
  return [
    createCommand(
      'construire le site pour la production',
      ...['env', 'SITE_ENV=production', 'npm', 'run', 'build'],
    ),
    {
      title: `garder ${KEEP_DAYS} jours les fichiers des versions passées`,
      shown: `GET ${origin}/release.json`,
      run: () => keepEarlierFiles(origin, commit),
    },
    {
      title: 'réunir la fonction et ses paquets en un fichier, et écrire les réglages de la base',
      shown: functionFolder,
      async run() {
        await bundleFunction(inRoot(functionFolder));
        await write(inRoot(settingsFile), composeDatabaseSettings(functionUrl, own));
      },
    },
    onSupabase('appliquer les migrations', 'db', 'push'),
    onSupabase('poser les réglages de la fonction', 'secrets', 'set', `--env-file=${secretsFile}`),
    onSupabase(
      'publier la fonction',
      ...['functions', 'deploy', 'send-devis-email', '--use-api', '--no-verify-jwt'],
      `--workdir=${functionFolder}`,
    ),
    onSupabase('régler le rôle et le planificateur', 'db', 'query', `--file=${settingsFile}`),
    onSupabase('publier les logos', 'seed', 'buckets'),
    createCommand(
      'publier le site',
      ...['wrangler', 'deploy', '--config', 'scripts/deploy/wrangler.jsonc'],
      ...['--domain', hostname, '--tag', commit.slice(0, 12), '--message', commit],
    ),
    {
      title: 'demander chaque page',
      shown: `GET ${origin}/…`,
      run: () => checkRoutes(origin, commit),
    },
    {
      title: 'envoyer une demande d’essai (canari)',
      shown: `POST ${functionUrl}/canari`,
      run: () => sendCanary(functionUrl, own.OUTBOX_SECRET),
    },
  ];
}
