/** An address and the network around it: IPv4 and its /24, IPv6 by /64 and /48. */
export type Sender = { address: string; network: string };

/**
 * Who calls, by what the platform's own gateway says: Supabase's edge overwrites CF-Connecting-IP, and a gateway without
 * it adds the caller at the end of X-Forwarded-For. What a caller claims stands before that, and changes nothing.
 */
export function senderOf(headers: Headers): Sender {
  const address = headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',').at(-1) ?? '';
  // Callers without an address are counted together, by the network's larger limit only.
  return parse(address.trim()) ?? { address: `unknown ${crypto.randomUUID()}`, network: 'unknown' };
}

function parse(address: string): Sender | undefined {
  const v4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (v4) return { address: v4, network: `${v4.split('.').slice(0, 3).join('.')}.0/24` };
  const groups = groupsOf(address.split('%')[0] ?? '');
  return groups && { address: `${groups.slice(0, 4).join(':')}::/64`, network: `${groups.slice(0, 3).join(':')}::/48` };
}

/** The eight groups of an IPv6 address, however it is abbreviated. */
function groupsOf(address: string): string[] | undefined {
  if (!URL.canParse(`http://[${address}]`)) return undefined;
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const list = (part: string | undefined) => (part ? part.split(':') : []);
  const missing = 8 - list(head).length - list(tail).length;
  return [...list(head), ...Array<string>(missing).fill('0'), ...list(tail)];
}
