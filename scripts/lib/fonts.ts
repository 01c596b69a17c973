import { readFileSync } from 'node:fs';
import subset from 'subset-font';
import { cache, inRoot } from './paths.ts';
import { hashFiles, runIfStale } from './stamp.ts';
import { write } from './write.ts';

const folder = inRoot('src/app/fonts');

const fonts = {
  titre: { name: 'bricolage-grotesque', weight: 800 },
  texte: { name: 'atkinson-hyperlegible-next', weight: { min: 400, max: 700 } },
};

// Characters that the fonts keep. The original fonts lack U+202F (narrow no-break space); for it,
// the browser draws a space of half the normal width.
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 0x20));
const CHARACTERS = [
  ascii,
  '\u00A0«»’‘“”…–—•·×÷±°²³§©€ªº',
  'ÀÂÄÆÇÉÈÊËÎÏÔÖÙÛÜŒŸàâäæçéèêëîïôöùûüœÿñßáíóúÑ\u2212',
].join('');

/** Reduces the fonts to CHARACTERS, if the fonts or the list of characters have changed. */
export function makeFonts(): Promise<string> {
  const inputs = hashFiles(['scripts/lib/fonts.ts', 'package-lock.json']);
  const results = Object.keys(fonts).map((target) => `${folder}/${target}.woff2`);
  return runIfStale(`${cache}/fonts`, inputs, results, async () => {
    const sizes: string[] = [];
    for (const [target, { name, weight }] of Object.entries(fonts)) {
      const path = `${name}/files/${name}-latin-wght-normal.woff2`;
      const bytes = readFileSync(inRoot('node_modules/@fontsource-variable', path));
      const small = await subset(bytes, CHARACTERS, {
        targetFormat: 'woff2',
        variationAxes: { wght: weight },
      });
      sizes.push(`${Math.round(small.length / 1000)} ko`);
      await write(`${folder}/${target}.woff2`, small);
    }
    return sizes.join(' et ');
  });
}
