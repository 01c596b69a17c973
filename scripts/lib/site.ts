// lib/: what several programs share; here, how the site is built.
import { existsSync, globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnvironment } from '#src/config/read-environment.ts';
import { collect } from './children.ts';
import { missingValues, requireValidContent } from './content.ts';
import { Failure } from './failure.ts';
import { makeFonts } from './fonts.ts';
import { bin, cache, inRoot, out } from './paths.ts';
import { canListen, devPorts } from './ports.ts';
import { fingerprint, readStamp, stampedWork } from './stamp.ts';
import { step } from './steps.ts';

const stamp = join(cache, 'built');
const documentsStamp = inRoot('.contentlayer/documents');

/** Everything that the export is made of. */
const inputs = () =>
  fingerprint(
    [
      '{content,src,public,supabase/functions/_shared,supabase/assets,scripts/build}/**/*',
      'scripts/lib/{fonts,frame,island-files,site}.ts',
      'scripts/measure/budgets.{json,ts}',
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
  if (!existsSync(out) || (await readStamp(stamp)) !== inputs()) return buildSite();
  await step(
    'site',
    async () => undefined,
    () => 'à jour',
  );
}

/** The documents as contentlayer holds them: types and tests read them. */
export async function freshContent(): Promise<void> {
  await step('contrôle', requireValidContent, (text) => text);
  await generateDocuments();
}

/** Of what contentlayer's documents are made. */
const documentInputs = () =>
  fingerprint([
    'content/**/*.{mdx,yaml}',
    'src/content/**/*.ts',
    'contentlayer.config.ts',
    'package-lock.json',
  ]);

const areDocumentsFresh = async () =>
  existsSync(inRoot('.contentlayer/generated')) &&
  (await readStamp(documentsStamp)) === documentInputs();

/**
 * For `npm run dev`, when its contentlayer has written them; a file saved since then makes it write
 * them once more.
 */
export const stampDocuments = () =>
  stampedWork(documentsStamp, documentInputs(), async () => undefined);

/**
 * Made anew only if something has changed, and not while `npm run dev` is reading them and makes
 * them itself.
 */
export async function generateDocuments(): Promise<void> {
  const make = async (progress: (text: string) => void) => {
    if ((await areDocumentsFresh()) || (await areMadeByDev())) return 'à jour';
    return stampedWork(documentsStamp, documentInputs(), () => content(progress));
  };
  await step('contenu', make, (text) => text);
}

/**
 * What has just been saved is in the documents a moment later. Without `npm run dev` there is
 * nothing to wait for.
 */
async function areMadeByDev(seconds = 15): Promise<boolean> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end && !(await canListen(devPorts.site))) {
    if (await areDocumentsFresh()) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

/** content → next build → finish. */
export async function buildSite(): Promise<void> {
  const { siteEnv } = settings();
  const left = siteEnv === 'production' ? missingValues() : [];
  if (left.length > 0)
    throw new Failure(
      `La mise en production s'arrête, il reste à compléter :\n${left.map((each) => `- ${each}`).join('\n')}`,
    );
  // The fonts are written under src/, so before what the site is made of is looked at.
  await step('polices', makeFonts, (text) => text);
  await stampedWork(stamp, inputs(), makeSite);
}

async function makeSite(): Promise<void> {
  await freshContent();
  await step('pages', pages, (count) => `${count} pages`);
  const files = (await import('../build/files.ts')).fileWriter(out);
  await step(
    'finition',
    async () => (await import('../build/finish.ts')).finishSite(out, files.readPage),
    ({ pages, withIslands }) => `${pages} pages, dont ${withIslands} avec React`,
  );
  await step('annexes', files.writeFiles, (copies) => `${copies} pages en Markdown`);
  await step(
    'partage',
    async () => (await import('../build/social-pictures.ts')).drawSocialPictures(out),
    (pictures) => `${pictures} images`,
  );
  await step(
    'en-têtes',
    async () => (await import('../build/headers.ts')).writeHostFiles(out, settings()),
    (count) => `${count} redirections`,
  );
}

async function content(progress: (text: string) => void): Promise<string> {
  const output = await collect([bin('contentlayer2'), 'build'], progress);
  return /Generated (\d+) documents/.exec(output)?.[1]?.concat(' documents') ?? output.trim();
}

/**
 * One arena for all threads of a process: with one each, a tenth of the memory of 1,600 pages is
 * held and not used.
 */
const nextEnvironment = { NEXT_TELEMETRY_DISABLED: '1', MALLOC_ARENA_MAX: '1' };

async function pages(progress: (text: string) => void): Promise<number> {
  await rm(out, { recursive: true, force: true });
  await collect([bin('next'), 'build'], progress, { env: nextEnvironment });
  // What `npm run dev` has left in public/.
  await rm(join(out, 'frame.dev.js'), { force: true });
  return globSync('**/*.html', { cwd: out }).length;
}
