import type { ReactNode } from 'react';
import type { Citation } from '#src/content/mdx/text.ts';
import type { Blocks, TextBlock } from '#src/content/schemas/blocks.ts';

/** Renders the content of a block. The code that calls it adds the frame and the sources. */
export type Drawing<Name extends TextBlock> = {
  draw: (value: Blocks[Name]) => ReactNode;
  className?: string;
  /** Returns the sources of the block. By default, these are the sources that its texts cite. */
  citations?: (value: Blocks[Name]) => Citation[];
};
