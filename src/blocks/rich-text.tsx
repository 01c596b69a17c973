import type { Root } from 'hast';
import { MDXRemote } from 'next-mdx-remote/rsc';
import type { ComponentProps, HTMLAttributes } from 'react';
import remarkGfm from 'remark-gfm';
import { keepWords } from '#src/content/mdx/keep-words.ts';
import { layOutSections } from '#src/content/mdx/lay-out-sections.ts';
import { layOutTables } from '#src/content/mdx/lay-out-tables.ts';
import { linkTerms } from '#src/content/mdx/link-terms.ts';
import { setTypography } from '#src/content/mdx/set-typography.ts';
import { tickCheckLists } from '#src/content/mdx/tick-check-lists.ts';
import { wording } from '#src/content/tables.ts';
import { inlineComponents } from './inline.tsx';

type Components = NonNullable<ComponentProps<typeof MDXRemote>['components']>;

const plugins = {
  /** A whole body in its sections. */
  body: [
    remarkGfm,
    layOutSections,
    setTypography,
    linkTerms,
    tickCheckLists,
    layOutTables,
    keepWords,
  ],
  /** A text with its sentences. */
  text: [remarkGfm, setTypography, linkTerms, keepWords],
  /** Words of a name, a title or a button, which lead nowhere. */
  words: [remarkGfm, setTypography, keepWords],
};

// In HTML's tree: in Markdown's, a line feed would come between words of different kinds.
function unwrapParagraph() {
  return (tree: Root) => {
    const [only] = tree.children;
    if (tree.children.length === 1 && only?.type === 'element' && only.tagName === 'p')
      tree.children = only.children;
  };
}

type MdxProps = {
  source: string;
  layout: keyof typeof plugins;
  inline?: boolean;
  components?: Components;
};

/** A text of the content. */
export const Mdx = ({ source, layout, inline, components = inlineComponents }: MdxProps) => (
  <MDXRemote
    source={source}
    components={components}
    options={{
      mdxOptions: {
        remarkPlugins: plugins[layout],
        rehypePlugins: inline ? [unwrapParagraph] : [],
      },
    }}
  />
);

const sentences = ['p', 'dd', 'td', 'li'];

type Props = HTMLAttributes<HTMLElement> & {
  text: string;
  inline?: boolean;
  /** Part of a form or of a picture, whose words link no terms. */
  isPlain?: boolean;
  /** The element that holds the text and nothing else. */
  as?: 'p' | 'span' | 'dd' | 'td' | 'li' | 'div' | 'small' | 'blockquote';
};

/** A field of a document that holds a text. */
export function RichText({ text, inline = true, isPlain, as: Tag, ...element }: Props) {
  const isSentence = !inline || sentences.includes(Tag ?? '');
  const layout = isSentence && !isPlain ? 'text' : 'words';
  const content = <Mdx source={text.trim()} layout={layout} inline={inline} />;
  return Tag ? <Tag {...element}>{content}</Tag> : content;
}

/** A sentence of content/tables/selon.yaml, as this publisher must say it. */
export const Wording = ({ id, ...element }: Omit<Props, 'text'> & { id: string }) => (
  <RichText text={wording(id)} {...element} />
);
