import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Affirmation } from '#src/blocks/block-components.tsx';
import { changeDocument } from '../support/change-document.ts';

function renderClaim(change: object): string {
  changeDocument('TableChiffres', ({ lignes }) => {
    const rows = lignes as Record<string, object>;
    const claim = { nom: 'Clients ravis', valeur: 71, ...change };
    return { lignes: { ...rows, satisfaction: { ...rows.satisfaction, ...claim } } };
  });
  return renderToStaticMarkup(
    <Affirmation chiffre="satisfaction">Une réponse écrite.</Affirmation>,
  );
}

describe('claims of the site', () => {
  test('shows the commitment when the claim has no proof', () => {
    const html = renderClaim({ preuve: 'illustratif', source: undefined });
    expect(html).toContain('Une réponse écrite.');
    expect(html).not.toMatch(/71|ravis/);
  });

  test('shows a proved claim with its source', () => {
    const html = renderClaim({ preuve: 'prouve', source: 'rgpd', date: '2026-01-01' });
    expect(html).toMatch(/Clients ravis.*71.*eur-lex/s);
    expect(html).not.toContain('Une réponse écrite.');
  });
});
