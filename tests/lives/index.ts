// lives/: what becomes of the site after it is written. A publisher fills it in, prices change,
// years pass; writers add to it. No file of TypeScript changes with them, and nothing may turn red.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fillIn } from './identity.ts';
import { changePrices } from './prices.ts';
import { addYear } from './year.ts';

const lives: Record<string, (folder: string) => void> = {
  identite: (folder) => fillIn(folder, 'mandataire'),
  courtier: (folder) => fillIn(folder, 'courtier'),
  prix: (folder) => changePrices(join(folder, 'content')),
  annee: (folder) => addYear(join(folder, 'content')),
};

/** Lives the given lives in a copy of the project. */
export function live(folder: string, names: string[]): void {
  for (const name of names) lives[name]?.(folder);
  // As the check tells whoever changes a price.
  execFileSync(process.execPath, ['scripts/content-docs.ts'], { cwd: folder });
}

// As a program: tests/lives/index.ts <copy> identite prix …
const [, program = '', folder = '', ...names] = process.argv;
if (import.meta.url === pathToFileURL(program).href) live(folder, names);
