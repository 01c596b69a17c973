import { existsSync, readFileSync } from 'node:fs';
import { tried } from '#src/lib/tried.ts';
import { Failure, main } from './lib/failure.ts';
import { inRoot } from './lib/paths.ts';
import { write } from './lib/write.ts';

// Tells Visual Studio Code, and those built on it, what stands where no editor would look: Biome's
// rules, and which files are Deno's. The folder is ignored by git; what else one has set there
// stays.

const formatted = ['typescript', 'typescriptreact', 'javascript', 'json', 'jsonc', 'css'];
const settings = {
  ...Object.fromEntries(
    formatted.map((language) => [`[${language}]`, { 'editor.defaultFormatter': 'biomejs.biome' }]),
  ),
  'deno.enablePaths': ['supabase/functions/send-devis-email', 'tests/function'],
};
const extensions = {
  recommendations: [
    'biomejs.biome',
    'denoland.vscode-deno',
    'redhat.vscode-yaml',
    'unifiedjs.vscode-mdx',
    'bradlc.vscode-tailwindcss',
  ],
};

async function merge(name: string, values: object): Promise<void> {
  const file = inRoot('.vscode', name);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const own: object | undefined = tried(() => JSON.parse(before), undefined);
  if (!own)
    throw new Failure(
      `.vscode/${name} n’est pas du JSON simple (un commentaire ?) : ajoutez-y vous-même\n${JSON.stringify(values, null, 2)}`,
    );
  await write(file, `${JSON.stringify({ ...own, ...values }, null, 2)}\n`);
  process.stdout.write(`.vscode/${name} est à jour.\n`);
}

await main(async () => {
  await merge('settings.json', settings);
  await merge('extensions.json', extensions);
});
