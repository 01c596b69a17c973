import type { Root } from 'hast';
import { MDXRemote } from 'next-mdx-remote/rsc';
import type { ComponentProps, HTMLAttributes, ReactNode } from 'react';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { layOutSections } from '#src/content/mdx/lay-out-sections.ts';
import { layOutTables } from '#src/content/mdx/lay-out-tables.ts';
import { linkTerms } from '#src/content/mdx/link-terms.ts';
import { keepWords, setTypography } from '#src/content/mdx/set-typography.ts';
import { wording } from '#src/content/tables.ts';
import { inlineComponents } from './inline.tsx';

type Components = NonNullable<ComponentProps<typeof MDXRemote>['components']>;

const afterLayout = [setTypography, linkTerms, layOutTables, keepWords];

const plugins = {
  /** Plugins for the text of a whole document. They divide it into sections. */
  body: [remarkGfm, layOutSections, ...afterLayout],
  /** Plugins for a text whose sections all have their notes in the margin. */
  articles: [remarkGfm, [layOutSections, { keepsMargins: true }], ...afterLayout],
  /** Plugins for a text with sentences. They link its terms to the glossary. */
  text: [remarkGfm, setTypography, linkTerms, keepWords],
  /** Plugins for the words of a name, a title or a button. They add no links. */
  words: [remarkGfm, setTypography, keepWords],
} satisfies Record<string, PluggableList>;

// Removes the <p> around a text that is only one paragraph. Works on the HTML tree, because in the
// Markdown tree a line break would separate words of different node types.
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
  /**
   * True for a text in a form or a picture, because links to the glossary would distract readers
   * there.
   */
  isPlain?: boolean;
  /** HTML element that contains the text and nothing else. */
  as?: 'p' | 'span' | 'dd' | 'td' | 'li' | 'div' | 'small' | 'blockquote';
};

export function RichText({ text, inline = true, isPlain, as: Tag, ...element }: Props) {
  const isSentence = !inline || sentences.includes(Tag ?? '');
  const layout = isSentence && !isPlain ? 'text' : 'words';
  const content = <Mdx source={text.trim()} layout={layout} inline={inline} />;
  return Tag ? <Tag {...element}>{content}</Tag> : content;
}

export const NamedList = ({ children }: { children: ReactNode }) => (
  <dl className="@container not-prose border-t border-filet">{children}</dl>
);

/** Shows a name at the left and its text at the right. */
export const NamedItem = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div
    className="border-b border-filet py-2.5 @sm:grid @sm:grid-cols-[1fr_2fr] @sm:items-baseline @sm:gap-x-colonne"
    data-item
  >
    <dt className="type-name">{name}</dt>
    {children}
  </div>
);

export const NamedRows = ({ rows }: { rows: { name: string; text: string }[] }) => (
  <NamedList>
    {rows.map(({ name, text }) => (
      <NamedItem key={name} name={name}>
        <RichText as="dd" className="leading-serre" text={text} />
      </NamedItem>
    ))}
  </NamedList>
);

/**
 * Renders a sentence of content/tables/selon.yaml, in the version for the publisher's legal status
 * (broker or agent).
 */
export const Wording = ({ id, ...element }: Omit<Props, 'text'> & { id: string }) => (
  <RichText text={wording(id)} {...element} />
);
