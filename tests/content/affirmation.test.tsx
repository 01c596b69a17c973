import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { withDocuments } from '../support/other-documents.ts';
import { ownModules } from '../support/own-modules.ts';

type Row = Record<string, unknown>;

const claim = { nom: 'Clients ravis', valeur: 71 };

ownModules('#generated');

async function renderPage(change: Row): Promise<string> {
  withDocuments('TableChiffres', ({ lignes }) => {
    const rows = lignes as Record<string, Row>;
    return { lignes: { ...rows, satisfaction: { ...rows.satisfaction, ...change } } };
  });
  const { Affirmation } = await import('#src/blocks/block-components.tsx');
  return renderToStaticMarkup(
    <Affirmation chiffre="satisfaction">Une réponse écrite.</Affirmation>,
  );
}

describe('claims of the site', () => {
  test('shows the commitment when the claim has no proof', async () => {
    const html = await renderPage({ ...claim, preuve: 'illustratif', source: undefined });
    expect(html).toContain('Une réponse écrite.');
    expect(html).not.toMatch(/71|ravis/);
  });

  test('shows a proved claim with its source', async () => {
    const html = await renderPage({
      ...claim,
      preuve: 'prouve',
      source: 'rgpd',
      date: '2026-01-01',
    });
    expect(html).toMatch(/Clients ravis.*71.*eur-lex/s);
    expect(html).not.toContain('Une réponse écrite.');
  });
});
