import { describe, expect, test } from 'vitest';
import { listPages } from '#src/content/documents.ts';
import { amount, plan } from '#src/content/tables.ts';
import { workedClaim } from '#src/content/worked-claims.ts';
import { SectorList } from '#src/kinds/list/sector-list.tsx';
import { SectorPlans } from '#src/kinds/list/sector-plans.tsx';
import { getExampleFirm } from '#src/kinds/stop-cost.tsx';
import { formatEuros } from '#src/lib/numbers.ts';
import { readWidths, renderHtml } from '../support/drawings.ts';

describe('plans of the sectors', () => {
  test('shows what a day without computers costs each trade', async () => {
    const html = await renderHtml(<SectorPlans />);
    for (const { plan: id = '' } of listPages('secteurs'))
      expect(html).toContain(formatEuros(getExampleFirm(plan(id)).day));
  });
});

describe('list of the sectors', () => {
  test('hatches only the part of a loss above the mean ceiling', async () => {
    const losses = listPages('secteurs').map(({ pire = '' }) => workedClaim(pire).lost);
    const above = losses.filter((lost) => lost > amount('chiffres', 'services-plafond'));
    const html = await renderHtml(<SectorList />);
    expect(readWidths(html, 'hatched')).toHaveLength(above.length);
  });

  test('names the worst loss of each trade', async () => {
    const html = await renderHtml(<SectorList />);
    for (const { pire = '' } of listPages('secteurs'))
      expect(html).toContain(formatEuros(workedClaim(pire).lost));
  });
});
