import { describe, expect, test } from 'vitest';
import { deuxContrats } from '#src/blocks/two-contracts.tsx';
import { find } from '#src/content/documents.ts';
import { workedClaim } from '#src/content/worked-claims.ts';
import { renderHtml } from '../support/drawings.ts';

async function renderComparison() {
  const { deuxContrats: comparison } = find('pages', 'lire-un-contrat');
  if (!comparison) throw new Error('The page has no contracts.');
  const html = await renderHtml(deuxContrats.draw(comparison));
  const amounts = [...html.matchAll(/([\d\s]+)€<svg/g)].map(([, words = '']) =>
    Number(words.replace(/\D/g, '')),
  );
  return { html, amounts };
}

describe('two contracts with the same premium', () => {
  test('adds the amounts of the articles for each contract', async () => {
    const { amounts } = await renderComparison();
    const [b, a, ...others] = amounts.toReversed();
    const add = (rest: number) =>
      others.filter((_, index) => index % 2 === rest).reduce((sum, amount) => sum + amount, 0);
    expect([a, b]).toEqual([add(1), add(0)]);
  });

  test('states the same unpaid amount for contract A as other pages', async () => {
    const { amounts } = await renderComparison();
    expect(amounts.at(-2)).toBe(workedClaim('rancongiciel').left);
  });

  test('leaves more unpaid by article 4.3 than by all others', async () => {
    const { amounts } = await renderComparison();
    const charges = amounts.slice(0, -2);
    const highest = Math.max(...charges);
    expect(charges.indexOf(highest)).toBe(4);
    expect(highest).toBeGreaterThan(charges.reduce((sum, each) => sum + each, 0) - highest);
  });

  test('counts the marked words that only contract A has', async () => {
    const article = { titre: 'Délai', calcul: 'Le calcul.' };
    const comparison = {
      prime: 'services-prime',
      articles: [
        { ...article, numero: '1', a: 'l’==assuré== choisit', b: 'l’==assureur== choisit' },
        { ...article, numero: '2', a: '==douze heures== de suite', b: '==six heures== de suite' },
      ],
      suite: 'La suite.',
    };
    const html = await renderHtml(deuxContrats.draw(comparison));
    expect(html.replaceAll('<!-- -->', '')).toContain('Même prime, deux mots changés');
  });
});
