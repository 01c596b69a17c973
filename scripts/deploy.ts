import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readEnvironment } from '#src/config/read-environment.ts';
import { readEnvironment as readFunctionEnvironment } from '../supabase/functions/send-devis-email/environment.ts';
import { run } from './lib/children.ts';
import { missingValues } from './lib/content.ts';
import { Failure, main } from './lib/failure.ts';
import { bin, inRoot } from './lib/paths.ts';
import { buildSite } from './lib/site.ts';

const secrets = 'supabase/functions/.env';
const supabase = (...args: string[]) => ['npx', '--yes', 'supabase@3.1.0', ...args];

/** The commands that publish, in an order that leaves the running site whole if one fails. */
const steps = (project: string): { what: string; command: string[] }[] => [
  { what: 'la base : ce que la fonction compte', command: supabase('db', 'push', `--remote=${project}`, '--yes') },
  { what: 'les réglages de la fonction', command: supabase('secrets', 'set', `--remote=${project}`, `--env-file=${secrets}`) },
  {
    what: 'la fonction send-devis-email',
    command: supabase('functions', 'deploy', 'send-devis-email', `--remote=${project}`, '--use-api', '--no-verify-jwt'),
  },
  { what: 'les fichiers du logo', command: supabase('seed', 'buckets', `--remote=${project}`, '--yes') },
  { what: 'le site', command: [bin('wrangler'), 'deploy', '--config', 'scripts/services/wrangler.jsonc'] },
];

const credentials = {
  SUPABASE_PROJECT_REF: 'la référence du projet Supabase',
  SUPABASE_ACCESS_TOKEN: 'le jeton de la ligne de commande de Supabase',
  CLOUDFLARE_ACCOUNT_ID: 'le compte Cloudflare qui sert le site',
  CLOUDFLARE_API_TOKEN: 'le jeton qui y publie des fichiers',
};

/** Everything that is missing, so that one run is enough to know. */
function missing(): string[] {
  const problem = (read: () => unknown): string[] => {
    try {
      read();
      return [];
    } catch (error) {
      return (error as Error).message.split('\n');
    }
  };
  const settings = existsSync(inRoot(secrets))
    ? problem(() => readFunctionEnvironment(parseEnv(readFileSync(inRoot(secrets), 'utf8'))))
    : [`${secrets} manque : copiez ${secrets}.example et remplissez-le`];
  return [
    ...Object.entries(credentials).flatMap(([name, what]) => (process.env[name] ? [] : [`${name} manque : ${what}`])),
    ...problem(() => readEnvironment({ ...process.env, SITE_ENV: 'production' })),
    ...settings,
    ...missingValues(),
  ];
}

await main(async () => {
  const rehearsal = process.argv.includes('--dry-run');
  const plan = steps(process.env.SUPABASE_PROJECT_REF ?? '<SUPABASE_PROJECT_REF>');
  const problems = missing();
  if (rehearsal) {
    process.stdout.write('1. construire le site pour la production\n   SITE_ENV=production npm run build\n');
    plan.forEach(({ what, command }, index) => {
      process.stdout.write(`${index + 2}. ${what}\n   ${command.join(' ').replace(inRoot(), '.')}\n`);
    });
  }
  if (problems.length > 0) throw new Failure(`\nIl manque, pour publier :\n${problems.map((each) => `- ${each}`).join('\n')}`);
  if (rehearsal) return 0;
  process.env.SITE_ENV = 'production';
  await buildSite();
  for (const { what, command } of plan) {
    process.stdout.write(`${what}\n`);
    const [program = '', ...args] = command;
    if ((await run(program, args, { cwd: inRoot() })) !== 0) throw new Failure(`La publication s'est arrêtée à : ${what}.`);
  }
  return 0;
});
