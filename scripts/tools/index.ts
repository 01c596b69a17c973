// The programs that npm does not bring: a browser, the other engines and servers, the link checker.
// Found where the machine has them; nothing is installed without a yes.
import { Failure } from '../lib/failure.ts';
import { step } from '../lib/steps.ts';
import { findChromium } from './chromium.ts';
import { clockLibrary } from './clock.ts';
import { engines } from './engines.ts';
import {
  asTyped,
  debianPackages,
  type Installation,
  install,
  lycheeFromCargo,
  mayUseApt,
  playwrightChromium,
} from './install.ts';
import { findLychee } from './lychee.ts';
import { onPath } from './on-path.ts';

type Path = string | undefined;
type Tool = {
  find: () => Path | Promise<Path>;
  installation: Installation | { packages: string[] };
  /** Without it there is nothing to run; what needs one of the others is noted as not tried. */
  isRequired: boolean;
};

const debian = (...packages: string[]) => ({ packages });
const tools = {
  chromium: {
    find: findChromium,
    installation: mayUseApt ? debian('chromium') : playwrightChromium,
    isRequired: true,
  },
  'headless-shell': {
    find: () => onPath('chromium-headless-shell'),
    installation: debian('chromium-headless-shell'),
    isRequired: false,
  },
  nginx: { find: () => onPath('nginx'), installation: debian('nginx'), isRequired: false },
  firefox: {
    find: () => engines().firefox,
    installation: debian('firefox-esr'),
    isRequired: false,
  },
  webkit: {
    find: () => engines().webkit?.driver,
    installation: debian('webkit2gtk-driver', 'xvfb'),
    isRequired: false,
  },
  faketime: { find: clockLibrary, installation: debian('faketime'), isRequired: false },
  lychee: { find: findLychee, installation: lycheeFromCargo, isRequired: true },
} satisfies Record<string, Tool>;

export type ToolName = keyof typeof tools;

export type Provided = {
  /** Where each that is there is found. */
  paths: Record<ToolName, string>;
  /** Those that one can do without, and that are not to be had. */
  missing: ToolName[];
};

async function find(wanted: ToolName[]): Promise<Provided> {
  const found = await Promise.all(
    wanted.map(async (name) => [name, await tools[name].find()] as const),
  );
  return {
    paths: Object.fromEntries(found.filter(([, path]) => path)) as Provided['paths'],
    missing: found.filter(([, path]) => !path).map(([name]) => name),
  };
}

/** What would install them; Debian's packages in one command. */
function installationsOf(missing: ToolName[]): Installation[] {
  const each: Tool['installation'][] = missing.map((name) => tools[name].installation);
  const packages = each.flatMap((one) => ('packages' in one ? one.packages : []));
  return [
    ...(packages.length > 0 ? [debianPackages(packages)] : []),
    ...each.filter((one) => 'run' in one),
  ];
}

/**
 * Sees to the programs that are wanted: found, or installed if that is allowed; without a required
 * one nothing goes on.
 */
export async function provide(...wanted: ToolName[]): Promise<Provided> {
  if (wanted.length === 0) return find(wanted);
  await install(installationsOf((await find(wanted)).missing));
  const provided = await step(
    'programmes',
    () => find(wanted),
    ({ paths, missing }) =>
      [...Object.values(paths), ...missing.map((name) => `sans ${name}`)].join(', '),
  );
  const required = provided.missing.filter((name) => tools[name].isRequired);
  if (required.length > 0)
    throw missingFailure(`Il manque ${required.join(' et ')}.`, provided.missing);
  return provided;
}

/** What there is to type. */
export function missingFailure(sentence: string, missing: ToolName[]): Failure {
  const cargo =
    missing.includes('lychee') && !onPath('cargo')
      ? '\ncargo manque aussi : https://rustup.rs'
      : '';
  const commands = asTyped(installationsOf(missing));
  return new Failure(
    `${sentence} Tapez ces commandes, ou relancez avec « -- --install » qui les tape :\n${commands}${cargo}`,
  );
}
