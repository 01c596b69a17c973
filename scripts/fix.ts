import { sources } from './checks/fast.ts';
import { run } from './lib/children.ts';
import { main } from './lib/failure.ts';
import { bin, inRoot } from './lib/paths.ts';

// Formats everything that the style check reads, and mends what can be mended without a risk.
await main(() => run(bin('biome'), ['check', '--write', ...sources], { cwd: inRoot() }));
