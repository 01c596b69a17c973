import { MDXRemote } from 'next-mdx-remote/rsc';
import remarkGfm from 'remark-gfm';
import { components } from './registry.tsx';

/** The text of a document, compiled with the components that writers may use. */
export const Body = ({ source }: { source: string }) => (
  <MDXRemote source={source} components={components} options={{ mdxOptions: { remarkPlugins: [remarkGfm] } }} />
);
