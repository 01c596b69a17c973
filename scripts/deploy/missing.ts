import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readEnvironment } from '#src/config/read-environment.ts';
import { readEnvironment as readFunctionEnvironment } from '../../supabase/functions/send-devis-email/environment.ts';
import type { readPublisher } from '../lib/content.ts';
import { inRoot } from '../lib/paths.ts';
import { cleanCommit, testedCommit } from '../lib/tested.ts';
import type { Change } from './change.ts';
import { verdictOf } from './github.ts';
import { contradictions, cutValues } from './settings.ts';
import { askWorld } from './world.ts';

export const secretsFile = 'supabase/functions/.env';

export type Publisher = ReturnType<typeof readPublisher>;
/** How a line begins that speaks of the site's own address. */
export const ofAddress = 'content/site.yaml, adresse';

/** What is missing in one place, and what of it could not be tried. */
export type Lack = { place: string; problems: string[]; untried?: string[] };

const supabaseCredentials = {
  SUPABASE_PROJECT_REF: 'la référence du projet Supabase',
  SUPABASE_ACCESS_TOKEN: 'un jeton d’accès de Supabase, borné à ce projet',
};
const cloudflareCredentials = {
  CLOUDFLARE_ACCOUNT_ID: 'le compte Cloudflare qui sert le site',
  CLOUDFLARE_API_TOKEN: 'un jeton de ce compte, du modèle « Edit Cloudflare Workers »',
};

const textOf = (file: string) =>
  existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : undefined;

/** The function's settings, as the file that holds them has them. */
export const readSecrets = (): Record<string, string | undefined> =>
  parseEnv(textOf(secretsFile) ?? '');

const problem = (check: () => unknown): string[] => {
  try {
    check();
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
};

const without = (credentials: Record<string, string>) =>
  Object.entries(credentials).flatMap(([name, what]) =>
    process.env[name] ? [] : [`${name} manque : ${what}`],
  );

const settingsOfBuild = () =>
  problem(() => readEnvironment({ ...process.env, SITE_ENV: 'production' }));
const project = () => [...without(supabaseCredentials), ...settingsOfBuild()];

export const missingForRollback = (): Lack[] => [
  { place: 'Supabase', problems: project() },
  { place: 'Cloudflare', problems: without(cloudflareCredentials) },
];

/**
 * What is published is what was tested, here or by GitHub, and nothing besides; of a correction,
 * what content can break.
 */
async function unproven(isCorrection = false): Promise<string[]> {
  const commit = cleanCommit();
  if (!commit)
    return [
      'Des fichiers ne sont dans aucun commit (git status) : ce qui est publié doit pouvoir être retrouvé.',
    ];
  if (
    (await testedCommit()) === commit ||
    (isCorrection && (await testedCommit('content')) === commit)
  )
    return [];
  const verdict = await verdictOf(commit);
  if (verdict === 'réussi') return [];
  const tests = isCorrection ? '« npm test -- --content »' : '« npm test »';
  return [
    `${tests} n’a pas réussi ici sur le commit ${commit.slice(0, 12)} (sur GitHub : ${verdict}) : lancez-le, ou attendez GitHub.`,
  ];
}

/**
 * A correction changes what writers edit of the version that is online, and nothing else: settings
 * and names stay as they are.
 */
export async function missingForCorrection(
  publisher: Publisher,
  change: Change | undefined,
): Promise<Lack[]> {
  const [other] = change?.others ?? [];
  const beyond = change
    ? other &&
      `Depuis la version en ligne, autre chose que content/ a changé, dont ${other} : « npm test », puis « npm run deploy ».`
    : 'Cette copie ne connaît pas la version en ligne : git fetch.';
  return [
    { place: 'content/site.yaml', problems: publisher.missing },
    { place: 'Supabase', problems: change?.isFunctionChanged ? project() : settingsOfBuild() },
    { place: 'le compte Cloudflare', problems: without(cloudflareCredentials) },
    {
      place: 'le commit',
      problems: [...(beyond ? [beyond] : []), ...unverified(), ...(await unproven(true))],
    },
  ];
}

/**
 * npm has verified what it installed against these; what has none came as the registry gave it that
 * day.
 */
function unverified(): string[] {
  const packages = (file: string) =>
    JSON.parse(readFileSync(inRoot(file), 'utf8')).packages as Record<
      string,
      { integrity?: string }
    >;
  const locked = packages('package-lock.json');
  const bare = Object.keys(packages('node_modules/.package-lock.json')).filter(
    (path) => !locked[path]?.integrity,
  );
  if (bare.length === 0) return [];
  return [
    `package-lock.json ne porte pas l’empreinte de ${bare.length} paquets installés ici, dont ${bare[0]} : lancez « npm run lock » et publiez le commit qui en résulte.`,
  ];
}

const nameOf = (line: string) => /^[A-Z][A-Z_0-9]+/.exec(line)?.[0];

/** The function's settings; what it refuses itself is told in its words alone. */
function settings({ address: site, broker, tool }: Publisher): {
  own: string[];
  project: string[];
} {
  const text = textOf(secretsFile);
  if (text === undefined)
    return {
      own: [`${secretsFile} manque : copiez ${secretsFile}.example et remplissez-le`],
      project: [],
    };
  const secrets = readSecrets();
  const refused = [...cutValues(text), ...problem(() => readFunctionEnvironment(secrets))];
  const names = Object.keys(parseEnv(textOf(`${secretsFile}.example`) ?? ''));
  const others = contradictions({ environment: process.env, secrets, names, site, broker, tool });
  const told = new Set(refused.map(nameOf));
  const isOfProject = (line: string) => line.startsWith('SUPABASE_');
  return {
    own: [...refused, ...others.filter((line) => !isOfProject(line) && !told.has(nameOf(line)))],
    project: others.filter(isOfProject),
  };
}

/** Everything that is missing, in the order of doing, so that one run is enough to know. */
export async function missing(publisher: Publisher): Promise<Lack[]> {
  const { own, project: contradicting } = settings(publisher);
  const isWhole = own.length === 0;
  const isNamed = !publisher.missing.some((line) => line.startsWith(ofAddress));
  const world = await askWorld(
    isNamed ? new URL(publisher.address).hostname : undefined,
    readSecrets(),
    isWhole,
  );
  const credentials = project();
  return [
    { place: 'content/site.yaml', problems: publisher.missing },
    {
      place: 'le projet Supabase et les réglages du site',
      problems: [...credentials, ...contradicting, ...world.supabase.problems],
      untried: world.supabase.untried,
    },
    { place: secretsFile, problems: own },
    { place: 'le domaine et la messagerie', ...world.names },
    { place: 'les serveurs d’envoi et de base', ...world.servers },
    {
      place: 'le compte Cloudflare',
      problems: [...without(cloudflareCredentials), ...world.cloudflare.problems],
      untried: world.cloudflare.untried,
    },
    { place: 'le commit', problems: [...unverified(), ...(await unproven())] },
  ];
}
