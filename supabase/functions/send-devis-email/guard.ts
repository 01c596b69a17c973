/** What may be sent, in keyed hashes: who asks, from which network, for what; and the number it would get. */
export type Attempt = { address: string; network: string; content: string; number: string };

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

export type Guard = {
  admit: (attempt: Attempt) => Promise<Verdict>;
  /** How the sending of an admitted attempt ended; one that failed may be tried again, and counts for nobody. */
  settle: (attempt: Attempt, sent: boolean) => Promise<void>;
};

/** An address in ten minutes, a network in an hour, everybody in ten minutes. */
export type Limits = { perAddress: number; perNetwork: number; overall: number };

export const limits: Limits = { perAddress: 5, perNetwork: 60, overall: 20 };

/**
 * Memory knows what this instance did, the database what all did. While the database is away, memory alone decides,
 * and sending goes on.
 */
export function createGuard(memory: Guard, database: Guard, onUnavailable: (error: unknown) => void): Guard {
  return {
    async admit(attempt) {
      const local = await memory.admit(attempt);
      if (local.kind !== 'admitted') return local;
      try {
        const shared = await database.admit(attempt);
        if (!isAdmitted(shared)) await memory.settle(attempt, false);
        return shared;
      } catch (error) {
        onUnavailable(error);
        return local;
      }
    },
    async settle(attempt, sent) {
      await memory.settle(attempt, sent);
      await database.settle(attempt, sent).catch(onUnavailable);
    },
  };
}
