import { beforeEach, describe, expect, test } from 'vitest';
import { Reponses } from '#src/blocks/reponses.tsx';
import { comparedOffers } from '#src/content/offers.ts';
import { spellCount } from '#src/lib/numbers.ts';
import { byTag, getText, parse } from '../export/lib/page.ts';
import { words } from '../export/reading.ts';
import { changeDocument } from '../support/change-document.ts';
import { renderHtml } from '../support/drawings.ts';

// Leaves only AXA and Stoïk with answers.
beforeEach(() =>
  changeDocument('TableFaits', ({ lignes }) => ({
    lignes: Object.fromEntries(
      Object.entries(lignes as Record<string, object>).map(([id, record]) => [
        id,
        ['axa', 'stoik'].includes(id) ? record : { ...record, faits: [] },
      ]),
    ),
  })),
);

const listNames = (html: string) => byTag(parse(html), 'b').map(getText);

describe('Reponses', () => {
  test('lists the answers and states how many insurers have none', async () => {
    const html = await renderHtml(<Reponses question="fraude" />);
    expect(listNames(html).toSorted()).toEqual(['AXA', 'Stoïk']);
    const silent = spellCount(comparedOffers().length - 2);
    expect(words(html)).toContain(`Rien trouvé pour les ${silent} autres.`);
  });

  test('states nothing about the others when it has `offre`', async () => {
    const html = await renderHtml(<Reponses question="fraude" offre="stoik" />);
    expect(listNames(html)).toEqual(['Stoïk']);
    expect(html).not.toContain('Rien trouvé');
  });
});
