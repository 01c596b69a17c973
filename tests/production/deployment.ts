import { execFileSync } from 'node:child_process';
import { appendFile, chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { hear } from '../../scripts/lib/children.ts';
import { listen } from '../../scripts/lib/listen.ts';
import { bin, inRoot } from '../../scripts/lib/paths.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { copyKept, copyProject } from '../../scripts/lib/project-copy.ts';

// A copy of the project, filled in and committed as a publisher's would be, and its way to the
// world: programs that note what they were asked for instead of doing it, and a network that ends
// on this machine.

const folder = inRoot('.contentlayer/deployed');
const world = inRoot('.contentlayer/world');
const secret = 'the-server-s-own-secret-of-the-tests';
const password = 'le $mot #de "passe';
const project = 'abcdefghijklmnopqrst';

const values: Record<string, string> = {
  SMTP_HOST: 'smtp.fournisseur.fr',
  SMTP_USER: 'devis',
  SMTP_PASSWORD: `'${password}'`,
  MAIL_FROM: 'devis@cyber-clair.test',
  MAIL_TO: 'demandes@courtage.test',
  SITE_ORIGINS: 'https://www.cyber-clair.test',
  HASH_SECRET: 'a'.repeat(32),
  OUTBOX_KEYS: `essai:${Buffer.alloc(32, 1).toString('base64')}`,
  OUTBOX_SECRET: secret,
  OPERATOR_MAIL: 'exploitant@cyber-clair.test',
  ALERT_WEBHOOK: 'https://alertes.cyber-clair.test/a',
  HEARTBEAT_URL: 'https://veille.cyber-clair.test/a',
};

/** The example, filled in; what it leaves to the publisher's choice stays as it is. */
const settings = (example: string) =>
  example.replaceAll(
    /^([A-Z_0-9]+)=(.*)$/gm,
    (_, name, value) => `${name}=${values[name] ?? value}`,
  );

const environment = {
  SUPABASE_URL: `https://${project}.supabase.co`,
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_production',
  SUPABASE_PROJECT_REF: project,
  SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
  CLOUDFLARE_ACCOUNT_ID: 'compte',
  CLOUDFLARE_API_TOKEN: 'jeton',
  DKIM_SELECTOR: 'essai',
  // Whom nobody answers here: tests/unit/deploy-world.test.ts asks them.
  DNS_SERVER: '127.0.0.1:9',
  GITHUB_REPOSITORY: 'editeur/site',
};

/** Every request to the world goes to this machine instead; whom it was for stays known. */
const network = (port: number) => `
const real = globalThis.fetch;
globalThis.fetch = (address, options) => {
  const { host, pathname } = new URL(address);
  return real('http://127.0.0.1:${port}/' + host + pathname, options);
};
`;

/** The real one reads the configuration and the files, and stops where it would upload them. */
const wrangler = `
case "$1" in
  deploy) '${bin('wrangler')}' "$@" --dry-run || exit 1; mv "${world}/release.json" "${world}/before.json"; cp out/release.json "${world}/release.json" ;;
  rollback) cp "${world}/before.json" "${world}/release.json" ;;
  versions) cat "${world}/versions.json" ;;
esac
`;

/**
 * The real one sends settings and function to a platform on this machine; the rest would ask a
 * database for its password.
 */
const supabase = `
case "$1 $2" in
  "secrets set" | "functions deploy") exec '${bin('supabase')}' "$@" --profile '${world}/profile.yaml' ;;
esac
`;

async function standIn(name: string, work = '') {
  const file = join(world, 'bin', name);
  await writeFile(file, `#!/bin/sh\necho "${name} $*" >> '${world}/commands'\n${work}`);
  await chmod(file, 0o755);
}

export async function prepareDeployment() {
  await rm(world, { recursive: true, force: true });
  await mkdir(join(world, 'bin'), { recursive: true });
  await copyProject(folder);
  await copyKept(folder);
  await cp(inRoot('scripts/lib/indexable-site.yaml'), join(folder, 'content/site.yaml'));
  await cp(inRoot('.gitignore'), join(folder, '.gitignore'));
  const example = await readFile(inRoot('supabase/functions/.env.example'), 'utf8');
  await writeFile(join(folder, 'supabase/functions/.env'), settings(example));

  const git = (...args: string[]) => {
    const who = ['-c', 'user.name=Essai', '-c', 'user.email=essai@cyber-clair.test'];
    return execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' }).trim();
  };
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The release before');
  const before = git('rev-parse', 'HEAD');
  git('commit', '--quiet', '--allow-empty', '--message', 'This release');
  const commit = git('rev-parse', 'HEAD');

  const canaries: (string | undefined)[] = [];
  const pages: (string | undefined)[][] = [];
  let canaryStatus = 200;
  /** What GitHub has to say of a commit, by the jobs that ran on it. */
  const verdicts: Record<string, { conclusion: string | null; app: { slug: string } }[]> = {};
  let vault: string[] = [];
  /**
   * What the scheduler's database answers to what it is asked; it says what it called the function
   * with.
   */
  const database = (sql: string): object[] => {
    const [, ...given] = /quote\.schedule\('([^']+)', '([^']+)'\)/.exec(sql) ?? [];
    if (given.length > 0) vault = given;
    if (sql.includes("quote.call('/canari')")) canaries.push(vault[1]);
    return sql.includes('net._http_response')
      ? [{ status_code: canaryStatus, content: '{}', error_msg: null }]
      : [{ id: 7 }];
  };
  let settingsThere: Record<string, string> = {};
  let functionThere = '';
  /** What Supabase's command line hands over. */
  const platform = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    if (request.url?.endsWith('/secrets'))
      settingsThere = Object.fromEntries(
        JSON.parse(body).map(({ name, value }: Record<string, string>) => [name, value]),
      );
    if (request.url?.includes('/functions/deploy')) functionThere = body;
    const made = {
      id: 'f',
      slug: 'send-devis-email',
      name: 'send-devis-email',
      status: 'ACTIVE',
      version: 1,
      created_at: 1,
      updated_at: 1,
    };
    response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(made));
  };
  const port = await freePort();
  const server = await listen(
    createServer(async (request, response) => {
      const [, host = '', ...path] = (request.url ?? '').split('/');
      if (request.headers['user-agent']?.startsWith('SupabaseCLI'))
        return void (await platform(request, response));
      if (
        host === `${project}.supabase.co` &&
        path.join('/') === 'functions/v1/send-devis-email/etat'
      ) {
        const { apikey, origin = '' } = request.headers;
        pages.push([String(apikey), origin]);
        const headers = { 'access-control-allow-origin': origin };
        return void response.writeHead(404, headers).end('{"error":{"code":"inconnue"}}');
      }
      if (
        host === 'api.supabase.com' &&
        path.join('/') === `v1/projects/${project}/database/query`
      ) {
        const { query } = JSON.parse(await text(request));
        return void response.writeHead(201).end(JSON.stringify(database(query)));
      }
      if (host === 'api.cloudflare.com' && path.at(-1) === 'subdomain')
        return void response.end('{"success":true,"result":{"subdomain":"editeur"}}');
      const [, judged] =
        /^repos\/editeur\/site\/commits\/(\w+)\/check-runs$/.exec(path.join('/')) ?? [];
      if (host === 'api.github.com' && judged)
        return void response.end(JSON.stringify({ check_runs: verdicts[judged] ?? [] }));
      const file = await readFile(join(world, path.join('/'))).catch(() => undefined);
      response.writeHead(host === 'www.cyber-clair.test' && file ? 200 : 404).end(file);
    }),
    port,
  );
  const here = `http://127.0.0.1:${port}`;
  const profile = {
    name: 'world',
    api_url: here,
    dashboard_url: here,
    docs_url: here,
    project_host: '127.0.0.1',
  };
  await writeFile(join(world, 'profile.yaml'), JSON.stringify(profile));
  await writeFile(join(world, 'network.mjs'), network(port));
  await Promise.all([standIn('wrangler', wrangler), standIn('supabase', supabase), standIn('npm')]);

  const commands = async () =>
    (await readFile(join(world, 'commands'), 'utf8').catch(() => ''))
      .trim()
      .split('\n')
      .filter(Boolean);
  /** A program of the copy's own. */
  const start = (script: string, args: string[] = [], more: Record<string, string> = {}) =>
    hear(process.execPath, ['--import', join(world, 'network.mjs'), script, ...args], {
      cwd: folder,
      // The folder is given twice: contentlayer believes PWD.
      env: {
        ...process.env,
        ...environment,
        ...more,
        PWD: folder,
        PATH: `${join(world, 'bin')}:${process.env.PATH}`,
      },
    });
  return {
    out: join(folder, 'out'),
    folder,
    commit,
    before,
    secret,
    canaries,
    pages,
    answerCanariesWith: (status: number) => {
      canaryStatus = status;
    },
    /** What stands online, in a file of its own. */
    put: async (file: string, content: string) => {
      await mkdir(join(world, file, '..'), { recursive: true });
      await writeFile(join(world, file), content);
    },
    online: async () => JSON.parse(await readFile(join(world, 'release.json'), 'utf8')),
    /** What the database's scheduler was given. */
    vault: () => vault,
    /** What Supabase was given: the settings, and the function as it is sent. */
    settings: () => settingsThere,
    functionSent: () => functionThere,
    backend: environment.SUPABASE_URL,
    password,
    /** One file of the copy changed, in a commit of its own. */
    change: async (file: string) => {
      await appendFile(join(folder, file), '\n');
      git('commit', '--quiet', '--all', '--message', file);
      return git('rev-parse', 'HEAD');
    },
    /** A commit on top of this one, as somebody else has published it. */
    laterCommit: () => git('commit-tree', 'HEAD^{tree}', '-p', 'HEAD', '-m', 'The release after'),
    /** As GitHub says of a commit after its tests: what a job came to, and whose job it was. */
    judge: (commit: string, conclusion: string | null, slug = 'github-actions') => {
      verdicts[commit] = [...(verdicts[commit] ?? []), { conclusion, app: { slug } }];
    },
    deploy: async (args: string[] = [], more: Record<string, string> = {}) => {
      const from = (await commands()).length;
      const { code, output } = await start('scripts/deploy.ts', args, more);
      return { code, output, commands: (await commands()).slice(from) };
    },
    /** The build for the production, with another site.yaml. */
    build: async (site: string) => {
      await writeFile(join(folder, 'content/site.yaml'), site);
      return start('scripts/build.ts', [], { SITE_ENV: 'production' });
    },
    remove: async () => {
      await server.stop();
      await Promise.all([folder, world].map((each) => rm(each, { recursive: true, force: true })));
    },
  };
}
