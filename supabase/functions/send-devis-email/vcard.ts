import { answerText } from '../_shared/quote-fields.ts';
import type { QuoteRequest } from '../_shared/quote-request.ts';
import { dialable } from '../_shared/telephone.ts';

/** The person, for the broker's address book: vCard 3.0, which every mail program reads. */
export function vcard(request: QuoteRequest, number: string): string {
  const text = (name: 'entreprise' | 'nom' | 'email' | 'telephone') =>
    escaped(answerText(name, request[name]));
  const telephone = dialable(request.telephone).href?.replace('tel:', '') ?? text('telephone');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Which of the words is the family's is not asked.
    `N:;${text('nom')};;;`,
    `FN:${text('nom')}`,
    `ORG:${text('entreprise')}`,
    `EMAIL;TYPE=INTERNET:${text('email')}`,
    ...(telephone ? [`TEL;TYPE=WORK:${telephone}`] : []),
    `NOTE:${escaped(`Demande de devis cyber ${number}`)}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Signs that separate, and ends of lines, which would begin a property of their own. */
const escaped = (value: string) =>
  value.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|[\n\u0085\u2028\u2029]/g, '\\n');

const longest = 75;

/** No line over 75 bytes; what is cut goes on after a space, and no letter is cut. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let room = longest;
  let text = '';
  for (const letter of line) {
    const bytes = encoder.encode(letter).length;
    if (bytes > room) {
      text += '\r\n ';
      room = longest - 1;
    }
    text += letter;
    room -= bytes;
  }
  return text;
}
