import { SourceList } from '#src/components/ui/source-list.tsx';
import { citationsIn } from '#src/content/texts.ts';

/** The sources that the texts of a record call. */
export const BlockSources = ({ of }: { of: unknown }) => <SourceList citations={citationsIn(of)} />;
