import type { MDXRemoteProps } from 'next-mdx-remote/rsc';
import type { ComponentType } from 'react';
import * as development from 'react/jsx-dev-runtime';
import * as production from 'react/jsx-runtime';
import { compiled, type Layout } from './compiled.ts';

type Components = NonNullable<MDXRemoteProps['components']>;
const runtime = process.env.NODE_ENV === 'production' ? production : development;

/**
 * A text as next-mdx-remote draws what it has compiled: a program that is given React's functions
 * and returns a component.
 */
export async function Compiled({
  source,
  layout,
  components,
}: {
  source: string;
  layout: Layout;
  components: Components;
}) {
  const program = await compiled(source, layout);
  const Content = new Function('opts', program)(runtime).default as ComponentType<{
    components: Components;
  }>;
  return <Content components={components} />;
}
