import { senderOf } from './sender.ts';

/** What is counted, in keyed hashes: who asks, from which network, for what; and the number it would get. */
export type Claim = { address: string; network: string; content: string; number: string };

export type Verdict =
  | { kind: 'admitted' }
  /** Admitted too, but among more than there usually are. */
  | { kind: 'crowded' }
  /** The same content left a moment ago, under this number. */
  | { kind: 'sent'; number: string }
  /** The same content is being sent by another call. */
  | { kind: 'busy' }
  /** More than this address or this network may; again after so many seconds. */
  | { kind: 'limited'; seconds: number };

export const isAdmitted = ({ kind }: Verdict) => kind === 'admitted' || kind === 'crowded';
export const isOverLimits = ({ kind }: Verdict) => kind === 'limited' || kind === 'crowded';

export type Count = { admit: (claim: Claim) => Promise<Verdict> };
export type Guard = Count & {
  /** How the sending of an admitted claim ended; one that failed may be tried again, and counts for nobody. */
  settle: (claim: Claim, sent: boolean) => void;
};

/** An address in ten minutes, a network in an hour, everybody in ten minutes. */
export type Limits = { perAddress: number; perNetwork: number; overall: number };

export const limits: Limits = { perAddress: 5, perNetwork: 60, overall: 20 };

type Hash = (text: string) => Promise<string>;

export async function claimOf({ headers }: Request, hash: Hash, content: string, number: string): Promise<Claim> {
  const sender = senderOf(headers);
  const [address, network] = await Promise.all([hash(`address ${sender.address}`), hash(`network ${sender.network}`)]);
  return { address, network, content, number };
}

/**
 * Memory knows what this instance did, the database what all did. While the database is away, memory alone decides,
 * and sending goes on.
 */
export function createGuard(memory: Guard, database: Count, onUnavailable: (error: unknown) => void): Guard {
  return {
    async admit(claim) {
      const local = await memory.admit(claim);
      if (local.kind !== 'admitted') return local;
      try {
        const shared = await database.admit(claim);
        if (!isAdmitted(shared)) memory.settle(claim, false);
        return shared;
      } catch (error) {
        onUnavailable(error);
        return local;
      }
    },
    settle: memory.settle,
  };
}
