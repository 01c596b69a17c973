import type { ClockId } from '#src/lib/deadlines/deadlines.ts';

/**
 * Texts of a clock from the content: its name, its rule, its calendar entry, and the action after
 * it has expired.
 */
export type Clock = {
  name: string;
  rule: string;
  task: string;
  event: string;
  bring: string;
  late: string;
};
export type Clocks = Record<ClockId, Clock>;
