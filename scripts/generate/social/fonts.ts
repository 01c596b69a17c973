import { readFileSync } from 'node:fs';
import subset from 'subset-font';
import { inRoot } from '../../lib/paths.ts';

type Weight = 400 | 700 | 800;

const file = (name: string) =>
  inRoot(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
const title = file('bricolage-grotesque');
const words = file('atkinson-hyperlegible-next');
const latin = String.fromCharCode(
  ...Array.from({ length: 0x17f - 0x20 }, (_, index) => index + 0x20),
  0x2019,
  0xab,
  0xbb,
  0x20ac,
  0x2026,
);

export const fontFiles = [title, words];

/** satori reads neither woff2 nor variable fonts: each weight is cut out of them. */
async function still(name: string, source: string, weight: Weight) {
  const data = await subset(readFileSync(source), latin, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  return { name, data, weight, style: 'normal' as const };
}

let loaded: Promise<Awaited<ReturnType<typeof still>>[]> | undefined;

export function loadFonts() {
  loaded ??= Promise.all([
    still('titre', title, 800),
    still('texte', words, 400),
    still('texte', words, 700),
  ]);
  return loaded;
}
