import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { allPages } from '#src/content/documents.ts';
import { site } from '#src/content/identity.ts';
import { socialImageOf } from '#src/seo/addresses.ts';
import { drawingOf } from '#src/seo/social/drawing.ts';
import { cache, inRoot } from '../../lib/paths.ts';
import { asNode } from './element.ts';
import { fontFiles, loadFonts } from './fonts.ts';
import { sharedPicture, size } from './picture.ts';
import { smallPng } from './png.ts';

const folder = join(cache, 'partage');

/** What makes the same boxes another picture: the fonts and the programs that draw. */
function drawnWith(): string {
  const hash = createHash('sha256').update(
    JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).devDependencies.satori,
  );
  for (const file of fontFiles) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** One picture a page; drawn again only when what it shows has changed. */
export async function makeSocialImages(out: string): Promise<{ made: number; kept: number }> {
  await mkdir(folder, { recursive: true });
  const [tools, logo] = [drawnWith(), await readFile(inRoot('supabase/assets/logo.svg'), 'utf8')];
  const address = new URL(site.adresse).host;
  const used = new Set<string>();
  let made = 0;
  for (const document of allPages()) {
    const picture = sharedPicture({
      title: document.titre,
      address,
      logo,
      drawing: drawingOf(document),
    });
    const name = createHash('sha256')
      .update(tools)
      .update(JSON.stringify(picture))
      .digest('hex')
      .slice(0, 24);
    const kept = join(folder, `${name}.png`);
    used.add(kept);
    if (!existsSync(kept)) {
      const svg = await satori(asNode(picture), { ...size, fonts: await loadFonts() });
      const { pixels, width, height } = new Resvg(svg).render();
      await writeFile(kept, smallPng(pixels, width, height));
      made += 1;
    }
    const target = join(out, socialImageOf(document.route));
    await mkdir(dirname(target), { recursive: true });
    await copyFile(kept, target);
  }
  for (const file of await readdir(folder))
    if (!used.has(join(folder, file))) await rm(join(folder, file));
  return { made, kept: allPages().length - made };
}
