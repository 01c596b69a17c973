import { citationsIn } from '#src/content/texts.ts';
import { SourceList } from '#src/ui/source-list.tsx';

/** The sources that the texts of a record call. */
export const BlockSources = ({ of }: { of: unknown }) => <SourceList citations={citationsIn(of)} />;
