import { inRoot, out } from '../lib/paths.ts';
import { buildSite } from '../lib/site.ts';
import { bundleFunction } from './function.ts';
import { secretsFile } from './missing.ts';
import { command, type Step } from './plan.ts';
import { sendCanary, untilLive } from './proof.ts';
import { completeRelease, liveRelease, type Release } from './release.ts';

export type Target = {
  /** Supabase's project, and its address. */
  project: string;
  backend: string;
  site: string;
  secret: string | undefined;
};

/** Where Supabase's command line finds the function as one file. */
const bundled = inRoot('.contentlayer/function');
export const wranglerFile = 'scripts/services/wrangler.jsonc';
/** Without a terminal to ask on, it changes nothing but on this yes. */
const supabase = (what: string, args: string[], env: Record<string, string> = {}) =>
  command(what, ['supabase', ...args, '--yes'], { env });

/** How a version is named at Cloudflare, which takes 25 signs. */
export const tagOf = (commit: string) => commit.slice(0, 12);

export const deployFunction = (project: string, folder: string) =>
  supabase('la fonction send-devis-email', [
    ...['functions', 'deploy', 'send-devis-email', `--remote=${project}`],
    ...['--use-api', '--no-verify-jwt', `--workdir=${folder}`],
  ]);

const functionAddress = ({ backend }: Target) => `${backend}/functions/v1/send-devis-email`;

export const proofs = (target: Target, commit: () => string): Step[] => [
  {
    what: 'le site dit qu’il est cette version',
    shown: `GET ${target.site}/release.json`,
    run: () => untilLive(target.site, commit()),
  },
  {
    what: 'une demande d’essai arrive jusqu’à votre boîte',
    shown: `POST ${functionAddress(target)}/canari`,
    run: () => sendCanary(`${functionAddress(target)}/canari`, target.secret),
  },
];

/**
 * In an order that leaves the running site whole if one fails: the function takes what the pages of the release before
 * send, never the other way round.
 */
export function publication(target: Target, commit: string, isFirst: boolean): Step[] {
  const { project, site } = target;
  let live: Release | undefined;
  return [
    {
      what: 'la version en ligne',
      shown: `GET ${site}/release.json`,
      run: async () => {
        live = isFirst ? undefined : await liveRelease(site);
      },
    },
    {
      what: 'construire le site pour la production',
      shown: 'SITE_ENV=production npm run build',
      run: () => {
        process.env.SITE_ENV = 'production';
        return buildSite();
      },
    },
    {
      what: 'garder les fichiers des versions passées, 30 jours',
      shown: 'out/release.json, et ce que nomme celui du site',
      run: async () => {
        const { files, former } = await completeRelease(out, site, commit, live);
        process.stdout.write(`${files} fichiers, et ${former} des versions passées\n`);
      },
    },
    {
      what: 'la fonction en un seul fichier, avec ses paquets',
      shown: `${bundled}/supabase/functions/send-devis-email/index.js`,
      run: () => bundleFunction(bundled).then(() => undefined),
    },
    supabase('la base, et ce que son planificateur appelle', ['db', 'push', `--remote=${project}`], {
      QUOTE_FUNCTION_URL: functionAddress(target),
      QUOTE_OUTBOX_SECRET: target.secret ?? '',
    }),
    supabase('les réglages de la fonction', ['secrets', 'set', `--remote=${project}`, `--env-file=${secretsFile}`]),
    deployFunction(project, bundled),
    supabase('les fichiers du logo', ['seed', 'buckets', `--remote=${project}`]),
    command('le site', ['wrangler', 'deploy', '--config', wranglerFile, '--tag', tagOf(commit), '--message', commit]),
    ...proofs(target, () => commit),
  ];
}
