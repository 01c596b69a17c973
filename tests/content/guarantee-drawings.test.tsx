import { describe, expect, test } from 'vitest';
import { amount } from '#src/content/tables.ts';
import { workedClaim } from '#src/content/worked-claims.ts';
import { CeilingChoice, GuaranteeTimes } from '#src/kinds/list/guarantee-claims.tsx';
import { GuaranteePerimeters } from '#src/kinds/list/guarantee-perimeters.tsx';
import { getPercent } from '#src/lib/scale.ts';
import { readWidths, renderHtml } from '../support/drawings.ts';

describe('drawing of what the guarantees cover', () => {
  test('draws each ceiling in proportion to the highest', async () => {
    const ceilings = ['garantie-rc', 'garantie-rgpd', 'garantie-pertes'].map((id) =>
      amount('plafonds', id),
    );
    const shares = ceilings.map((ceiling) => getPercent(ceiling, Math.max(...ceilings)));
    const html = await renderHtml(<GuaranteePerimeters />);
    expect(readWidths(html, 'top-0')).toEqual(shares);
  });

  test('draws the mean ceiling on the same scale', async () => {
    const share = getPercent(
      amount('chiffres', 'services-plafond'),
      amount('plafonds', 'garantie-rc'),
    );
    const html = await renderHtml(<GuaranteePerimeters />);
    expect(readWidths(html, 'border-dashed')).toEqual([share]);
  });
});

describe('drawing of the choice of a ceiling', () => {
  test('draws costs and a rest that add up to the ceiling', async () => {
    const { lost, limit } = workedClaim('pire-perte');
    const html = await renderHtml(<CeilingChoice />);
    const posts = readWidths(html, 'ink');
    expect(posts.reduce((sum, width) => sum + width, 0)).toBeCloseTo((lost / limit) * 100, 0);
    expect(readWidths(html, 'outline-bar')).toEqual([getPercent(limit - lost, limit)]);
  });
});

describe('drawing of the guarantees over time', () => {
  test('hatches the hours of the deductible', async () => {
    const RECOVERED = 60;
    const { stop, firm } = workedClaim('rancongiciel');
    const days = (stop?.days ?? 0) + (stop?.recovery ?? 0);
    const html = await renderHtml(<GuaranteeTimes />);
    expect(readWidths(html, 'hatched')).toEqual([
      getPercent((firm.attente / 24 / days) * RECOVERED, 100),
    ]);
  });
});
