// lib/: what several programs share; here, how the site is built.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readEnvironment } from '#src/config/read-environment.ts';
import { finish } from '../finish/index.ts';
import { documentsStamp } from './checked.ts';
import { run } from './children.ts';
import { missingValues, requireValidContent } from './content.ts';
import { Failure } from './failure.ts';
import { makeFonts } from './fonts.ts';
import { bin, cache, hosts, inRoot, out } from './paths.ts';
import { size, step } from './steps.ts';

const stamp = join(cache, 'built');

/** Made of the names and the contents of files. */
function fingerprint(pattern: string | string[], more = ''): string {
  const hash = createHash('sha256').update(more);
  const files = globSync(pattern, { cwd: inRoot(), withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'frame.dev.js')
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Everything that the export is made of. */
const inputs = () =>
  fingerprint(
    [
      '{content,src,public,supabase/functions/_shared,supabase/assets,scripts/finish,scripts/generate,scripts/hosts}/**/*',
      '{package-lock,package,tsconfig}.json',
      '{next.config.mjs,contentlayer.config.ts}',
    ],
    JSON.stringify(settings()),
  );

function settings() {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    throw new Failure((error as Error).message);
  }
}

/** Builds only if something has changed since the last build. */
export async function freshSite(): Promise<void> {
  const current = inputs();
  if (existsSync(out) && existsSync(hosts) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current) {
    await step(
      'site',
      async () => undefined,
      () => 'à jour',
    );
    return;
  }
  await buildSite();
}

/** The documents as contentlayer holds them: types and tests read them. */
export async function freshContent(): Promise<void> {
  await step('contrôle', requireValidContent, (text) => text);
  await generateDocuments();
}

/** Made anew only if something has changed, which also leaves those that `npm run dev` is reading alone. */
export async function generateDocuments(): Promise<void> {
  const current = fingerprint([
    '.contentlayer/checked/**/*',
    'src/content/**/*.ts',
    'contentlayer.config.ts',
    'package-lock.json',
  ]);
  const isFresh =
    existsSync(inRoot('.contentlayer/generated')) &&
    existsSync(documentsStamp) &&
    readFileSync(documentsStamp, 'utf8') === current;
  await step('contenu', isFresh ? async () => 'à jour' : content, (text) => text);
  await writeFile(documentsStamp, current);
}

/** content → next build → finish. */
export async function buildSite(): Promise<void> {
  const { backend, siteEnv } = settings();
  const left = siteEnv === 'production' ? missingValues() : [];
  if (left.length > 0)
    throw new Failure(`La mise en production s'arrête, il reste à compléter :\n${left.map((each) => `- ${each}`).join('\n')}`);
  await rm(stamp, { force: true });
  await freshContent();
  await step('polices', makeFonts, (text) => text);
  await step('pages', pages, (count) => `${count} pages`);
  await step(
    'finition',
    async () => finish({ next: inRoot('.next'), out }),
    ({ pages, withIslands, before, after }) =>
      `${pages} pages, dont ${withIslands} avec React ; ${size(before)} → ${size(after)}`,
  );
  await step(
    'annexes',
    async () => (await import('../generate/index.ts')).generateFiles(out),
    ({ twins, warning }) => `plan, flux, ${twins} pages en Markdown${warning ? ` ; ${warning}` : ''}`,
  );
  await step(
    'partage',
    async () => (await import('../generate/social/index.ts')).makeSocialImages(out),
    ({ made, kept }) => `${made} images dessinées, ${kept} reprises`,
  );
  await step(
    'hôtes',
    async () => (await import('../hosts/index.ts')).makeHostFiles(out, hosts, backend.url),
    (count) => `Cloudflare, nginx, Caddy ; ${count} redirections`,
  );
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, inputs());
}

async function content(progress: (text: string) => void): Promise<string> {
  const output = await collect(bin('contentlayer2'), ['build'], progress);
  return /Generated (\d+) documents/.exec(output)?.[1]?.concat(' documents') ?? output.trim();
}

async function pages(progress: (text: string) => void): Promise<number> {
  await rm(out, { recursive: true, force: true });
  await removeOldTexts();
  await collect(bin('next'), ['build'], progress);
  // What `npm run dev` has left in public/.
  await rm(join(out, 'frame.dev.js'), { force: true });
  return globSync('**/*.html', { cwd: out }).length;
}

/** Of the texts that are kept parsed and compiled, those that were made long ago are of another time. */
async function removeOldTexts(): Promise<void> {
  const old = Date.now() - 14 * 86_400_000;
  for (const file of globSync('.contentlayer/{parsed,compiled}/*', { cwd: inRoot() })) {
    if ((await stat(inRoot(file))).mtimeMs < old) await rm(inRoot(file));
  }
}

/** Runs one tool of a build, this one or one elsewhere; its output is shown only when it fails. */
export async function collect(
  command: string,
  args: string[],
  progress: (text: string) => void,
  { cwd = inRoot(), env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<string> {
  let text = '';
  const onOutput = (chunk: string) => {
    text += chunk;
    progress(chunk.trim().split('\n').at(-1) ?? '');
  };
  // The folder is given twice: contentlayer believes PWD.
  const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', PWD: cwd, ...env };
  const code = await run(command, args, { cwd, env: environment, onOutput });
  if (code !== 0) throw new Failure(`${text.trim()}\n\n${command.split('/').at(-1)} s'est arrêté avec le code ${code}.`);
  return text;
}
