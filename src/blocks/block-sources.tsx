import { collectCitations } from '#src/content/texts.ts';
import { SourceList } from '#src/ui/source-list.tsx';

/** Lists the sources that the texts of `of` cite. */
export const BlockSources = ({ of }: { of: unknown }) => (
  <SourceList citations={collectCitations(of)} />
);
