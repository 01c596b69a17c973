import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { run } from '../lib/children.ts';
import { Failure } from '../lib/failure.ts';
import { inRoot, out } from '../lib/paths.ts';
import { buildSite } from '../lib/site.ts';
import { write } from '../lib/write.ts';
import { bundleFunction } from './function.ts';
import type { Deployment } from './settings.ts';

export type Step = { title: string; shown: string; run: () => Promise<void> };
/** Files of earlier releases that open pages may still load, with the day of their last release. */
type Release = { commit: string; files: Record<string, string> };

const KEEP_DAYS = 30;
const PATIENCE_MS = 120_000;
const functionFolder = inRoot('.contentlayer/function');
export const secretsFile = 'supabase/functions/.env';

const createCommand = (title: string, ...typed: string[]): Step => ({
  title,
  shown: typed.join(' ').replaceAll(inRoot(), '.'),
  async run() {
    const [program = '', ...args] = typed;
    const code = await run(program, args, { cwd: inRoot(), env: process.env });
    if (code !== 0) throw new Failure(`${program} s’est arrêté avec le code ${code}.`);
  },
});

const request = (address: string, options: RequestInit = {}) =>
  fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS), ...options });

async function runSql<Row>({ shell }: Deployment, query: string): Promise<Row[]> {
  const project = `https://api.supabase.com/v1/projects/${shell.SUPABASE_PROJECT_REF}`;
  const answer = await request(`${project}/database/query`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${shell.SUPABASE_ACCESS_TOKEN}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ query }),
  });
  if (answer.ok) return answer.json();
  throw new Failure(`La base a refusé : ${answer.status} ${(await answer.text()).slice(0, 300)}`);
}

/** SCRAM verifier (RFC 5803), which Postgres stores, so that no statement log has the password. */
function hashPassword(password: string, salt = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, 4096, 32, 'sha256');
  const sign = (text: string) => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(sign('Client Key')).digest('base64');
  const parts = [
    `4096:${salt.toString('base64')}`,
    `${stored}:${sign('Server Key').toString('base64')}`,
  ];
  return `SCRAM-SHA-256$${parts.join('$')}`;
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Gives the function's role the password of this address. */
export function composeRoleStatement(address: string): string {
  const password = decodeURIComponent(new URL(address).password);
  return `alter role quote_function login password ${quote(hashPassword(password))}`;
}

function composeDatabaseSettings({ shell, function: own }: Deployment): string {
  const address = `${shell.SUPABASE_URL}/functions/v1/send-devis-email`;
  return [
    ...['pg_cron', 'pg_net', 'supabase_vault'].map(
      (name) => `create extension if not exists ${name}`,
    ),
    ...(own.OUTBOX_DB_URL ? [composeRoleStatement(own.OUTBOX_DB_URL)] : []),
    `select quote.schedule(${quote(address)}, ${quote(own.OUTBOX_SECRET)})`,
  ].join('; ');
}

/** Adds the files of earlier releases to the build, and `release.json`, which names them. */
async function keepEarlierFiles(origin: string, commit: string): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const oldest = new Date(Date.now() - KEEP_DAYS * 86_400_000).toISOString().slice(0, 10);
  const answer = await request(`${origin}/release.json`).catch(() => undefined);
  const earlier: Release | undefined = answer?.ok ? await answer.json() : undefined;
  const own = globSync('_{next,frame,islands}/**/*.*', { cwd: out });
  const release: Release = { commit, files: Object.fromEntries(own.map((file) => [file, today])) };
  for (const [file, day] of Object.entries(earlier?.files ?? {})) {
    if (file in release.files || day < oldest || !/^_(next|frame|islands)\/[\w./~-]+$/.test(file))
      continue;
    const fileAnswer = await request(`${origin}/${file}`);
    if (!fileAnswer.ok) continue;
    await write(join(out, file), Buffer.from(await fileAnswer.arrayBuffer()));
    release.files[file] = day;
  }
  await writeFile(join(out, 'release.json'), JSON.stringify(release));
}

/** A new domain takes minutes until Cloudflare has its certificate. */
async function checkRoutes(origin: string, commit: string): Promise<void> {
  for (let left = 60; ; left--) {
    const answer = await request(`${origin}/release.json`).catch(() => undefined);
    if (answer?.ok && ((await answer.json()) as Release).commit === commit) break;
    if (left === 0) throw new Failure(`${origin} ne montre pas le commit ${commit}.`);
    await setTimeout(15_000);
  }
  const pages = globSync('**/*.html', { cwd: out, exclude: ['404.html'] });
  for (const page of pages) {
    const route = `/${page.replace(/(^index)?\.html$/, '')}`;
    const { status } = await request(origin + route, { redirect: 'manual' });
    if (status !== 200) throw new Failure(`${origin}${route} répond ${status}.`);
  }
}

/** Sends a test request through scheduler, function and mail server to the operator's mailbox. */
async function sendCanary(deployment: Deployment): Promise<void> {
  const [call] = await runSql<{ id: number }>(deployment, "select quote.call('/canari') as id");
  const find = `select status_code, content, error_msg
    from net._http_response where id = ${call?.id}`;
  for (let left = 45; left > 0; left--) {
    const [answer] = await runSql<{ status_code: number | null }>(deployment, find);
    if (answer?.status_code === 200) return;
    if (answer) throw new Failure(`Le canari n’est pas passé : ${JSON.stringify(answer)}`);
    await setTimeout(2000);
  }
  throw new Failure('Le canari n’est pas passé : le planificateur n’a pas appelé la fonction.');
}

/**
 * Publishes the function before the site, because a new function accepts requests of old pages, but
 * an old function may refuse those of new pages.
 */
export function planSteps(deployment: Deployment, commit: string): Step[] {
  const { shell, site } = deployment;
  const { origin, hostname } = new URL(site.adresse);
  const remote = `--remote=${shell.SUPABASE_PROJECT_REF}`;
  const supabase = (title: string, ...args: string[]) =>
    createCommand(title, 'supabase', ...args, remote, '--yes');
  return [
    {
      title: 'construire le site pour la production',
      shown: 'SITE_ENV=production npm run build',
      run() {
        process.env.SITE_ENV = 'production';
        return buildSite();
      },
    },
    {
      title: `garder ${KEEP_DAYS} jours les fichiers des versions passées`,
      shown: `GET ${origin}/release.json`,
      run: () => keepEarlierFiles(origin, commit),
    },
    {
      title: 'réunir la fonction et ses paquets en un fichier',
      shown: '.contentlayer/function',
      run: async () => void (await bundleFunction(functionFolder)),
    },
    supabase('appliquer les migrations', 'db', 'push'),
    supabase('poser les réglages de la fonction', 'secrets', 'set', `--env-file=${secretsFile}`),
    supabase(
      'publier la fonction',
      ...['functions', 'deploy', 'send-devis-email', '--use-api', '--no-verify-jwt'],
      `--workdir=${functionFolder}`,
    ),
    {
      title: 'régler le rôle de la fonction et le planificateur',
      shown: 'alter role quote_function …; select quote.schedule(…)',
      run: async () => void (await runSql(deployment, composeDatabaseSettings(deployment))),
    },
    supabase('publier les logos', 'seed', 'buckets'),
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
      shown: "select quote.call('/canari')",
      run: () => sendCanary(deployment),
    },
  ];
}
