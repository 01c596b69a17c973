import { foldLine } from '../_shared/fold-line.ts';
import { formatAnswer } from '../_shared/quote-fields.ts';
import type { QuoteRequest } from '../_shared/quote-request.ts';
import { formatTelephone } from '../_shared/telephone.ts';

/** Composes a contact for the broker's address book (vCard 3.0, RFC 2426). */
export function composeVcard(request: QuoteRequest, number: string): string {
  const text = (name: 'entreprise' | 'nom' | 'email' | 'telephone') =>
    escapeValue(formatAnswer(name, request[name]));
  const telephone =
    formatTelephone(request.telephone).href?.replace('tel:', '') ?? text('telephone');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Writes the whole name as the family name, because the form does not ask for them separately.
    `N:;${text('nom')};;;`,
    `FN:${text('nom')}`,
    `ORG:${text('entreprise')}`,
    `EMAIL;TYPE=INTERNET:${text('email')}`,
    ...(telephone ? [`TEL;TYPE=WORK:${telephone}`] : []),
    `NOTE:${escapeValue(`Demande de devis cyber ${number}`)}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** Escapes separators and line ends, otherwise typed text could add a property to the vCard. */
const escapeValue = (value: string) =>
  value.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|[\n\u0085\u2028\u2029]/g, '\\n');
