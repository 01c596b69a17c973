import { evaluate } from '@mdx-js/mdx';
import { MDXProvider, useMDXComponents } from '@mdx-js/react';
import { createElement, Fragment, type ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkGfm from 'remark-gfm';
import { site } from '#src/content/site.ts';
import { table } from '#src/content/tables.ts';
import { resolveWriting } from '#src/mdx/resolve.ts';
import { absolute } from '#src/seo/addresses.ts';

type Children = { children?: ReactNode };

const { termes } = table('glossaire');
const link = (href: string, children: ReactNode) =>
  createElement('a', { href: href.startsWith('/') ? absolute(href) : href }, children);

/** What writers may write in a sentence, as a reader of feeds can show it: no style, no script, whole addresses. */
const components = {
  a: ({ href = '', children }: Children & { href?: string }) => link(href, children),
  Terme: ({ id, children }: Children & { id: string }) => createElement('abbr', { title: termes[id]?.definition }, children),
  Surligne: ({ children }: Children) => createElement('mark', {}, children),
  Site: ({ champ }: { champ: string }) =>
    champ.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], site),
  Courriel: ({ children }: Children) => link(`mailto:${site.contact.email}`, children),
};

/** A text of the content as plain HTML. */
export async function htmlOf(text: string): Promise<string> {
  const { default: Text } = await evaluate(text, {
    ...runtime,
    Fragment,
    useMDXComponents,
    remarkPlugins: [remarkGfm, resolveWriting],
  });
  return renderToStaticMarkup(createElement(MDXProvider, { components: components as never }, createElement(Text)));
}
