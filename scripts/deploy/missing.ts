import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readEnvironment } from '#src/config/read-environment.ts';
import { readEnvironment as readFunctionEnvironment } from '../../supabase/functions/send-devis-email/environment.ts';
import type { readPublisher } from '../lib/content.ts';
import { inRoot } from '../lib/paths.ts';
import { cleanCommit, testedCommit } from '../lib/tested.ts';
import { contradictions } from './settings.ts';

export const secretsFile = 'supabase/functions/.env';

const credentials = {
  SUPABASE_PROJECT_REF: 'la référence du projet Supabase',
  SUPABASE_ACCESS_TOKEN: 'le jeton de la ligne de commande de Supabase',
  CLOUDFLARE_ACCOUNT_ID: 'le compte Cloudflare qui sert le site',
  CLOUDFLARE_API_TOKEN: 'le jeton qui y publie des fichiers',
};

const read = (file: string) => (existsSync(inRoot(file)) ? parseEnv(readFileSync(inRoot(file), 'utf8')) : undefined);

/** The function's settings, as the file that holds them has them. */
export const readSecrets = (): Record<string, string | undefined> => read(secretsFile) ?? {};

const problem = (check: () => unknown): string[] => {
  try {
    check();
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
};

export const missingForRollback = () => [
  ...Object.entries(credentials).flatMap(([name, what]) => (process.env[name] ? [] : [`${name} manque : ${what}`])),
  ...problem(() => readEnvironment({ ...process.env, SITE_ENV: 'production' })),
];

/** What is published is what was tested, and nothing besides. */
async function unproven(): Promise<string[]> {
  const commit = cleanCommit();
  if (!commit) return ['Des fichiers ne sont dans aucun commit (git status) : ce qui est publié doit pouvoir être retrouvé.'];
  if ((await testedCommit()) !== commit) return [`« npm test » n’a pas réussi sur le commit ${commit.slice(0, 12)} : lancez-le.`];
  return [];
}

/** npm has verified what it installed against these; what has none came as the registry gave it that day. */
function unverified(): string[] {
  const packages = (file: string) =>
    JSON.parse(readFileSync(inRoot(file), 'utf8')).packages as Record<string, { integrity?: string }>;
  const locked = packages('package-lock.json');
  const without = Object.keys(packages('node_modules/.package-lock.json')).filter((path) => !locked[path]?.integrity);
  return without.map(
    (path) => `package-lock.json ne porte pas l’empreinte de ${path} pour ce système : publiez depuis Linux x64.`,
  );
}

/** Everything that is missing, so that one run is enough to know. */
export async function missing(publisher: ReturnType<typeof readPublisher>): Promise<string[]> {
  const secrets = read(secretsFile);
  const settings = secrets
    ? [
        ...problem(() => readFunctionEnvironment(secrets)),
        ...contradictions({
          environment: process.env,
          secrets,
          names: Object.keys(read(`${secretsFile}.example`) ?? {}),
          site: publisher.address,
        }),
      ]
    : [`${secretsFile} manque : copiez ${secretsFile}.example et remplissez-le`];
  return [...(await unproven()), ...unverified(), ...missingForRollback(), ...settings, ...publisher.missing];
}
