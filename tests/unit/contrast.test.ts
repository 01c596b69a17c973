import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.ts';
import { computeContrast } from '../support/contrast.ts';

const css = readFileSync(inRoot('src/app/styles/tokens.css'), 'utf8');
const readColour = (name: string) => {
  const hex = new RegExp(`--color-${name}: #(\\w{6});`).exec(css)?.[1] ?? '';
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
};

/** Pairs of colours that the design uses: a text or an edge, and its background. */
const pairs: [string, string, number][] = [
  ['encre', 'papier', 4.5],
  ['encre', 'papier-2', 4.5],
  ['encre', 'surligneur', 4.5],
  ['papier', 'rouge', 4.5],
  ['encre-douce', 'papier-2', 4.5],
  ['bleu', 'papier-2', 4.5],
  ['bleu', 'surligneur', 4.5],
  ['rouge', 'papier-2', 4.5],
  ['bord-champ', 'papier-2', 3],
];

describe('colour', () => {
  test('belongs to a pair unless it is decoration', () => {
    const names = [...css.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name);
    const paired = pairs.flatMap((pair) => pair.slice(0, 2));
    expect(new Set(names)).toEqual(new Set([...paired, 'filet']));
  });

  test.each(pairs)('contrasts enough: %s on %s', (ink, ground, least) =>
    expect(computeContrast(readColour(ink), readColour(ground))).toBeGreaterThanOrEqual(least),
  );
});
