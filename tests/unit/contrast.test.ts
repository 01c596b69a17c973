import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.ts';

const css = readFileSync(inRoot('src/app/tokens.css'), 'utf8');
const [comment = ''] = css.match(/\/\*.*?\*\//s) ?? [];
const colours = new Map([...css.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]));

/** Relative luminance and contrast, as WCAG 2.2 defines them. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [one, other].map((name) => luminance(colours.get(name) ?? '')).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** « encre on papier 17.7, on papier-2 16.2; … »: what the comment at the head of the tokens says. */
const said = (text: string) => {
  let ink = '';
  return [...text.matchAll(/(?:([a-z]+(?:-[a-z]+)*) )?on ([a-z]+(?:-\w+)*) (\d+\.\d)/g)].map(([, own, ground = '', ratio]) => {
    ink = own ?? ink;
    return [ink, ground, Number(ratio)] as const;
  });
};
const [ofText = '', ofEdges = ''] = comment.split('Not text:');

describe.each([
  ['text', said(ofText), 4.5],
  ['the edge of a control', said(ofEdges), 3],
] as const)('%s', (_what, pairs, least) => {
  test.each(pairs)('%s on %s has the contrast that is written, %d, and enough of it', (ink, ground, ratio) => {
    expect(contrast(ink, ground).toFixed(1)).toBe(ratio.toFixed(1));
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(least);
  });
});

test('every colour is in a pair, but for what is decoration', () => {
  const named = new Set([...said(ofText), ...said(ofEdges)].flat());
  expect([...colours.keys()].filter((name) => !named.has(name))).toEqual(['filet']);
});
