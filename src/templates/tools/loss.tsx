import { stopExamples } from '#src/content/stops.ts';
import { Island } from '#src/features/island.tsx';

/** What a stop costs; without scripts, the first of the examples, worked out. */
export const LossTool = () => <Island of="loss" start="idle" examples={stopExamples()} />;
