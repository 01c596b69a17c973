import type { HTMLAttributes } from 'react';
import { wording } from '#src/content/tables.ts';
import { typography } from '#src/lib/typography.ts';
import { Compiled } from './compile.tsx';
import { inlineComponents } from './inline.tsx';

/**
 * Signs with which Markdown may begin: without any, the words are the text, and need not be parsed.
 */
const mayHoldMarkup = /[*_`[\]<>#|\\~&]|^\s*[-+\d]|\n\s*\n|:\/\/|www\.|@/;

type Props = HTMLAttributes<HTMLElement> & {
  text: string;
  inline?: boolean;
  /** The element that holds the text and nothing else. */
  as?: 'p' | 'span' | 'dd' | 'td' | 'li' | 'div' | 'small' | 'blockquote';
};

/** A field of a document: plain words most of the time, MDX when it says more. */
export function RichText({ text, inline = true, as: Tag, ...element }: Props) {
  if (Tag) {
    return (
      <Tag {...element}>
        <RichText text={text} inline={inline} />
      </Tag>
    );
  }
  if (inline && !mayHoldMarkup.test(text)) return typography(text.trim());
  return (
    <Compiled
      source={text.trim()}
      layout={inline ? 'inline' : 'text'}
      components={inlineComponents}
    />
  );
}

/** A sentence of content/tables/selon.yaml, as this publisher must say it. */
export const Wording = ({ id, ...element }: Omit<Props, 'text'> & { id: string }) => (
  <RichText text={wording(id)} {...element} />
);
