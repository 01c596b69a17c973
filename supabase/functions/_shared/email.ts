const latinDomain = /^[\p{Script=Latin}\d.-]+$/u;
const hasEdgeHyphen = /(?:^|\.)-|-(?:\.|$)/;

// RFC 5322: a dot-atom and a domain of at least two labels, the last one without digits. No quoted
// strings, comments or address literals, because nodemailer would rewrite them.
const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const topLevel = '(?:[a-z]{2,63}|xn--[a-z\\d-]{2,59})';
const asciiEmail = new RegExp(
  `^(?=.{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+${topLevel}$`,
  'i',
);

/** Converts a domain with accents to the form that mail servers exchange (IDNA). */
function toAsciiDomain(domain: string): string {
  // Refuses other scripts: a letter that looks like a Latin letter would send the answer to another
  // domain.
  if (!latinDomain.test(domain) || hasEdgeHyphen.test(domain)) return '';
  // nodemailer encodes « ﬁn.fr » without this normalisation, which URL applies, so the mail would
  // go to another domain.
  if (domain !== domain.normalize('NFKC')) return '';
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

/**
 * Accepts accents in the domain only. Accents in the local part need SMTPUTF8 on every server up to
 * the broker and back. Few servers have it, and a server without it refuses the broker's mail.
 */
export function isEmail(address: string): boolean {
  const [local, domain, ...rest] = address.split('@');
  if (!local || !domain || rest.length > 0) return false;
  return asciiEmail.test(`${local}@${toAsciiDomain(domain)}`);
}
