import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { Notices } from '#src/layout/page.tsx';
import { QuoteForm } from '#src/quote/quote-form.island.tsx';
import { longForm, shortForm } from '#src/quote/quote-props.tsx';
import { getHeaderRules } from '../../scripts/build/headers.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { changeEnvironment } from '../support/change-environment.ts';
import { renderHtml } from '../support/drawings.ts';
import { routes } from '../support/routes.ts';

const editor = 'https://github.com/editeur/site/edit/correction';
beforeEach(() =>
  changeEnvironment({
    SITE_ENV: 'preview',
    GITHUB_REPOSITORY: 'editeur/site',
    GITHUB_HEAD_REF: 'correction',
  }),
);

describe('preview', () => {
  test('renders forms without an address to send to', async () => {
    for (const props of [longForm(), shortForm()]) {
      const html = await renderHtml(<QuoteForm {...props} />);
      expect(html).toMatch(/<form (?![^>]*action=)[^>]*method="dialog"/);
      expect(html).toContain('Aperçu\u00A0: ce formulaire n’envoie rien.');
      expect(html).not.toContain('envoie quand même');
    }
  });

  test('links every page to its source file', () => {
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
