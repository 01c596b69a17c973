/** Of a longer address Windows makes nothing at all, and says nothing. */
const longest = 2000;

const carrying = (to: string, subject: string, text: string) =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;

/**
 * An address that opens a mail with this text or, where that is too long, with what stands for it.
 */
export function mailAddress(to: string, subject: string, text: string, instead = text): string {
  const whole = carrying(to, subject, text);
  return whole.length <= longest ? whole : carrying(to, subject, instead);
}
