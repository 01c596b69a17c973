import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import { withDocuments } from '../support/other-documents.ts';
import { ownModules } from '../support/own-modules.ts';

const contract = {
  reference: 'Modèle 12',
  edition: 'mars',
  lu: '2026-01-01',
  lecteur: 'un courtier',
  garanties: {
    fraudeInformatique: {
      sousLimite: { valeur: 123_456, unite: '€', precision: 'par sinistre', page: 21 },
      exclusion: { texte: 'Le simple appel.', page: 22 },
    },
  },
};

ownModules('#generated');

/** Renders the text of a page with the given table of contracts. */
async function renderText(path: string[], lignes: object): Promise<string> {
  withDocuments('TableContrats', () => ({ lignes }));
  const { default: show } = await import('#src/app/[[...path]]/page.tsx');
  const { prelude } = await prerenderToNodeStream(
    await show({ params: Promise.resolve({ path }) }),
  );
  const html = (await text(prelude)).replace(
    /<!--[\s\S]*?-->|<script[\s\S]*?<\/script>|<\/?(?:b|i|span|small)\b[^>]*>/g,
    '',
  );
  return html.replace(/<[^>]+>/g, ' ').replace(/[\s\u00A0\u202F]+/g, ' ');
}

const value = 'Sous-limite 123 456 € par sinistre p. 21 Exclut Le simple appel. p. 22';

describe('values of read contracts', () => {
  test.each([
    [
      ['assureurs', 'stoik'],
      'Clientèle visée',
      'Conditions générales Modèle 12, édition mars, lues le 1er janvier 2026 par un courtier.',
    ],
    [
      ['comparatif'],
      'À partir de',
      'Conditions générales Modèle 12, édition mars, lues le 1er janvier 2026 par un courtier',
    ],
  ])(
    'come first on %s, with their pages',
    async (path, next, named) => {
      const page = await renderText(path, { stoik: contract });
      for (const each of ['Contrat lu', value, named]) expect(page).toContain(each);
      expect(page.indexOf(value)).toBeLessThan(page.indexOf(next));
    },
    60_000,
  );

  test.each([[['assureurs', 'stoik']], [['comparatif']]])(
    'are not mentioned on %s when no contract was read',
    async (path) => {
      expect(await renderText(path, {})).not.toMatch(/Contrat lu|Non lu/);
    },
    60_000,
  );

  test('are missing for the other offers of the comparison', async () => {
    const page = await renderText(['comparatif'], { stoik: contract });
    expect(page.split('Non lu').length).toBeGreaterThan(2);
  }, 60_000);
});
