import { getEditDistance } from './nearest.ts';

/** Common mail domains: a domain one letter away from one of them is probably a typing error. */
const MAIL_DOMAINS =
  `gmail.com outlook.com outlook.fr hotmail.com hotmail.fr live.fr yahoo.com yahoo.fr icloud.com
  orange.fr wanadoo.fr free.fr sfr.fr laposte.net bbox.fr protonmail.com gmx.fr`.split(/\s+/);

/** Suggests a correction of a mail address. The form shows it, and the visitor may refuse it. */
export function suggestEmail(address: string): string | undefined {
  const [, local, domain = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(address.trim()) ?? [];
  const typed = domain.toLowerCase();
  if (!local || !typed || MAIL_DOMAINS.includes(typed)) return undefined;
  const near = MAIL_DOMAINS.map((each) => ({ each, cost: getEditDistance(typed, each) })).sort(
    (a, b) => a.cost - b.cost,
  )[0];
  const tolerance = typed.length > 7 ? 2 : 1;
  return near && near.cost <= tolerance ? `${local}@${near.each}` : undefined;
}
