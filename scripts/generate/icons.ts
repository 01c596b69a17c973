import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { icons } from '#src/seo/addresses.ts';
import { inRoot } from '../lib/paths.ts';

/** The favicon again, for those that read no SVG. */
export async function makeIcons(out: string): Promise<void> {
  const svg = await readFile(inRoot('supabase/assets/favicon.svg'), 'utf8');
  for (const { file, size } of Object.values(icons)) {
    await mkdir(dirname(join(out, file)), { recursive: true });
    await writeFile(join(out, file), new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng());
  }
}
