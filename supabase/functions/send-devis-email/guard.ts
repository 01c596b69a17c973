import { senderOf } from './sender.ts';

/**
 * What is counted, in keyed hashes: who asks, from which network, under which attempt, for what;
 * the number it would get; and whether it is marked.
 */
export type Claim = {
  address: string;
  network: string;
  attempt: string;
  content: string;
  number: string;
  marked: boolean;
};

export type Verdict =
  | { kind: 'admitted' }
  /** The same attempt left a moment ago, under this number. */
  | { kind: 'sent'; number: string }
  /** The same attempt is being sent by another call. */
  | { kind: 'busy' }
  /** The same attempt said something else before. */
  | { kind: 'other' }
  /** More than this address, this network or everybody may; again after so many seconds. */
  | { kind: 'limited'; seconds: number };

/**
 * How many of an address and of a network are taken in an hour; how many mails leave in an hour and
 * in a day.
 */
export type Limits = { perAddress: number; perNetwork: number; anHour: number; aDay: number };

/** An address may send a third of what everybody may. */
export const limitsOf = (anHour: number, aDay: number): Limits => ({
  perAddress: Math.ceil(anHour / 3),
  perNetwork: anHour,
  anHour,
  aDay,
});

type Hash = (text: string) => Promise<string>;

export async function addressesOf(
  { headers }: Request,
  hash: Hash,
): Promise<Pick<Claim, 'address' | 'network'>> {
  const sender = senderOf(headers);
  const [address, network] = await Promise.all([
    hash(`address ${sender.address}`),
    hash(`network ${sender.network}`),
  ]);
  return { address, network };
}
