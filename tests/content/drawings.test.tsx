import { describe, expect, test } from 'vitest';
import { Bilan } from '#src/blocks/block-components.tsx';
import { DeuxContrats } from '#src/blocks/two-contracts.tsx';
import { find, listPages } from '#src/content/documents.ts';
import { amount, plan } from '#src/content/tables.ts';
import { workedClaim } from '#src/content/worked-claims.ts';
import { CeilingChoice } from '#src/kinds/list/guarantee-claims.tsx';
import { GuaranteePerimeters } from '#src/kinds/list/guarantee-perimeters.tsx';
import { SectorList } from '#src/kinds/list/sector-list.tsx';
import { SectorPlans } from '#src/kinds/list/sector-plans.tsx';
import { getExampleFirm } from '#src/kinds/stop-cost.tsx';
import { formatEuros } from '#src/lib/numbers.ts';
import { getPercent } from '#src/lib/scale.ts';
import { readWidths, renderHtml } from '../support/drawings.ts';

const add = (amounts: number[]) => amounts.reduce((sum, each) => sum + each, 0);
const meanCeiling = amount('chiffres', 'services-plafond');

describe('drawing of what the guarantees cover', async () => {
  const html = await renderHtml(<GuaranteePerimeters />);
  const ceilings = ['rc', 'rgpd', 'pertes'].map((id) => amount('plafonds', `garantie-${id}`));
  const [highest = 0] = ceilings;

  test('draws each ceiling in proportion to the highest', () => {
    expect(highest).toBe(Math.max(...ceilings));
    expect(readWidths(html, 'bottom-0')).toEqual(
      ceilings.map((ceiling) => getPercent(ceiling, highest)),
    );
  });

  test('draws the mean ceiling on the same scale', () => {
    expect(readWidths(html, 'border-dashed')).toEqual([getPercent(meanCeiling, highest)]);
  });
});

describe('drawing of the choice of a ceiling', () => {
  test('draws costs and a rest that add up to the ceiling', async () => {
    const { lost, limit } = workedClaim('pire-perte');
    const html = await renderHtml(<CeilingChoice />);
    expect(add(readWidths(html, 'ink'))).toBeCloseTo((lost / limit) * 100, 0);
    expect(readWidths(html, 'outline-bar')).toEqual([getPercent(limit - lost, limit)]);
  });
});

describe('drawing of a claim', () => {
  test('draws the loss on the scale of a larger claim', async () => {
    const html = await renderHtml(<Bilan sinistre="virement" echelle="rancongiciel" />);
    const [small, large] = [workedClaim('virement').lost, workedClaim('rancongiciel').lost];
    expect(readWidths(html, 'hatched')).toEqual([getPercent(small, large)]);
  });
});

describe('sectors', async () => {
  const list = await renderHtml(<SectorList />);
  const sectors = listPages('secteurs');
  const losses = sectors.map(({ pire = '' }) => workedClaim(pire).lost);

  test('show what a day without computers costs each trade', async () => {
    const html = await renderHtml(<SectorPlans />);
    for (const { plan: id = '' } of sectors)
      expect(html).toContain(formatEuros(getExampleFirm(plan(id)).day));
  });

  test('hatch only the part of a loss above the mean ceiling', () => {
    const above = losses.filter((lost) => lost > meanCeiling);
    expect(readWidths(list, 'hatched')).toHaveLength(above.length);
  });

  test('name the worst loss of each trade', () => {
    for (const lost of losses) expect(list).toContain(formatEuros(lost));
  });
});

describe('two contracts with the same premium', async () => {
  const { deuxContrats: contracts } = find('pages', 'lire-un-contrat');
  if (!contracts) throw new Error('The page has no contracts.');
  const html = await renderHtml(<DeuxContrats value={contracts} />);
  const amounts = [...html.matchAll(/([\d\s]+)€<svg/g)].map(([, words = '']) =>
    Number(words.replace(/\D/g, '')),
  );
  const charges = amounts.slice(0, -2);

  test('adds the amounts of the articles for each contract', () => {
    const sum = (rest: number) => add(charges.filter((_, index) => index % 2 === rest));
    expect(amounts.slice(-2)).toEqual([sum(0), sum(1)]);
  });

  test('states the same unpaid amount for contract A as other pages', () => {
    expect(amounts.at(-2)).toBe(workedClaim('rancongiciel').left);
  });

  test('leaves more unpaid by article 4.3 than by all others', () => {
    const highest = Math.max(...charges);
    expect(charges.indexOf(highest)).toBe(4);
    expect(highest).toBeGreaterThan(add(charges) - highest);
  });
});
