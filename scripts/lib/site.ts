// Builds the site, or only its documents, if their sources have changed.
import { existsSync, globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { getBuildDate } from '#src/config/build-date.ts';
import { readEnvironment } from '#src/config/read-environment.ts';
import { collect } from './children.ts';
import { readPublisher, requireValidContent } from './content.ts';
import { Failure } from './failure.ts';
import { makeFonts } from './fonts.ts';
import { bin, cache, inRoot, out } from './paths.ts';
import { hashFiles, readStamp, runIfStale, runStamped } from './stamp.ts';
import { runStep } from './steps.ts';

const stamp = join(cache, 'built');
const documentsStamp = inRoot('.contentlayer/documents');

/** Hashes all files and settings on which the export depends, and the day, which pages show. */
const hashInputs = () =>
  hashFiles(
    [
      '{content,src,public,supabase/functions/_shared,supabase/assets,scripts/build}/**/*',
      'scripts/lib/*.ts',
      '{package-lock,package,tsconfig}.json',
      '{next.config.mjs,contentlayer.config.ts}',
    ],
    JSON.stringify([getBuildDate(), readSettings()]),
  );

function readSettings() {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    throw new Failure((error as Error).message);
  }
}

/** Builds the site if a source has changed since the last build. */
export async function ensureSite(): Promise<void> {
  if (!existsSync(out) || (await readStamp(stamp)) !== hashInputs()) await buildSite();
}

let content: Promise<void> | undefined;

/**
 * Checks the content and generates what types and tests need: contentlayer's documents, and the
 * prices of the broker's mail. Does so once in each process, because `npm test` also builds.
 */
export function ensureContent(): Promise<void> {
  content ??= generateContent();
  return content;
}

async function generateContent(): Promise<void> {
  // Starts contentlayer's process first, because the check blocks this one.
  const documents = generateDocuments();
  const [checked, generated] = await Promise.allSettled([
    runStep('contrôle', requireValidContent, (text) => text),
    documents,
  ]);
  // Reports the mistakes that the check found first, because writers understand its messages.
  for (const step of [checked, generated]) if (step.status === 'rejected') throw step.reason;
}

const hashDocumentInputs = () =>
  hashFiles([
    'content/**/*.{mdx,yaml}',
    'src/content/**/*.ts',
    'contentlayer.config.ts',
    'package-lock.json',
  ]);

/** Generates the documents of contentlayer, unless they are fresh. */
async function generateDocuments(): Promise<void> {
  const generated = inRoot('.contentlayer/generated');
  const results = [`${generated}/index.mjs`, ...globSync(`${generated}/*/*.json`)];
  await runStep(
    'contenu',
    () => runIfStale(documentsStamp, hashDocumentInputs(), results, buildDocuments),
    (text) => text,
  );
}

/** Builds the site in steps: fonts, content, `next build`, finishing. */
export async function buildSite(): Promise<void> {
  const { siteEnv } = readSettings();
  const missing = siteEnv === 'production' ? readPublisher().missing : [];
  if (missing.length > 0)
    throw new Failure(
      "La mise en production s'arrête, il reste à compléter :\n" +
        missing.map((each) => `- ${each}`).join('\n'),
    );
  // Makes the fonts before hashInputs(), because it writes them to src/, which hashInputs() reads.
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
 * Settings of `next build`. A single memory arena for all threads reduced its memory by a tenth in
 * a build of 1,600 pages.
 */
const nextEnvironment = { NEXT_TELEMETRY_DISABLED: '1', MALLOC_ARENA_MAX: '1' };

async function buildPages(): Promise<number> {
  await rm(out, { recursive: true, force: true });
  await collect([bin('next'), 'build'], { env: nextEnvironment });
  // Deletes a file of `npm run dev` that Next copied from public/.
  await rm(join(out, 'frame.dev.js'), { force: true });
  return globSync('**/*.html', { cwd: out }).length;
}
