import type { Root } from 'mdast';
import type { MDXRemoteProps } from 'next-mdx-remote/rsc';
import type { ComponentType } from 'react';
import * as development from 'react/jsx-dev-runtime';
import * as production from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import { compiled } from './compiled.ts';
import { resolveWriting } from './resolve.ts';
import { layOutSections } from './sections.ts';

type Components = NonNullable<MDXRemoteProps['components']>;
const runtime = process.env.NODE_ENV === 'production' ? production : development;

type Props = { source: string; components: Components };

/** The text of a document, in sections. */
export const CompiledBody = (props: Props) => draw(props, 'body', { remarkPlugins: [remarkGfm, resolveWriting, layOutSections] });

/** A text without sections; a single paragraph loses its <p> when it stands in a sentence. */
export const CompiledText = ({ inline, ...props }: Props & { inline: boolean }) =>
  inline
    ? draw(props, 'inline', { remarkPlugins: [remarkGfm, resolveWriting, unwrapParagraph] })
    : draw(props, 'text', { remarkPlugins: [remarkGfm, resolveWriting] });

/** As next-mdx-remote draws what it has compiled: a program that is given React's functions and returns a component. */
async function draw({ source, components }: Props, ...how: [string, Parameters<typeof compiled>[2]]) {
  const program = await compiled(source, ...how);
  const Content = new Function('opts', program)(runtime).default as ComponentType<{ components: Components }>;
  return <Content components={components} />;
}

function unwrapParagraph() {
  return (tree: Root) => {
    const [only] = tree.children;
    if (tree.children.length === 1 && only?.type === 'paragraph') tree.children = only.children as unknown as Root['children'];
  };
}
