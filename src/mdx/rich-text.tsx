import { typography } from '#src/domain/typography.ts';
import { CompiledText } from './compile.tsx';
import { inlineComponents } from './inline.tsx';

/** Signs with which Markdown may begin: without any, the words are the text, and need not be parsed. */
const mayHoldMarkup = /[*_`[\]<>#|\\~&]|^\s*[-+\d]|\n\s*\n|:\/\/|www\.|@/;

/** A field of a document: plain words most of the time, MDX when it says more. */
export function RichText({ text, inline = true }: { text: string; inline?: boolean }) {
  if (inline && !mayHoldMarkup.test(text)) return typography(text.trim());
  return <CompiledText source={text.trim()} components={inlineComponents} inline={inline} />;
}
