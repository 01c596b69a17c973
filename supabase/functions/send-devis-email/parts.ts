import type { Guard } from './guard-memory.ts';
import type { Incident, Outbox } from './outbox.ts';
import type { Refusals } from './refusals.ts';
import type { Tool } from './tool-settings.ts';
import type { Send } from './transport.ts';

/** What the handler works with; tests give it a clock and a mail of their own. */
export type Parts = {
  /**
   * The site's publishable key, the scheduler's secret, and that of who tells of mails that came
   * back, where there is one.
   */
  authenticate: (request: Request) => Promise<boolean>;
  authenticateScheduler: (request: Request) => Promise<boolean>;
  authenticateBounces: (request: Request) => Promise<boolean>;
  guard: Guard;
  refusals: Refusals;
  /**
   * Where requests wait for the mail server; without a database there is none, and they are sent at
   * once.
   */
  outbox: Outbox | undefined;
  /** A keyed hash: what is kept to count with says nothing by itself. */
  hash: (text: string) => Promise<string>;
  /** While a visitor waits for the answer, and while nobody does. */
  send: Send;
  sendUnattended: Send;
  /** To the operator's own mailbox, where one is set. */
  sendToOperator: Send | undefined;
  operator: string | undefined;
  /**
   * The broker's name as an acknowledgement says it, where one is sent; the tool that takes
   * requests, where there is one.
   */
  broker: string | undefined;
  tool: Tool | undefined;
  /**
   * Whether the broker is asked to say that he has a request in hand, and reminded of those that he
   * has not.
   */
  takenInTime: boolean;
  /** Whether somebody could be told of it. */
  alert: (incident: Incident) => Promise<boolean>;
  /** Tells the outside that the scheduled calls still come, and end well. */
  beat: () => Promise<void>;
  now: () => Date;
  wait: (milliseconds: number) => Promise<void>;
  /** Goes on after the answer. */
  later: (work: Promise<unknown>) => void;
  log: (entry: Record<string, unknown>) => void;
  origins: string[];
  /** Of the Message-IDs. */
  domain: string;
  /** Milliseconds within which a body must have arrived. */
  bodyTimeout: number;
};
