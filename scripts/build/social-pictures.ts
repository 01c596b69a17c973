import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import subset from 'subset-font';
import { allPages } from '#src/content/documents.ts';
import { getSite } from '#src/content/identity.ts';
import type { Document } from '#src/content/kinds.ts';
import { getSocialImagePath, socialSize } from '#src/seo/addresses.ts';
import { inRoot } from '../lib/paths.ts';
import { write } from '../lib/write.ts';

type Style = Record<string, string | number>;
type Child = ReturnType<typeof createBox> | string;
/** Creates a box as satori expects it: an object with the shape of a React element. */
const createBox = (style: Style, ...children: unknown[]) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

const ink = '#10182b';
const highlighter = '#ffe45c';

/**
 * Extracts a font file with a single weight, because satori reads neither woff2 nor variable fonts.
 */
const cutFont = async (name: string, family: string, weight: 400 | 800) => {
  const folder = `node_modules/@fontsource-variable/${family}/files`;
  const file = `${folder}/${family}-latin-wght-normal.woff2`;
  const latin = Array.from({ length: 0x17f - 0x20 }, (_, index) => index + 0x20);
  const letters = String.fromCharCode(...latin, 0x2019, 0x20ac, 0x2026);
  const data = await subset(readFileSync(inRoot(file)), letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  return { name, data, weight, style: 'normal' as const };
};

/**
 * Draws a title. Each word has its own box, because satori wraps lines between boxes only. Words
 * between == and == are highlighted.
 */
function drawTitle(title: string) {
  const fontSize = Math.max(46, Math.min(84, Math.round(3600 / title.length ** 0.9)));
  const gap = { paddingRight: 0.12 * fontSize, paddingLeft: 0.12 * fontSize };
  const parts = title.replaceAll('\u202F', '\u00A0').split('==');
  const words = parts.flatMap((part, index): Child[] =>
    part
      .split(' ')
      .filter(Boolean)
      .map((word) =>
        createBox({ ...gap, ...(index % 2 === 1 && { backgroundColor: highlighter }) }, word),
      ),
  );
  return createBox(
    {
      flexWrap: 'wrap',
      lineHeight: 1.15,
      fontSize,
      marginLeft: -0.12 * fontSize,
      fontFamily: 'titre',
      letterSpacing: -0.02 * fontSize,
    },
    ...words,
  );
}

const drawPage = ({ titre }: Document, logo: string, address: string) =>
  createBox(
    {
      width: socialSize.width - 120,
      height: socialSize.height - 104,
      margin: '52px 60px',
      flexDirection: 'column',
      justifyContent: 'space-between',
      color: ink,
      fontFamily: 'texte',
      fontSize: 28,
      lineHeight: 1.35,
    },
    { type: 'img', props: { src: logo, width: 215, height: 56 } },
    drawTitle(titre),
    createBox({}, address),
  );

/** Draws the picture of each page that social networks show next to a shared link (Open Graph). */
export async function drawSocialPictures(out: string): Promise<number> {
  const svg = readFileSync(inRoot('supabase/assets/logo.svg')).toString('base64');
  const logo = `data:image/svg+xml;base64,${svg}`;
  const fonts = await Promise.all([
    cutFont('titre', 'bricolage-grotesque', 800),
    cutFont('texte', 'atkinson-hyperlegible-next', 400),
  ]);
  for (const page of allPages()) {
    const drawing = drawPage(page, logo, new URL(getSite().adresse).host);
    const svgText = await satori(drawing as never, { ...socialSize, fonts });
    // Sets a white background, because the default of satori is transparent. Loads no fonts, because
    // satori has turned the text into paths.
    const picture = new Resvg(svgText, {
      background: '#ffffff',
      font: { loadSystemFonts: false },
    }).render();
    await write(join(out, getSocialImagePath(page.route)), picture.asPng());
  }
  return allPages().length;
}
