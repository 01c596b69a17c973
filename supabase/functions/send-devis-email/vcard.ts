import { answerText } from '../_shared/quote-fields.ts';
import type { QuoteRequest } from '../_shared/quote-request.ts';
import { dialable } from '../_shared/telephone.ts';

/** The person, for the broker's address book: vCard 3.0, which every mail program reads. */
export function composeVcard(request: QuoteRequest, number: string): string {
  const text = (name: 'entreprise' | 'nom' | 'email' | 'telephone') =>
    escapeValue(answerText(name, request[name]));
  const telephone = dialable(request.telephone).href?.replace('tel:', '') ?? text('telephone');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // The form does not ask which word is the family name.
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

/** Separators, and ends of lines, which would begin a property of their own. */
const escapeValue = (value: string) =>
  value.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|[\n\u0085\u2028\u2029]/g, '\\n');

const MAX_LINE_BYTES = 75;

/** No line over 75 bytes: the rest goes on after a space, and no character is cut. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let room = MAX_LINE_BYTES;
  let text = '';
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (bytes > room) {
      text += '\r\n ';
      room = MAX_LINE_BYTES - 1;
    }
    text += character;
    room -= bytes;
  }
  return text;
}
