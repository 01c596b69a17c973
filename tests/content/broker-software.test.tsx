import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import { withDocuments } from '../support/other-documents.ts';
import { ownModules } from '../support/own-modules.ts';

ownModules('#generated');

async function renderConsents(outil: string): Promise<string[]> {
  withDocuments('TableSite', ({ prestataires }) => ({
    prestataires: { ...(prestataires as object), outil },
  }));
  const { WhatFollows } = await import('#src/kinds/home/what-follows.tsx');
  const { Collection } = await import('#src/quote/collection.tsx');
  const forms = [<WhatFollows key="short" />, <Collection key="long" />];
  return Promise.all(
    forms.map(async (form) =>
      new Response((await prerender(form)).prelude)
        .text()
        .then((html) => html.replaceAll('<!-- -->', '')),
    ),
  );
}

describe('broker’s own software', () => {
  test('is named under the consent of both forms', async () => {
    for (const form of await renderConsents('Essai Suivi, de la société Essai'))
      expect(form).toContain(
        'Le site l’envoie aussi à l’outil du courtier, Essai Suivi, de la société Essai.',
      );
  });

  test('is not mentioned when the site names no tool', async () => {
    for (const form of await renderConsents('')) expect(form).not.toContain('outil');
  });
});
