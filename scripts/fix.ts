import { run } from './lib/children.ts';
import { main } from './lib/failure.ts';
import { bin, inRoot } from './lib/paths.ts';

// npm run fix: formats the sources and applies the safe corrections of the linter.
await main(() =>
  run(bin('biome'), ['check', '--write', 'src', 'scripts', 'tests', 'supabase'], { cwd: inRoot() }),
);
