const latinDomain = /^[\p{Script=Latin}\d.-]+$/u;
const hasEdgeHyphen = /(?:^|\.)-|-(?:\.|$)/;

// Matches the simple form of RFC 5322: a dot-atom before the @, then a domain of at least two
// labels. Quoted strings, comments and address literals do not match, because nodemailer would
// rewrite them.
const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const topLevel = '(?:[a-z]{2,63}|xn--[a-z\\d-]{2,59})';
const asciiEmail = new RegExp(
  `^(?=.{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+${topLevel}$`,
  'i',
);

/** Converts a domain with accents to the form that mail servers exchange (IDNA). */
function toAsciiDomain(domain: string): string {
  // Refuses letters of other scripts, for example Cyrillic. Some look like Latin letters, so the
  // mail could go to another domain.
  if (!latinDomain.test(domain) || hasEdgeHyphen.test(domain)) return '';
  // Refuses « ﬁn.fr » with the ligature ﬁ: URL changes it to « fin.fr », but nodemailer does not,
  // so the mail would go to another domain.
  if (domain !== domain.normalize('NFKC')) return '';
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

/**
 * Accepts accents in the domain only. Accents before the @ require SMTPUTF8 on every mail server up
 * to the broker and back. Few servers support it, and the others refuse the mail.
 */
export function isEmail(address: string): boolean {
  const [local, domain, ...rest] = address.split('@');
  if (!local || !domain || rest.length > 0) return false;
  return asciiEmail.test(`${local}@${toAsciiDomain(domain)}`);
}
