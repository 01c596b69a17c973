import { typography } from '#src/domain/typography.ts';
import { CompiledText } from './compile.tsx';
import { inlineComponents } from './inline.tsx';

const markup = /[*_`[\]<>#|\\~]|^\s*[-\d]|\n\s*\n/;

/** A field of a document: plain words most of the time, MDX when it says more. */
export function RichText({ text, inline = true }: { text: string; inline?: boolean }) {
  if (inline && !markup.test(text)) return typography(text.trim());
  return <CompiledText source={text.trim()} components={inlineComponents} inline={inline} />;
}
