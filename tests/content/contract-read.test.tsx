import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, test } from 'vitest';
import { withDocuments } from '../support/other-documents.ts';
import { ownModules } from '../support/own-modules.ts';

// Facts of a read contract come before published facts and before the grid. Without a read contract
// pages have no such rows.

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

/** Text of a page with the given table of read contracts. */
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
  '%s: the contract is named, each value has its page, and stands first',
  async (path, next, named) => {
    const page = await renderText(path, { stoik: contract });
    for (const each of ['Contrat lu', value, named]) expect(page).toContain(each);
    expect(page.indexOf(value)).toBeLessThan(page.indexOf(next));
  },
  60_000,
);

test.each([[['assureurs', 'stoik']], [['comparatif']]])(
  '%s: where nobody has read one, nothing says so',
  async (path) => {
    expect(await renderText(path, {})).not.toMatch(/Contrat lu|Non lu/);
  },
  60_000,
);

test('an offer without a read contract says so in the comparison', async () => {
  expect(
    (await renderText(['comparatif'], { stoik: contract })).split('Non lu').length,
  ).toBeGreaterThan(2);
}, 60_000);
