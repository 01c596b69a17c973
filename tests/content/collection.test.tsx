import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { WhatFollows } from '#src/kinds/home/what-follows.tsx';
import { Collection } from '#src/quote/collection.tsx';
import { changeDocument } from '../support/change-document.ts';
import { renderHtml } from '../support/drawings.ts';

/** Renders the text under a consent, for a site with these identities. */
async function renderWords(text: ReactNode, identities: Record<string, object>): Promise<string> {
  changeDocument('TableSite', (site) =>
    Object.fromEntries(
      Object.entries(identities).map(([name, change]) => [
        name,
        { ...(site[name] as object), ...change },
      ]),
    ),
  );
  return (await renderHtml(text)).replace(/<[^>]*>/g, '');
}

describe('collection notice', () => {
  test.each([
    ['mandataire', 'par l’éditeur du site, Essai Presse, et reçues par Essai Courtage et par lui'],
    ['courtier', 'Essai Presse, qui est le courtier, et reçues par Essai Presse et par lui'],
  ])('puts a comma after the publisher when its status is %s', async (statut, words) => {
    const editeur = { nom: 'Essai Presse', statut };
    const courtier = { nom: statut === 'courtier' ? editeur.nom : 'Essai Courtage' };
    expect(await renderWords(<Collection />, { editeur, courtier })).toContain(words);
  });
});

describe.each([
  ['short', <WhatFollows key="short" />],
  ['long', <Collection key="long" />],
])('consent of the %s form', (_form, text) => {
  test('names the software of the broker', async () => {
    const outil = 'Essai Suivi, de la société Essai';
    expect(await renderWords(text, { prestataires: { outil } })).toContain(
      `Le site l’envoie aussi à l’outil du courtier, ${outil}.`,
    );
  });

  test('mentions no software when the broker has none', async () => {
    expect(await renderWords(text, { prestataires: { outil: '' } })).not.toContain('outil');
  });
});
