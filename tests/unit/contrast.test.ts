import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.ts';

const css = readFileSync(inRoot('src/app/styles/tokens.css'), 'utf8');
const colours = new Map(
  [...css.matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, name = '', hex = '']) => [name, hex]),
);

/** Calculates relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => luminance(colours.get(name) ?? ''))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** Lists each text colour with the background colours on which the design uses it. */
const texts: Record<string, string[]> = {
  encre: ['papier', 'papier-2', 'surligneur'],
  papier: ['encre', 'rouge'],
  surligneur: ['encre'],
  'encre-douce': ['papier', 'papier-2'],
  bleu: ['papier', 'papier-2'],
  rouge: ['papier', 'papier-2'],
  vert: ['papier'],
};
const edges: Record<string, string[]> = { 'bord-champ': ['papier', 'papier-2'] };
/** Colours of decoration, which the design never uses as the only edge of an element. */
const decoration = ['filet'];

const listPairs = (drawn: Record<string, string[]>) =>
  Object.entries(drawn).flatMap(([ink, grounds]) =>
    grounds.map((ground) => [ink, ground] as const),
  );

describe('colour', () => {
  test.each(listPairs(texts))('has a contrast of 4.5 as text: %s on %s', (ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(listPairs(edges))('has a contrast of 3 as an edge: %s on %s', (edge, ground) => {
    expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
  });

  test('belongs to a pair unless it is decoration', () => {
    const paired = [...listPairs(texts), ...listPairs(edges)].flat();
    expect(new Set([...paired, ...decoration])).toEqual(new Set(colours.keys()));
  });
});
