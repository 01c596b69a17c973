// What people's addresses look like: no quotes, no comments, a domain with a dot and letters at its
// end.

const mailbox = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+$/;
const latin = /^[\p{Script=Latin}\d.-]+$/u;
const domain =
  /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/;

/**
 * The domain as it is written between mail servers. Letters of other scripts, which may pass for
 * ours, are left out.
 */
function asciiDomain(typed: string): string {
  try {
    return latin.test(typed) ? new URL(`http://${typed}`).hostname : '';
  } catch {
    return '';
  }
}

/**
 * Accents after the sign are carried by every mail server, in other letters. Before it they need
 * SMTPUTF8 all the way to the broker and back, which few have, so that the mail itself might be
 * refused.
 */
export function isEmail(address: string): boolean {
  const at = address.lastIndexOf('@');
  return mailbox.test(address.slice(0, at)) && domain.test(asciiDomain(address.slice(at + 1)));
}
