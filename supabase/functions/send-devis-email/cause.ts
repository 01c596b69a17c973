import { Unreadable } from './seal.ts';
import { Timeout } from './transport.ts';

/**
 * What went wrong, for the log. Of a mail server's answer only its codes, never its words; of any
 * other error the message, without what a person typed: quoted words, addresses, long numbers, and
 * every word of the answers in hand.
 */
export function causeOf(error: unknown, answers: object = {}): string {
  if (error instanceof Timeout) return 'silence';
  if (error instanceof Unreadable) return error.message;
  if (!(error instanceof Error)) return causeOf(new Error(String(error)), answers);
  const { code, responseCode, command, name, message } = error as Error & Codes;
  if (responseCode || command) return [code, responseCode].filter(Boolean).join(' ');
  return `${code ?? name} ${withoutAnswers(message, answers)}`.slice(0, 200).trim();
}

/** What nodemailer adds of the server it spoke to; `code` is also Postgres's and the system's. */
type Codes = { code?: string; responseCode?: number; command?: string };

function withoutAnswers(message: string, answers: object): string {
  const typed = new Set(Object.values(answers).flatMap((answer) => words(String(answer))));
  return message
    .replace(/"[^"]*"|'[^']*'|«[^»]*»|\S+@\S+|\+?\d[\d .()-]{3,}/g, '…')
    .replace(/[\p{L}\p{N}]+/gu, (word) => (typed.has(word.toLowerCase()) ? '…' : word));
}

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
