import type { Backend } from '#src/config/read-environment.ts';

/** What the form knows of the site, given by the page. */
export type QuoteSettings = {
  backend: Backend;
  contact: { email: string; telephone: string; telephoneLink: string };
  delays: { answer: string; express: string };
  toasts: { label: string; hotkey: string };
  queries: { gcMinutes: number; retries: number; longestSeconds: number };
};
