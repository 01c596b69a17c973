/** Maximum length. Windows ignores longer mailto addresses without a message. */
const MAX_ADDRESS_LENGTH = 2000;

const formatMailto = (to: string, subject: string, text: string) =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}` +
  `&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;

/** @param instead text that replaces `text` if the address would be too long */
export function buildMailAddress(
  to: string,
  subject: string,
  text: string,
  instead = text,
): string {
  const whole = formatMailto(to, subject, text);
  return whole.length <= MAX_ADDRESS_LENGTH ? whole : formatMailto(to, subject, instead);
}
