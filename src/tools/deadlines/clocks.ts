import type { ClockId } from '#src/lib/deadlines/deadlines.ts';

/**
 * A clock in the words of the content: its name, its rule, its line in a diary, what to do once it
 * has passed.
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
