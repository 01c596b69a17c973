import { Failure } from '../lib/failure.ts';
import { inRoot, out } from '../lib/paths.ts';
import { buildSite } from '../lib/site.ts';
import { type Change, isBehind } from './change.ts';
import { bundleFunction } from './function.ts';
import { secretsFile } from './missing.ts';
import { command, type Step } from './plan.ts';
import { askAsPage, untilLive } from './proof.ts';
import { completeRelease, liveRelease, type Release } from './release.ts';
import { letRoleIn } from './role.ts';
import { schedule, sendCanary } from './scheduler.ts';

export type Target = {
  /** Supabase's project, and its address. */
  project: string;
  backend: string;
  site: string;
  /**
   * The key that stands in the pages, the secret of the scheduler, and the function's own way to
   * the database.
   */
  key: string | undefined;
  secret: string | undefined;
  database: string | undefined;
};

/** Where Supabase's command line finds the function as one file. */
const bundled = inRoot('.contentlayer/function');
export const wranglerFile = 'scripts/services/wrangler.jsonc';
/** Without a terminal to ask on, it changes nothing but on this yes. */
const supabase = (what: string, args: string[], needs: string) =>
  command(what, ['supabase', ...args, '--yes'], needs);
const token = (...permissions: string[]) => `SUPABASE_ACCESS_TOKEN, avec ${permissions.join(', ')}`;

/** How a version is named at Cloudflare, which takes 25 signs. */
export const tagOf = (commit: string) => commit.slice(0, 12);

export const deployFunction = (project: string, folder: string) =>
  supabase(
    'la fonction send-devis-email',
    [
      ...['functions', 'deploy', 'send-devis-email', `--remote=${project}`],
      ...['--use-api', '--no-verify-jwt', `--workdir=${folder}`],
    ],
    token('edge_functions_write', 'projects_read'),
  );

const functionAddress = ({ backend }: Target) => `${backend}/functions/v1/send-devis-email`;

export const proofs = (
  target: Target,
  commit: () => string,
  isFirst = false,
): [Step, Step, Step] => [
  {
    what: 'le site dit qu’il est cette version',
    shown: `GET ${target.site}/release.json`,
    needs: isFirst
      ? 'quelques minutes, le temps que Cloudflare serve ce nom et son certificat'
      : 'le site en ligne',
    run: () => untilLive(target.site, commit(), isFirst),
  },
  {
    what: 'ses pages peuvent appeler la fonction',
    shown: `POST ${functionAddress(target)}/etat`,
    needs:
      'la fonction, SUPABASE_PUBLISHABLE_KEY de ce projet, SITE_ORIGINS avec l’adresse du site',
    run: () => askAsPage(functionAddress(target), new URL(target.site).origin, target.key),
  },
  {
    what: 'une demande d’essai arrive jusqu’à votre boîte, par le planificateur de la base',
    shown: "select quote.call('/canari')",
    needs: 'le planificateur, la base, le serveur d’envoi, OPERATOR_MAIL',
    run: () => sendCanary(target.project),
  },
];

/**
 * What goes out: everything, for the first time or again, or what writers have changed of the
 * version that is online.
 */
export type Extent = { isFirst?: boolean; correction?: Change | undefined };

/** Built for the production, with the files that open pages may still ask for. */
function site(target: Target, commit: string, isFirst: boolean): Step[] {
  let live: Release | undefined;
  return [
    {
      what: 'la version en ligne',
      shown: `GET ${target.site}/release.json`,
      run: async () => {
        live = isFirst ? undefined : await liveRelease(target.site);
        if (live && isBehind(live.commit))
          throw new Failure(
            `La version en ligne, ${tagOf(live.commit)}, vient après ce commit : publiez-la, ou revenez par --rollback.`,
          );
      },
    },
    {
      what: 'construire le site pour la production',
      shown: 'SITE_ENV=production npm run build',
      needs: 'content/site.yaml rempli, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY',
      run: () => {
        process.env.SITE_ENV = 'production';
        return buildSite();
      },
    },
    {
      what: 'garder les fichiers des versions passées, 30 jours',
      shown: 'out/release.json, et ce que nomme celui du site',
      run: async () => {
        const { files, former } = await completeRelease(out, target.site, commit, live);
        process.stdout.write(`${files} fichiers, et ${former} des versions passées\n`);
      },
    },
  ];
}

/** What the function stands on. */
const foundations = ({ project, database }: Target): Step[] => [
  supabase(
    'la base',
    ['db', 'push', `--remote=${project}`],
    token('database_write', 'database_pooling_config_read', 'projects_read'),
  ),
  {
    what: 'le mot de passe du rôle de la fonction',
    shown: "alter role quote_function login password '…'",
    needs: 'la base, et OUTBOX_DB_URL ; vide, la fonction prend l’adresse de la plateforme',
    run: () => letRoleIn(project, database),
  },
  supabase(
    'les réglages de la fonction',
    ['secrets', 'set', `--remote=${project}`, `--env-file=${secretsFile}`],
    `${secretsFile}, ${token('edge_functions_secrets_write')}`,
  ),
];

/** What calls the function, and what stands beside it. */
const surroundings = (target: Target): Step[] => [
  {
    what: 'ce que le planificateur de la base appelle, et avec quel secret',
    shown: `select quote.schedule('${functionAddress(target)}', OUTBOX_SECRET)`,
    needs: `la base, la fonction, ${token('database_read', 'database_write')}`,
    run: () => schedule(target.project, functionAddress(target), target.secret ?? ''),
  },
  supabase(
    'les fichiers du logo',
    ['seed', 'buckets', `--remote=${target.project}`],
    token('api_gateway_keys_read', 'api_gateway_keys_secret_read'),
  ),
];

/**
 * In an order that leaves the running site whole if one fails: the function takes what the pages of
 * the release before send, never the other way round.
 */
export function publication(
  target: Target,
  commit: string,
  { isFirst = false, correction }: Extent = {},
): Step[] {
  const unlessCorrection = (steps: Step[]) => (correction ? [] : steps);
  const withFunction = (steps: Step[]) => (correction?.isFunctionChanged === false ? [] : steps);
  const [live, pages, canary] = proofs(target, () => commit, isFirst);
  return [
    ...site(target, commit, isFirst),
    ...withFunction([
      {
        what: 'la fonction en un seul fichier, avec ses paquets',
        shown: `${bundled}/supabase/functions/send-devis-email/index.js`,
        run: () => bundleFunction(bundled).then(() => undefined),
      },
    ]),
    ...unlessCorrection(foundations(target)),
    ...withFunction([deployFunction(target.project, bundled)]),
    ...unlessCorrection(surroundings(target)),
    command(
      'le site, et son nom',
      [
        ...[
          'wrangler',
          'deploy',
          '--config',
          wranglerFile,
          '--domain',
          new URL(target.site).hostname,
        ],
        ...['--tag', tagOf(commit), '--message', commit],
      ],
      'out/, la fonction, le domaine chez Cloudflare, CLOUDFLARE_API_TOKEN avec Workers Scripts et Workers Routes en écriture',
    ),
    live,
    pages,
    ...withFunction([canary]),
  ];
}
