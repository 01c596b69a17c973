import type { Guard } from './guard.ts';
import type { Refusals } from './refusals.ts';
import type { Send } from './transport.ts';

/** What the handler works with; tests give it a clock and a mail of their own. */
export type Parts = {
  authenticate: (request: Request) => Promise<boolean>;
  guard: Guard;
  refusals: Refusals;
  /** A keyed hash: what is kept to count with says nothing by itself. */
  hash: (text: string) => Promise<string>;
  send: Send;
  now: () => Date;
  wait: (milliseconds: number) => Promise<void>;
  log: (entry: Record<string, unknown>) => void;
  origins: string[];
  /** Milliseconds within which a body must have arrived. */
  bodyTimeout: number;
};
