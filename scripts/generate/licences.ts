import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../lib/paths.ts';

type Package = {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
};

/** What reaches the visitor's browser. */
const delivered = [
  'next',
  'react',
  'react-dom',
  '@radix-ui/react-accordion',
  'react-hook-form',
  'zod',
  '@supabase/supabase-js',
  '@tanstack/query-core',
  'minisearch',
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@fontsource-variable/bricolage-grotesque',
];

/** The licences, with their texts as they ask, of all that a visitor is given. */
export function licences(): string {
  const found = new Map<string, string>();
  const add = (name: string, from: string) => {
    const folder = placeOf(name, from);
    if (found.has(folder)) return;
    const own: Package = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    found.set(folder, entry(own, folder));
    // Next's own are for its work on this side.
    if (name !== 'next')
      for (const other of Object.keys(own.dependencies ?? {})) add(other, folder);
  };
  for (const name of delivered) add(name, inRoot());
  const entries = [...found.values()].sort();
  return `Ce que ce site donne à votre navigateur contient, en tout ou en partie, les œuvres suivantes.\n\n${entries.join('\n\n')}\n`;
}

/** As Node looks for a package: beside the one that asks, then further up. */
function placeOf(name: string, from: string): string {
  const here = join(from, 'node_modules', name);
  if (existsSync(here)) return here;
  if (from === inRoot()) throw new Error(`${name} is not installed`);
  return placeOf(name, join(from, '..'));
}

function entry({ name, version, license }: Package, folder: string): string {
  if (!license) throw new Error(`${name} names no licence`);
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.|$)/i.test(each));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return `${name} ${version}, ${license}\n${'-'.repeat(60)}\n${text}`.trimEnd();
}
