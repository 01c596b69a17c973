import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { appendFile, chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getLocalSettings } from '../../scripts/dev/backend.ts';
import { startDatabase } from '../../scripts/dev/database.ts';
import { startFunction } from '../../scripts/dev/function.ts';
import { startMailServer } from '../../scripts/dev/mail-server.ts';
import { start } from '../../scripts/lib/children.ts';
import { listen } from '../../scripts/lib/listen.ts';
import { bin, inRoot } from '../../scripts/lib/paths.ts';
import { devPorts, findFreePort, ports } from '../../scripts/lib/ports.ts';
import { copyProject } from '../../scripts/lib/project-copy.ts';
import { valid } from '../function/support/valid.ts';
import { deployment } from '../support/deployment.ts';

const folder = inRoot('.contentlayer/deployed');
const standIns = inRoot('.contentlayer/stand-ins');
const out = join(folder, 'out');
const { shell, site } = deployment;
const origin = new URL(site.adresse).origin;
const earlierFile = '_frame/frame-EARLIER.js';
let server: Awaited<ReturnType<typeof listen>>;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Essai', '-c', 'user.email=essai@site.test', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

async function readCommands(): Promise<string> {
  const commands = await readFile(join(standIns, 'commands'), 'utf8').catch(() => '');
  return commands.replace(/^npx --yes supabase@[\d.]+/gm, 'supabase');
}
const writeSettings = (changes: object = {}) => {
  const settings = Object.entries({ ...deployment.function, ...changes });
  const lines = settings.map(([name, value]) => `${name}='${value}'\n`);
  return writeFile(join(folder, 'supabase/functions/.env'), lines.join(''));
};

async function startWorld(): Promise<void> {
  const isSite = (host: string) => host === new URL(origin).host;
  server = await listen(
    createServer(async (request, response) => {
      const [, host = '', ...parts] = (request.url ?? '').split('/');
      const path = parts.join('/') || 'index';
      if (request.method === 'POST') {
        const { authorization } = request.headers;
        await appendFile(join(standIns, 'commands'), `POST ${host}/${path} ${authorization}\n`);
        return response.end('{}');
      }
      const after = (await readCommands()).includes('wrangler deploy');
      if (isSite(host) && !after && path === 'release.json') {
        const day = new Date().toISOString().slice(0, 10);
        return response.end(JSON.stringify({ commit: 'before', files: { [earlierFile]: day } }));
      }
      if (isSite(host) && path === earlierFile) return response.end('earlier');
      const names = [path, `${path}.html`].map((name) => join(out, name));
      const found = await Promise.any(names.map((name) => readFile(name))).catch(() => undefined);
      return response.writeHead(isSite(host) && after && found ? 200 : 404).end(found);
    }),
    0,
  );
  const network = `const real = globalThis.fetch;
globalThis.fetch = (address, options) => {
  const { host, pathname } = new URL(address);
  return real('http://127.0.0.1:${server.port}/' + host + pathname, options);
};`;
  await writeFile(join(standIns, 'network.mjs'), network);
}

async function writeProgram(name: string, work = ''): Promise<void> {
  const file = join(standIns, name);
  await writeFile(file, `#!/bin/sh\necho "${name} $*" >> '${standIns}/commands'\n${work}`);
  await chmod(file, 0o755);
}

async function runProgram(args: string[], environment: Record<string, string>) {
  const child = start(process.execPath, args, {
    cwd: folder,
    // Sets PWD, because contentlayer reads the folder of the project from it.
    env: { ...process.env, ...shell, ...environment, PWD: folder },
  });
  return { code: await child.code, output: child.output() };
}

const deploy = (args: string[] = [], environment: Record<string, string> = {}) =>
  runProgram(['--import', join(standIns, 'network.mjs'), 'scripts/deploy.ts', ...args], {
    PATH: `${standIns}:${process.env.PATH}`,
    ...environment,
  });

beforeAll(async () => {
  await rm(standIns, { recursive: true, force: true });
  await mkdir(standIns, { recursive: true });
  await copyProject(folder);
  await cp(inRoot('tests/support/indexable-site.yaml'), join(folder, 'content/site.yaml'));
  await writeSettings();
  // Replaces npx, which would download Supabase's command line.
  await writeProgram('npx');
  // Runs the real Wrangler with --dry-run: it reads its configuration and the files, but uploads
  // nothing.
  await writeProgram('wrangler', `exec '${bin('wrangler')}' "$@" --dry-run`);
  await startWorld();
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'release');
}, 300_000);
afterAll(async () => {
  await server?.stop();
  for (const each of [folder, standIns]) await rm(each, { recursive: true, force: true });
});

