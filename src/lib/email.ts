import { distance } from './nearest.ts';

/** The mailboxes that people have; a domain one letter away from one of them is likely a slip. */
const known =
  'gmail.com outlook.com outlook.fr hotmail.com hotmail.fr live.fr yahoo.com yahoo.fr icloud.com orange.fr wanadoo.fr free.fr sfr.fr laposte.net bbox.fr protonmail.com gmx.fr'.split(
    ' ',
  );

/** The address that was probably meant, or nothing. It is proposed, never forced. */
export function suggestEmail(address: string): string | undefined {
  const [, local, domain = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(address.trim()) ?? [];
  const typed = domain.toLowerCase();
  if (!local || !typed || known.includes(typed)) return undefined;
  const near = known
    .map((each) => ({ each, cost: distance(typed, each) }))
    .sort((a, b) => a.cost - b.cost)[0];
  const tolerance = typed.length > 7 ? 2 : 1;
  return near && near.cost <= tolerance ? `${local}@${near.each}` : undefined;
}
