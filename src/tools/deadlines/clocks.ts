import type { ClockId } from '#src/lib/deadlines/deadlines.ts';

/**
 * Texts of a legal deadline (« clock ») from the content: its name, its rule, its calendar entry,
 * and what to do after it has expired.
 */
export type Clock = {
  name: string;
  rule: string;
  event: string;
  bring: string;
  late: string;
};
export type Clocks = Record<ClockId, Clock>;
