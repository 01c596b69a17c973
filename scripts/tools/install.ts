import { createInterface } from 'node:readline/promises';
import { collect } from '../lib/children.ts';
import { Failure } from '../lib/failure.ts';
import { bin } from '../lib/paths.ts';
import { step } from '../lib/steps.ts';
import { buildLychee, lycheeCommand } from './lychee.ts';
import { onPath } from './on-path.ts';

/** A command that puts something on this machine, as one would type it, and what it is. */
export type Installation = {
  command: string[];
  what: string;
  /** Whether this user can run it here. */
  isPossible: boolean;
  run: (progress: (text: string) => void) => Promise<void>;
};

const isRoot = process.getuid?.() === 0;
export const mayUseApt = isRoot && onPath('apt-get') !== undefined;

/** Debian's packages. */
export function debianPackages(packages: string[]): Installation {
  const command = ['apt-get', 'install', '-y', '--no-install-recommends', ...packages];
  // At this run level the servers among them are not started, as long as systemd does not see to
  // it.
  const quietly = { env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }, last: 15 };
  return {
    command: isRoot ? command : ['sudo', ...command],
    what: 'paquets de Debian, pour toute la machine',
    isPossible: mayUseApt,
    async run(progress) {
      // With one list out of reach, the others may still hold what is wanted.
      await collect(['apt-get', 'update', '-qq'], progress, quietly).catch(tell);
      await collect([...command, '-o', 'DPkg::Lock::Timeout=120'], progress, quietly);
    },
  };
}

/** The browser that Playwright keeps in the user's cache. */
export const playwrightChromium: Installation = {
  command: ['npx', 'playwright', 'install', 'chromium'],
  what: 'dans le cache de Playwright',
  isPossible: true,
  run: (progress) =>
    collect([bin('playwright'), 'install', 'chromium'], progress, { last: 15 }).then(
      () => undefined,
    ),
};

export const lycheeFromCargo: Installation = {
  command: lycheeCommand,
  what: 'le contrôleur de liens, quelques minutes de compilation',
  isPossible: onPath('cargo') !== undefined,
  run: buildLychee,
};

export const asTyped = (installations: Installation[]) =>
  installations.map(({ command, what }) => `  ${command.join(' ')}\n    (${what})`).join('\n');

/**
 * Runs what may be run: with --install without a question, on a terminal after a yes, otherwise
 * nothing. One that fails says why, and the others follow: whoever asked looks for what is still
 * missing.
 */
export async function install(installations: Installation[]): Promise<void> {
  const possible = installations.filter(({ isPossible }) => isPossible);
  if (possible.length === 0 || !(await isAllowed(possible))) return;
  for (const { command, run } of possible)
    await step('installation', run, () => command.slice(0, 3).join(' ')).catch(tell);
}

function tell(error: unknown): void {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
}

async function isAllowed(installations: Installation[]): Promise<boolean> {
  if (process.argv.includes('--install')) return true;
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `Il manque des programmes pour tout essayer. Ces commandes les installent :\n${asTyped(installations)}\nLes lancer ? (o/N) `,
  );
  terminal.close();
  return /^o(ui)?$/i.test(answer.trim());
}
