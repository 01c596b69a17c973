import type { Backend } from '#src/config/read-environment.ts';

/** What the form knows of the site, given by the page. */
export type QuoteSettings = {
  backend: Backend;
  contact: { email: string; telephone: string; telephoneLink: string };
  broker: string;
  publisher: string;
  delays: { answer: string; express: string; kept: string; rights: string };
  toasts: { label: string; hotkey: string };
  queries: { gcMinutes: number; retries: number; longestSeconds: number };
};
