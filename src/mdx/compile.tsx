import type { Root } from 'hast';
import type { MDXRemoteProps } from 'next-mdx-remote/rsc';
import { MDXRemote } from 'next-mdx-remote/rsc';
import remarkGfm from 'remark-gfm';
import { tickCheckLists } from './check-lists.ts';
import { resolveWriting } from './resolve.ts';
import { layOutSections } from './sections.ts';
import { layOutTables } from './tables.ts';

type Components = NonNullable<MDXRemoteProps['components']>;
type Props = { source: string; components: Components };

/** The text of a document, in sections. */
export const CompiledBody = ({ source, components }: Props) => (
  <MDXRemote
    source={source}
    components={components}
    options={{ mdxOptions: { remarkPlugins: [remarkGfm, resolveWriting, tickCheckLists, layOutTables, layOutSections] } }}
  />
);

/** A text without sections; a single paragraph loses its <p> when it stands in a sentence. */
export const CompiledText = ({ source, components, inline }: Props & { inline: boolean }) => (
  <MDXRemote
    source={source}
    components={components}
    options={{ mdxOptions: { remarkPlugins: [remarkGfm, resolveWriting], rehypePlugins: inline ? [unwrapParagraph] : [] } }}
  />
);

// In HTML's tree: in Markdown's, a line feed would come between any two words of different kinds.
function unwrapParagraph() {
  return (tree: Root) => {
    const [only] = tree.children;
    if (tree.children.length === 1 && only?.type === 'element' && only.tagName === 'p') tree.children = only.children;
  };
}
