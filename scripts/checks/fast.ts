import { suite } from './suites.ts';
import { type Check, deno, verdict } from './tool.ts';

// What `npm run check` is made of: no build, no browser, no server.

export const sources = [
  'src',
  'scripts',
  'tests',
  'supabase/functions',
  'contentlayer.config.ts',
  'next.config.mjs',
  'package.json',
  'tsconfig.json',
];
const bounded = ['src', 'scripts', 'contentlayer.config.ts', 'supabase/functions/_shared'];
const functionEntry = 'supabase/functions/send-devis-email/index.ts';

/** What reads the sources alone. */
export const sourceChecks: Check[] = [
  verdict('style', ['biome', ['check', '--error-on-warnings', ...sources]]),
  verdict('boundaries', ['depcruise', ['--config', 'scripts/checks/boundaries.cjs', ...bounded]]),
  suite('function'),
];

/** What reads the documents too, as contentlayer holds them. */
export const contentChecks: Check[] = [
  verdict(
    'types',
    // Several checkers each work out what they share: twice the processor, on two cores no sooner.
    ['tsc', ['--noEmit', '--checkers', '1', '--project', 'scripts/checks/tsconfig.json']],
    ['deno', ['check', ...deno, functionEntry, 'tests/function']],
  ),
  verdict('unused', ['knip', ['--config', 'scripts/checks/knip.jsonc']]),
  suite('unit, content'),
];
