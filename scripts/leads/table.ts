import { fieldNames } from '../../supabase/functions/_shared/quote-fields.ts';
import type { Opened } from './kept.ts';

const records = (opened: Opened[]): Record<string, string>[] =>
  opened.map(({ number, state, received_at, delivered_at, quote }) => ({
    numero: number,
    etat: state,
    recue: received_at.toISOString(),
    remise: delivered_at?.toISOString() ?? '',
    ...Object.fromEntries(fieldNames.map((name) => [name, String(quote[name])])),
    accord: quote.accord ?? '',
    marques: (quote.marques ?? []).join(' '),
  }));

/** What a spreadsheet would take for a formula is text to it behind an apostrophe. */
const cell = (text: string) =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

export function tableOf(opened: Opened[], format: 'csv' | 'json'): string {
  const rows = records(opened);
  if (format === 'json') return `${JSON.stringify(rows, null, 2)}\n`;
  const names = Object.keys(rows[0] ?? {});
  // The mark and the semicolon are what French spreadsheets open by themselves.
  return `\uFEFF${[names, ...rows.map((row) => names.map((name) => row[name] ?? ''))].map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`;
}
