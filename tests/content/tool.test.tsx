import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { withDocuments } from '../support/other-documents.ts';
import { ownModules } from '../support/own-modules.ts';

// The tool that receives requests at the broker: both forms name it under the consent if the site
// names one.

ownModules('#generated');

async function besideTheConsent(outil: string): Promise<string[]> {
  withDocuments('TableSite', ({ prestataires }) => ({
    prestataires: { ...(prestataires as object), outil },
  }));
  const { WhatFollows } = await import('#src/kinds/home/what-follows.tsx');
  const { Collection } = await import('#src/quote/collection.tsx');
  const forms = [<WhatFollows key="short" />, <Collection key="long" kept="" rights="" />];
  return Promise.all(
    forms.map(async (form) =>
      new Response((await prerender(form)).prelude)
        .text()
        .then((html) => html.replaceAll('<!-- -->', '')),
    ),
  );
}

test('a tool that the site names is named beside the consent of both forms', async () => {
  for (const form of await besideTheConsent('Essai Suivi, de la société Essai'))
    expect(form).toContain(
      'Le site l’envoie aussi à l’outil du courtier, Essai Suivi, de la société Essai.',
    );
});

test('the forms name no tool when the site has none', async () => {
  for (const form of await besideTheConsent('')) expect(form).not.toContain('outil');
});
