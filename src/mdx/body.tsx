import type { Document } from '#src/content/kinds.ts';
import type { BlockName } from '#src/content/schemas/blocks.ts';
import { CompiledBody } from './compile.tsx';
import { registry, type Slots } from './registry.tsx';

type Props = { document: Document; slots?: Slots | undefined; other?: Parameters<typeof registry>[2] };

/** The text of a document, in the page's sections, with the records and tools that it calls. */
export const Body = ({ document, slots, other }: Props) => (
  <CompiledBody source={document.source} components={registry(document as Partial<Record<BlockName, unknown>>, slots, other)} />
);