describe('deployment', () => {
  test('only lists its steps with --dry-run', async () => {
    const { code, output } = await deploy(['--dry-run']);
    expect(code, output).toBe(0);
    expect(output.match(/^\d+\/11 \S+/gm)).toHaveLength(11);
    expect(await readCommands()).toBe('');
  });

  test('names wrong settings and an uncommitted file before it changes anything', async () => {
    await writeSettings({ MAIL_TO: 'a@b.example' });
    await writeFile(join(folder, 'content/brouillon.txt'), '');
    const { code, output } = await deploy([], { SUPABASE_URL: '?' });
    await rm(join(folder, 'content/brouillon.txt'));
    await writeSettings();
    expect(code).toBe(1);
    expect(output).toContain('Rien n’a été changé');
    for (const name of ['SUPABASE_URL', 'MAIL_TO', 'Des fichiers ne sont dans aucun commit'])
      expect(output.split(`- ${name}`), name).toHaveLength(2);
    expect(await readCommands()).toBe('');
  });

  test('publishes the function before the pages and checks both', async () => {
    const { code, output } = await deploy();
    expect(code, output).toBe(0);
    const remote = `--remote=${shell.SUPABASE_PROJECT_REF} --yes`;
    expect((await readCommands()).trim().split('\n')).toEqual([
      `supabase db push ${remote}`,
      `supabase secrets set --env-file=supabase/functions/.env ${remote}`,
      `supabase functions deploy send-devis-email --use-api --no-verify-jwt ` +
        `--workdir=.contentlayer/function ${remote}`,
      `supabase db query --file=.contentlayer/function/settings.sql ${remote}`,
      `supabase seed buckets ${remote}`,
      expect.stringContaining(
        `--domain www.cyber-clair.test --tag ${git('rev-parse', '--short=12', 'HEAD')}`,
      ),
      `POST ${new URL(shell.SUPABASE_URL).host}/functions/v1/send-devis-email/canari ` +
        `Bearer ${deployment.function.OUTBOX_SECRET}`,
    ]);
    const sql = readFileSync(join(folder, '.contentlayer/function/settings.sql'), 'utf8');
    expect(sql).toContain(`quote.schedule('${shell.SUPABASE_URL}/functions/v1/send-devis-email'`);
    expect(sql).toContain(`'${'b'.repeat(32)}')`);
    expect(readFileSync(join(out, earlierFile), 'utf8')).toBe('earlier');
  }, 600_000);

  test('publishes a function that imports only its runtime and mails a request', async () => {
    const name = 'send-devis-email';
    const file = join(folder, `.contentlayer/function/supabase/functions/${name}/index.js`);
    const imported = readFileSync(file, 'utf8').match(/(?<=^import .*from ").+(?=";$)/gm) ?? [];
    expect(imported.length).toBeGreaterThan(5);
    expect(imported.filter((each) => !each.startsWith('node:'))).toEqual([]);

    const port = await findFreePort();
    const mail = await startMailServer();
    const database = await startDatabase(await findFreePort());
    const instance = await startFunction(port, getLocalSettings(mail.port, database.url), file);
    try {
      const { status } = await fetch(`http://127.0.0.1:${port}/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(valid),
      });
      expect(status).toBe(200);
      await expect.poll(() => mail.mails, { timeout: 10_000 }).toHaveLength(1);
    } finally {
      for (const each of [instance, mail, database]) await each.stop();
    }
  });
});

describe('published site', () => {
  const readOut = (file: string) => readFileSync(join(out, file), 'utf8');

  test('is indexable', () => {
    expect(readOut('index.html')).toContain('<meta name="robots" content="index, follow"');
  });

  test('names its own backend, no local address and no blank', () => {
    expect(readOut('_headers')).toContain(`connect-src 'self' ${shell.SUPABASE_URL};`);
    const files = globSync('**/*.{html,js,css,md,xml,txt,json,webmanifest}', { cwd: out });
    expect(files.length).toBeGreaterThan(100);
    const local = [...Object.values(ports), ...Object.values(devPorts)].join('|');
    const isUnfinished = new RegExp(
      `localhost:(${local})|(//|@)[\\w.-]+\\.example\\b|sb_publishable_local|\\.dev\\.js|` +
        'à compléter|Site en préparation|01 99 00',
    );
    const all = [...files, '_headers', '_redirects'];
    expect(all.filter((file) => isUnfinished.test(readOut(file)))).toEqual([]);
  });
});

describe('production build', () => {
  test('stops at a publisher without a status and cites the law', async () => {
    const file = join(folder, 'content/site.yaml');
    const identities = await readFile(file, 'utf8');
    await writeFile(file, identities.replace(/^ {2}statut: .*$/m, '  statut: à compléter'));
    const { code, output } = await runProgram(['scripts/build.ts'], { SITE_ENV: 'production' });
    expect(code).toBe(1);
    expect(output).toContain('Code des assurances, art. L511-1');
  });
});
