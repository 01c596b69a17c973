/**
 * An address and the network around it, IPv4 and its /24, IPv6 by /64 and /48; and where that is
 * known from, for the log.
 */
export type Sender = {
  address: string;
  network: string;
  from: 'cf-connecting-ip' | 'nothing' | 'no address';
};

const longestAddress = 'ffff:ffff:ffff:ffff:ffff:ffff:255.255.255.255%eth0'.length;

/**
 * Who calls, by the one header that the platform's edge overwrites. Whatever else names an address
 * was written by the caller or by a proxy in between: to go by it would let one person be many, or
 * count many people as one.
 */
export function senderOf(headers: Headers): Sender {
  const given = headers.get('cf-connecting-ip')?.trim();
  const known = given && given.length <= longestAddress ? parse(given) : undefined;
  if (known) return { ...known, from: 'cf-connecting-ip' };
  // Callers without an address are counted together, by the network's larger limit only.
  return {
    address: `unknown ${crypto.randomUUID()}`,
    network: 'unknown',
    from: given ? 'no address' : 'nothing',
  };
}

function parse(address: string): Omit<Sender, 'from'> | undefined {
  const v4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (v4) return { address: v4, network: `${v4.split('.').slice(0, 3).join('.')}.0/24` };
  const groups = groupsOf(address.split('%')[0] ?? '');
  return (
    groups && {
      address: `${groups.slice(0, 4).join(':')}::/64`,
      network: `${groups.slice(0, 3).join(':')}::/48`,
    }
  );
}

/** The eight groups of an IPv6 address, however it is abbreviated. */
function groupsOf(address: string): string[] | undefined {
  if (!URL.canParse(`http://[${address}]`)) return undefined;
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const list = (part: string | undefined) => (part ? part.split(':') : []);
  const missing = 8 - list(head).length - list(tail).length;
  return [...list(head), ...Array<string>(missing).fill('0'), ...list(tail)];
}
