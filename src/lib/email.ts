import { getEditDistance } from './nearest.ts';

/**
 * Common mail domains. An address whose domain differs in one letter probably has a typing error.
 */
const MAIL_DOMAINS =
  `gmail.com outlook.com outlook.fr hotmail.com hotmail.fr live.fr yahoo.com yahoo.fr icloud.com
  orange.fr wanadoo.fr free.fr sfr.fr laposte.net bbox.fr protonmail.com gmx.fr`.split(/\s+/);

/**
 * Returns a correction of an e-mail address, if it seems to have a typing error. The form only
 * proposes the correction.
 */
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
