import type { Backend } from '#src/config/read-environment.ts';

/** Values of the site that the page gives to the form. */
export type QuoteSettings = {
  backend: Backend;
  contact: { email: string; telephone: string; telephoneLink: string };
  delays: { answer: string; express: string };
  toasts: { label: string; hotkey: string };
  queries: { gcMinutes: number; retries: number; longestSeconds: number };
};
