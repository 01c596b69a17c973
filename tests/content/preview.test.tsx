import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getHeaderRules } from '../../scripts/build/headers.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { ownModules } from '../support/own-modules.ts';
import { routes } from '../support/routes.ts';

ownModules();
const editor = 'https://github.com/editeur/site/edit/correction';
beforeEach(() => {
  vi.stubEnv('SITE_ENV', 'preview');
  vi.stubEnv('GITHUB_REPOSITORY', 'editeur/site');
  vi.stubEnv('GITHUB_HEAD_REF', 'correction');
});

describe('preview', () => {
  test('renders forms without an address to send to', async () => {
    const { QuoteForm } = await import('#src/quote/quote-form.island.tsx');
    const { longForm, shortForm } = await import('#src/quote/quote-props.tsx');
    for (const props of [longForm(), shortForm()]) {
      // Renders with prerender(), because it waits for the sentence that a form with a named broker
      // compiles asynchronously.
      const { prelude } = await prerender(<QuoteForm {...props} />);
      const html = await new Response(prelude).text();
      expect(html).toMatch(/<form (?![^>]*action=)[^>]*method="dialog"/);
      expect(html).toContain('Aperçu\u00A0: ce formulaire n’envoie rien.');
      expect(html).not.toContain('envoie quand même');
    }
  });

  test('links every page to its source file', async () => {
    const { Notices } = await import('#src/layout/page.tsx');
    for (const route of routes) {
      const html = renderToStaticMarkup(<Notices route={route} />);
      const [, address = ''] = /<a href="([^"]+)"[^>]*>Modifier ce texte/.exec(html) ?? [];
      expect(existsSync(inRoot(address.replace(editor, ''))), route).toBe(true);
    }
  });

  test('forbids forms and requests to other hosts', () => {
    const [rule] = getHeaderRules({
      siteEnv: 'preview',
      backend: { url: 'https://apercu.invalid' },
      hsts: '',
    });
    expect(rule?.headers['Content-Security-Policy']).toMatch(
      /^(?!.*https:).*; connect-src 'self'; .*; form-action 'none'; /,
    );
  });
});
