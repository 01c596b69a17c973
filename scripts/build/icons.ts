import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { icons } from '#src/seo/addresses.ts';
import { inRoot } from '../lib/paths.ts';
import { write } from '../lib/write.ts';

/** Converts the SVG favicon to PNG for systems that do not read SVG. */
export async function makeIcons(out: string): Promise<void> {
  const svg = await readFile(inRoot('supabase/assets/favicon.svg'), 'utf8');
  for (const { file, size } of Object.values(icons)) {
    await write(
      join(out, file),
      new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng(),
    );
  }
}
