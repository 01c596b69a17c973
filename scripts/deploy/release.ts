import { globSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../lib/failure.ts';
import { write } from '../lib/write.ts';
import { reason } from './scheduler.ts';

// Each release says of itself, at /release.json, what it was made of: the next one finds there the
// files that open pages may still ask for, and a rollback the release before.

const hashed = /^_(next|frame|islands)\/(?!.*\.\.)[\w./~-]+$/;
const daysKept = 30;

const schema = z.object({
  commit: z.string(),
  before: z.string().optional(),
  files: z.array(z.string().regex(hashed)),
  /** Those of former releases, and since when they are no longer the current one's. */
  former: z.record(z.string().regex(hashed), z.iso.date()),
});
export type Release = z.infer<typeof schema>;

const get = (address: URL) =>
  fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(20_000) });

/** What is online; nothing, if what is there says nothing of itself. */
export async function liveRelease(site: string): Promise<Release | undefined> {
  const answer = await get(new URL('/release.json', site)).catch((error: Error) => {
    throw new Failure(
      `${site} n’a pas répondu (${reason(error)}) : les fichiers que demandent encore les pages ouvertes seraient perdus. Relancez ; pour une première mise en ligne, ajoutez --first.`,
    );
  });
  if (answer.status === 404) return undefined;
  const release = schema.safeParse(
    answer.ok ? await answer.json().catch(() => undefined) : undefined,
  );
  if (!release.success)
    throw new Failure(
      `${site}/release.json répond ${answer.status} et n’est pas lisible : rien n’a été changé.`,
    );
  return release.data;
}

const day = (date: Date) => date.toISOString().slice(0, 10);

/**
 * Of the files that former releases were made of, those that this one lacks, each with the day of
 * its last release.
 */
function formerFiles(files: string[], live: Release, now: Date): Record<string, string> {
  const oldest = day(new Date(now.getTime() - daysKept * 86_400_000));
  const all = { ...live.former, ...Object.fromEntries(live.files.map((file) => [file, day(now)])) };
  return Object.fromEntries(
    Object.entries(all).filter(([file, since]) => since >= oldest && !files.includes(file)),
  );
}

/**
 * Puts beside a build the files of former releases, fetched from the site itself, and the note of
 * what this release is.
 */
export async function completeRelease(
  out: string,
  site: string,
  commit: string,
  live: Release | undefined,
  now = new Date(),
) {
  const files = globSync('_{next,frame,islands}/**/*.*', { cwd: out }).sort();
  const former = live ? formerFiles(files, live, now) : {};
  for (const file of Object.keys(former)) {
    const answer = await get(new URL(`/${file}`, site));
    if (answer.status === 404) {
      delete former[file];
      continue;
    }
    if (!answer.ok)
      throw new Failure(
        `${site}/${file} répond ${answer.status} : ce fichier serait perdu. Relancez.`,
      );
    await write(join(out, file), Buffer.from(await answer.arrayBuffer()));
  }
  const before = live?.commit === commit ? live.before : live?.commit;
  const release: Release = { commit, ...(before && { before }), files, former };
  await write(join(out, 'release.json'), JSON.stringify(release));
  return { files: files.length, former: Object.keys(former).length };
}
