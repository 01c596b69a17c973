import { evaluate } from '@mdx-js/mdx';
import { MDXProvider, useMDXComponents } from '@mdx-js/react';
import { createElement, Fragment, type ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { identity, site } from '#src/content/identity.ts';
import { term } from '#src/content/tables.ts';
import { startFromTree } from '#src/content/text/parse.ts';
import { writeOut } from '#src/mdx/write-out.ts';
import { absolute } from '#src/seo/addresses.ts';

type Children = { children?: ReactNode };

const link = (href: string, children: ReactNode) =>
  createElement('a', { href: href.startsWith('/') ? absolute(href) : href }, children);

/**
 * What writers may write in a sentence, as a reader of feeds can show it: no style, no script,
 * whole addresses.
 */
const components = {
  a: ({ href = '', children }: Children & { href?: string }) => link(href, children),
  Terme: ({ id, children }: Children & { id: string }) =>
    createElement('abbr', { title: term(id).definition }, children),
  Surligne: ({ children }: Children) => createElement('mark', {}, children),
  Site: ({ champ }: { champ: string }) => identity(champ),
  Courriel: ({ children }: Children) => link(`mailto:${site.contact.email}`, children),
};

/** A text of the content as plain HTML. */
export async function htmlOf(text: string): Promise<string> {
  const { default: Text } = await evaluate(text, {
    ...runtime,
    Fragment,
    useMDXComponents,
    remarkPlugins: [startFromTree, writeOut],
  });
  return renderToStaticMarkup(
    createElement(MDXProvider, { components: components as never }, createElement(Text)),
  );
}
