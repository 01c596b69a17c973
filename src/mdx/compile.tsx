import type { MDXRemoteProps } from 'next-mdx-remote/rsc';
import type { ComponentType } from 'react';
import * as development from 'react/jsx-dev-runtime';
import * as production from 'react/jsx-runtime';
import { compiled, type Layout } from './compiled.ts';

type Components = NonNullable<MDXRemoteProps['components']>;
const runtime = process.env.NODE_ENV === 'production' ? production : development;

type Props = { source: string; components: Components };

/** The text of a document, in sections. */
export const CompiledBody = (props: Props) => draw(props, 'body');

/** A text without sections; a single paragraph loses its <p> when it stands in a sentence. */
export const CompiledText = ({ inline, ...props }: Props & { inline: boolean }) => draw(props, inline ? 'inline' : 'text');

/** As next-mdx-remote draws what it has compiled: a program that is given React's functions and returns a component. */
async function draw({ source, components }: Props, layout: Layout) {
  const program = await compiled(source, layout);
  const Content = new Function('opts', program)(runtime).default as ComponentType<{ components: Components }>;
  return <Content components={components} />;
}
