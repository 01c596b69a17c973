import { evaluate } from '@mdx-js/mdx';
import { MDXProvider, useMDXComponents } from '@mdx-js/react';
import { Fragment } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkGfm from 'remark-gfm';
import { describe, expect, test } from 'vitest';
import { inlineComponents } from '#src/blocks/inline.tsx';
import { setTypography } from '#src/content/mdx/set-typography.ts';

/** Renders a text outside Next with the site's own components. */
async function render(text: string): Promise<string> {
  const { default: Text } = await evaluate(text, {
    ...runtime,
    Fragment,
    useMDXComponents,
    remarkPlugins: [remarkGfm, setTypography],
  });
  return renderToStaticMarkup(
    <MDXProvider components={inlineComponents as never}>
      <Text />
    </MDXProvider>,
  );
}

describe('texts outside Next', () => {
  test('renders figures, counts and terms', async () => {
    const html = await render(
      'Dès <Prix id="axa" />, <Compte de="offres" /> offres, <Libre raison="essai">3 h</Libre>, un <Terme id="tiers">tiers</Terme>.<Source id="x" />',
    );
    expect(html).toMatch(/^<p>Dès \d+\u00A0€, \p{L}+ offres, 3\u00A0h, un <help-term/u);
  });
});
