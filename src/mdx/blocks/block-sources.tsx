import { SourceList } from '#src/components/ui/source-list.tsx';
import { citationsIn } from '#src/content/citations.ts';

/** The sources that the texts of a record call. */
export const BlockSources = ({ of }: { of: unknown }) => (
  <SourceList citations={citationsIn(JSON.stringify(of).replaceAll('\\"', '"'))} />
);
