import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import { withDocuments } from '../support/other-documents.ts';
import { ownModules } from '../support/own-modules.ts';

ownModules('#generated');

async function renderNotice(statut: string): Promise<string> {
  withDocuments('TableSite', ({ editeur, courtier }) => ({
    editeur: { ...(editeur as object), nom: 'Essai Presse', statut },
    courtier: { ...(courtier as object), nom: 'Essai Courtage' },
  }));
  const { Collection } = await import('#src/quote/collection.tsx');
  const { prelude } = await prerender(<Collection />);
  return (await new Response(prelude).text()).replace(/<[^>]*>/g, '');
}

describe('collection notice', () => {
  test.each([
    ['mandataire', 'par l’éditeur du site, Essai Presse, et reçues par Essai Courtage et par lui'],
    ['courtier', 'Essai Presse, qui est le courtier, et reçues par Essai Courtage et par lui'],
  ])('puts a comma after the publisher when its status is %s', async (statut, words) => {
    expect(await renderNotice(statut)).toContain(words);
  });
});
