import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { z } from 'zod';
import { tried } from '#src/lib/tried.ts';
import { Failure } from '../lib/failure.ts';
import { inRoot } from '../lib/paths.ts';
import { bundleFunction } from './function.ts';
import { command, type Step } from './plan.ts';
import { deployFunction, proofs, type Target, tagOf, wranglerFile } from './publish.ts';
import { liveRelease } from './release.ts';

const versions = z.array(
  z.object({ id: z.string(), annotations: z.record(z.string(), z.unknown()).optional() }),
);

/** Cloudflare's name for the version that was made of a commit; the list begins with the oldest. */
function versionOf(commit: string): string {
  const { stdout } = spawnSync(
    'wrangler',
    ['versions', 'list', '--json', '--config', wranglerFile],
    {
      cwd: inRoot(),
      encoding: 'utf8',
    },
  );
  const listed = versions.safeParse(tried(() => JSON.parse(stdout), undefined));
  if (!listed.success) throw new Failure('La liste des versions de Cloudflare n’est pas lisible.');
  const version = listed.data.findLast(
    ({ annotations }) => annotations?.['workers/tag'] === tagOf(commit),
  );
  if (!version)
    throw new Failure(
      `Cloudflare ne garde pas de version du commit ${tagOf(commit)} parmi les dix dernières.`,
    );
  return version.id;
}

/**
 * The release before the one that is online: the site first, whose pages the newer function still
 * understands. Database, settings and the mails already sent stay as they are.
 */
export function rollback(target: Target): Step[] {
  const folder = inRoot('.contentlayer/before');
  let before = '';
  return [
    {
      what: 'la version d’avant',
      shown: `GET ${target.site}/release.json`,
      run: async () => {
        const live = await liveRelease(target.site);
        if (!live?.before) throw new Failure('La version en ligne n’en nomme aucune avant elle.');
        before = live.before;
        process.stdout.write(`de ${tagOf(live.commit)} à ${tagOf(before)}\n`);
      },
    },
    {
      what: 'le site',
      shown: `wrangler rollback <sa version> --config ${wranglerFile} --yes`,
      run: () =>
        command('le site', [
          ...['wrangler', 'rollback', versionOf(before), '--config', wranglerFile],
          ...['--message', `retour à ${tagOf(before)}`, '--yes'],
        ]).run(),
    },
    {
      what: 'les sources de la version d’avant',
      shown: `git worktree add --detach ${folder} <commit d’avant>`,
      run: async () => {
        await tidy(folder);
        await command('les sources', ['git', 'worktree', 'add', '--detach', folder, before]).run();
      },
    },
    command('ses paquets, vérifiés', [
      'npm',
      'ci',
      '--omit=dev',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      `--prefix=${folder}`,
    ]),
    {
      what: 'sa fonction en un seul fichier',
      shown: `${folder}/function/supabase/functions/send-devis-email/index.js`,
      run: () => bundleFunction(`${folder}/function`, folder).then(() => undefined),
    },
    deployFunction(target.project, `${folder}/function`),
    { what: 'ranger', shown: `git worktree remove --force ${folder}`, run: () => tidy(folder) },
    ...proofs(target, () => before),
  ];
}

async function tidy(folder: string) {
  await rm(folder, { recursive: true, force: true });
  spawnSync('git', ['worktree', 'prune'], { cwd: inRoot() });
}
