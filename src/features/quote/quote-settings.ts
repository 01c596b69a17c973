import type { Backend } from '#src/config/read-environment.ts';
import type { Measures } from './prefill.ts';

/** What the form knows of the site, given by the page. */
export type QuoteSettings = {
  backend: Backend;
  contact: { email: string; telephone: string; telephoneLink: string };
  delays: { answer: string; express: string };
  toasts: { label: string; hotkey: string };
  /** What an estimate that is joined may say: the long form alone is told. */
  measures: Measures;
  queries: { gcMinutes: number; retries: number; longestSeconds: number };
};
