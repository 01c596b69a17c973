import { describe, expect, test } from 'vitest';
import { collectFigures } from '#src/content/collect-figures.ts';
import { loadSite } from '#src/content/load.ts';

const { tables } = loadSite();

describe('collectFigures', () => {
  test.each([
    ['offre-basse', 20],
    ['offre-haute', 40],
  ])('returns « %s » of the compared offers', (id, price) => {
    const lignes = {
      cheap: { nom: 'Quai', compare: true, prix: 20, paliers: [] },
      dear: { nom: 'Rive', compare: true, prix: 40, paliers: [] },
      cheaper: { nom: 'Pont', compare: false, prix: 10, paliers: [] },
      dearer: { nom: 'Digue', compare: false, prix: 90, paliers: [] },
    };
    const assureurs = { ...tables.assureurs, lignes } as unknown as typeof tables.assureurs;
    expect(collectFigures({ ...tables, assureurs }).prix[id]?.valeur).toBe(price);
  });
});
