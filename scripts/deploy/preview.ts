import { readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import { Failure } from '../lib/failure.ts';
import { type GitHub, writer } from '../lib/github.ts';
import { inRoot } from '../lib/paths.ts';
import { command } from './plan.ts';
import { wranglerFile } from './publish.ts';

// A pull request's site, at an address of its own, and the comment beneath the pull request that
// gives it.

/** Not the site's own: Cloudflare offers the ten last versions of a Worker to go back to. */
const worker = 'cyber-clair-apercu';
const report = inRoot('.contentlayer/preview.ndjson');
const uploaded = z.object({ type: z.literal('version-upload'), preview_alias_url: z.url() });

/** Sends what is built; the address stays the same for one pull request. */
export async function uploadPreview(pull: number): Promise<string> {
  await rm(report, { force: true });
  process.env.WRANGLER_OUTPUT_FILE_PATH = report;
  const upload = ['wrangler', 'versions', 'upload', '--config', wranglerFile, '--name', worker];
  await command('l’aperçu', [...upload, '--preview-alias', `pr-${pull}`]).run();
  const lines = (await readFile(report, 'utf8')).trim().split('\n');
  const address = lines
    .map((line) => uploaded.safeParse(JSON.parse(line)).data?.preview_alias_url)
    .find(Boolean);
  if (!address)
    throw new Failure(
      `Cloudflare ne sert pas les aperçus du Worker ${worker} : voir scripts/deploy/README.md.`,
    );
  return address;
}

const title = '### Aperçu de cette modification';

const textOf = (address: string, commit: string) => `${title}

${address}

C’est le site avec le commit ${commit.slice(0, 7)}. Les moteurs de recherche ne le listent pas, et son formulaire n’envoie rien. En haut de chaque page, « Modifier ce texte » ouvre son fichier.
`;

type Comment = { id: number; user: { login: string }; body: string };

/** One comment, whatever is pushed; its first line tells it from others. */
export async function keepComment(
  ask: GitHub,
  pull: number,
  address: string,
  commit: string,
): Promise<void> {
  const all = await ask<Comment[]>('GET', `/issues/${pull}/comments?per_page=100`);
  const mine = all.find(({ user, body }) => user.login === writer && body.startsWith(title));
  const body = textOf(address, commit);
  await (mine
    ? ask('PATCH', `/issues/comments/${mine.id}`, { body })
    : ask('POST', `/issues/${pull}/comments`, { body }));
}
