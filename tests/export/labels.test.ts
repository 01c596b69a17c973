import { describe, expect, test } from 'vitest';
import { getMain, readPage } from './reading.ts';

describe('comparison', () => {
  test('shows the legend of its signs above the table', () => {
    const html = getMain(readPage('/comparatif'));
    const legend = html.indexOf('Incluse, d’après notre grille');
    expect(legend).toBeGreaterThan(0);
    expect(legend).toBeLessThan(html.indexOf('<table class="comparison"'));
  });
});

describe('estimator', () => {
  test('says on screen that its result is indicative', () => {
    const screen = getMain(readPage('/tarifs')).replace(/<div class="print-only">.*?<\/div>/gs, '');
    expect(screen).toContain('Estimation indicative, avant l’avis d’un assureur.');
  });
});

describe('labelled figures', () => {
  test.each([
    ['/tarifs', '10 à 15'],
    ['/comment-souscrire', '10 à 15'],
    ['/comment-souscrire', '10'],
    ['/entreprises/independants', '10 à 15'],
  ])('are in small print on %s (%s)', (route, number) => {
    const html = getMain(readPage(route)).replace(/\s/g, ' ');
    const small = html.match(/<small[^>]*>(?:(?!<\/small>).)*repère indicatif/gs) ?? [];
    expect(small.some((text) => text.includes(number))).toBe(true);
  });
});
