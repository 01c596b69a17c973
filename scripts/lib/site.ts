// Builds the site.
import { existsSync, globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnvironment } from '#src/config/read-environment.ts';
import { collect } from './children.ts';
import { readPublisher, requireValidContent } from './content.ts';
import { Failure } from './failure.ts';
import { makeFonts } from './fonts.ts';
import { bin, cache, inRoot, out } from './paths.ts';
import { canListen, devPorts } from './ports.ts';
import { hashFiles, readStamp, runStamped } from './stamp.ts';
import { runStep } from './steps.ts';

const stamp = join(cache, 'built');
const documentsStamp = inRoot('.contentlayer/documents');

/** Hashes all files and settings that change the export. */
const hashInputs = () =>
  hashFiles(
    [
      '{content,src,public,supabase/functions/_shared,supabase/assets,scripts/build}/**/*',
      'scripts/lib/{fonts,frame,island-files,site}.ts',
      '{package-lock,package,tsconfig}.json',
      '{next.config.mjs,contentlayer.config.ts}',
    ],
    JSON.stringify(readSettings()),
  );

function readSettings() {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    throw new Failure((error as Error).message);
  }
}

/** Builds only if something has changed since the last build. */
export async function ensureSite(): Promise<void> {
  if (!existsSync(out) || (await readStamp(stamp)) !== hashInputs()) return buildSite();
  await runStep(
    'site',
    async () => undefined,
    () => 'à jour',
  );
}

/** Checks the content and generates contentlayer's documents, which types and tests need. */
export async function ensureContent(): Promise<void> {
  await runStep('contrôle', requireValidContent, (text) => text);
  await generateDocuments();
}

const hashDocumentInputs = () =>
  hashFiles([
    'content/**/*.{mdx,yaml}',
    'src/content/**/*.ts',
    'contentlayer.config.ts',
    'package-lock.json',
  ]);

const areDocumentsFresh = async () =>
  existsSync(inRoot('.contentlayer/generated')) &&
  (await readStamp(documentsStamp)) === hashDocumentInputs();

/**
 * Marks the documents as fresh. `npm run dev` calls this function when its contentlayer has written
 * the documents.
 */
export const stampDocuments = () =>
  runStamped(documentsStamp, hashDocumentInputs(), async () => undefined);

/** Skips the work if the documents are fresh, or if a running `npm run dev` writes them. */
export async function generateDocuments(): Promise<void> {
  const make = async () => {
    if ((await areDocumentsFresh()) || (await areMadeByDev())) return 'à jour';
    return runStamped(documentsStamp, hashDocumentInputs(), buildDocuments);
  };
  await runStep('contenu', make, (text) => text);
}

/** Waits for the documents of a running `npm run dev`, which writes them a moment after a save. */
async function areMadeByDev(seconds = 15): Promise<boolean> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end && !(await canListen(devPorts.site))) {
    if (await areDocumentsFresh()) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

/** Builds the site: content, then `next build`, then the finishing step. */
export async function buildSite(): Promise<void> {
  const { siteEnv } = readSettings();
  const missing = siteEnv === 'production' ? readPublisher().missing : [];
  if (missing.length > 0)
    throw new Failure(
      "La mise en production s'arrête, il reste à compléter :\n" +
        missing.map((each) => `- ${each}`).join('\n'),
    );
  // Runs before hashInputs(), because this step writes the fonts under src/.
  await runStep('polices', makeFonts, (text) => text);
  await runStamped(stamp, hashInputs(), makeSite);
}

async function makeSite(): Promise<void> {
  await ensureContent();
  await runStep('pages', buildPages, (count) => `${count} pages`);
  const files = (await import('../build/files.ts')).createFileWriter(out);
  await runStep(
    'finition',
    async () => (await import('../build/finish.ts')).finishSite(out, files.readPage),
    ({ pages, withIslands }) => `${pages} pages, dont ${withIslands} avec React`,
  );
  await runStep('annexes', files.writeFiles, (copies) => `${copies} pages en Markdown`);
  await runStep(
    'partage',
    async () => (await import('../build/social-pictures.ts')).drawSocialPictures(out),
    (pictures) => `${pictures} images`,
  );
  await runStep(
    'en-têtes',
    async () => (await import('../build/headers.ts')).writeHostFiles(out, readSettings()),
    (count) => `${count} redirections`,
  );
}

async function buildDocuments(): Promise<string> {
  const output = await collect([bin('contentlayer2'), 'build']);
  return /Generated (\d+) documents/.exec(output)?.[1]?.concat(' documents') ?? output.trim();
}

/**
 * Settings of `next build`. One memory arena for all threads saved a tenth of the memory in a build
 * of 1,600 pages.
 */
const nextEnvironment = { NEXT_TELEMETRY_DISABLED: '1', MALLOC_ARENA_MAX: '1' };

async function buildPages(): Promise<number> {
  await rm(out, { recursive: true, force: true });
  await collect([bin('next'), 'build'], { env: nextEnvironment });
  // Deletes a file that `npm run dev` writes into public/.
  await rm(join(out, 'frame.dev.js'), { force: true });
  return globSync('**/*.html', { cwd: out }).length;
}
