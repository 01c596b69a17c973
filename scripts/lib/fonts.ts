import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import subset from 'subset-font';
import { cache, inRoot } from './paths.ts';
import { write } from './write.ts';

const folder = inRoot('src/app/fonts');

/** The two fonts, and of each the weights that the site uses. */
const fonts = {
  titre: { name: 'bricolage-grotesque', weights: { min: 700, max: 800 } },
  texte: { name: 'atkinson-hyperlegible-next', weights: { min: 400, max: 700 } },
};

// What French is written with, and the signs of the site. U+202F is absent on purpose: the fonts
// lack it, and the shaper then halves their own space.
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 0x20));
const signs = `${ascii}\u00A0«»’‘“”…–—•·×÷±°²³§©€ªºÀÂÄÆÇÉÈÊËÎÏÔÖÙÛÜŒŸàâäæçéèêëîïôöùûüœÿñßáíóúÑ\u2212`;

/** Cuts the fonts of npm down to that, once for each version of them. */
export async function makeFonts(): Promise<string> {
  const sources = Object.entries(fonts).map(([target, { name, weights }]) => ({
    target,
    weights,
    bytes: readFileSync(
      inRoot(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
    ),
  }));
  const version = createHash('sha256').update(signs).update(JSON.stringify(fonts));
  for (const { bytes } of sources) version.update(bytes);
  const digest = version.digest('hex');
  const stamp = `${cache}/fonts`;
  const made = Object.keys(fonts).every((name) => existsSync(`${folder}/${name}.woff2`));
  if (made && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return 'à jour';
  const sizes: number[] = [];
  for (const { target, weights, bytes } of sources) {
    const small = await subset(bytes, signs, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    sizes.push(small.length);
    await write(`${folder}/${target}.woff2`, small);
  }
  await write(stamp, digest);
  return sizes.map((bytes) => `${Math.round(bytes / 1000)} ko`).join(' et ');
}
