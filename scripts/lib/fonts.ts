import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import subset from 'subset-font';
import { cache, inRoot } from './paths.ts';
import { write } from './write.ts';

const folder = inRoot('src/app/fonts');

const fonts = {
  titre: { name: 'bricolage-grotesque', weights: { min: 700, max: 800 } },
  texte: { name: 'atkinson-hyperlegible-next', weights: { min: 400, max: 700 } },
};

// Characters that the fonts keep. The original fonts lack U+202F (narrow no-break space); for it,
// the browser draws a space of half the normal width.
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 0x20));
const CHARACTERS = [
  ascii,
  '\u00A0«»’‘“”…–—•·×÷±°²³§©€ªº',
  'ÀÂÄÆÇÉÈÊËÎÏÔÖÙÛÜŒŸàâäæçéèêëîïôöùûüœÿñßáíóúÑ\u2212',
].join('');

/**
 * Reduces the fonts to CHARACTERS. Skips this if neither the fonts nor the characters have changed.
 */
export async function makeFonts(): Promise<string> {
  const sources = Object.entries(fonts).map(([target, { name, weights }]) => ({
    target,
    weights,
    bytes: readFileSync(
      inRoot(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
    ),
  }));
  const version = createHash('sha256').update(CHARACTERS).update(JSON.stringify(fonts));
  for (const { bytes } of sources) version.update(bytes);
  const digest = version.digest('hex');
  const stamp = `${cache}/fonts`;
  const areFontsThere = Object.keys(fonts).every((name) => existsSync(`${folder}/${name}.woff2`));
  if (areFontsThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return 'à jour';
  const sizes: number[] = [];
  for (const { target, weights, bytes } of sources) {
    const small = await subset(bytes, CHARACTERS, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    sizes.push(small.length);
    await write(`${folder}/${target}.woff2`, small);
  }
  await write(stamp, digest);
  return sizes.map((bytes) => `${Math.round(bytes / 1000)} ko`).join(' et ');
}
