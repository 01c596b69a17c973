import type { ReactNode } from 'react';
import type { Citation } from '#src/content/mdx/text.ts';
import type { Blocks, TextBlock } from '#src/content/schemas/blocks.ts';

/** A block's own component. Its title, frame and sources are the same for all blocks. */
export type Drawing<Name extends TextBlock> = {
  draw: (value: Blocks[Name]) => ReactNode;
  className?: string;
  /** Its sources, if not simply those that its texts call. */
  citations?: (value: Blocks[Name]) => Citation[];
};
