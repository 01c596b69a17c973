// Who may send while nothing can be kept, by what this instance remembers: all of it is gone with
// the instance.
import type { Claim, Limits, Verdict } from './guard.ts';

const minute = 60_000;
const hour = 60 * minute;
const keptFor = 10 * minute;
const claimHolds = 20_000;

type Known = { number: string; content: string; sent: boolean; at: number };

/**
 * An address and a network are held to what they are held to anywhere. What everybody may send in
 * an hour stops only what is marked or comes again: the first request of a network always leaves.
 * And the same attempt is sent once.
 */
export function createMemoryGuard({ perAddress, perNetwork, anHour }: Limits, now: () => number) {
  const times = new Map<string, number[]>();
  const attempts = new Map<string, Known>();
  let swept = now();

  const sweep = () => {
    if (now() - swept < minute) return;
    swept = now();
    for (const [key, [...at]] of times) if ((at.at(-1) ?? 0) <= swept - hour) times.delete(key);
    for (const [attempt, { at }] of attempts) if (at < swept - keptFor) attempts.delete(attempt);
  };
  const keysOf = ({ address, network }: Claim) =>
    [
      [`address ${address}`, perAddress],
      [`network ${network}`, perNetwork],
      ['everybody', anHour],
    ] as const;
  /** Milliseconds until one more fits in: until the oldest of the last so many is an hour old. */
  const wait = (key: string, most: number) =>
    (times.get(key)?.at(-most) ?? Number.NEGATIVE_INFINITY) + hour - now();

  return {
    admit(claim: Claim): Verdict {
      sweep();
      const { attempt, content, number, marked } = claim;
      const known = attempts.get(attempt);
      const isKnown = known && known.at > now() - (known.sent ? keptFor : claimHolds);
      if (isKnown && known.content !== content) return { kind: 'other' };
      if (isKnown) return known.sent ? { kind: 'sent', number: known.number } : { kind: 'busy' };
      const [address, network, everybody] = keysOf(claim);
      const comesAgain = marked || wait(network[0], 1) > 0;
      const longest = Math.max(
        wait(...address),
        wait(...network),
        comesAgain ? wait(...everybody) : 0,
      );
      if (longest > 0) return { kind: 'limited', seconds: Math.ceil(longest / 1000) };
      for (const [key, most] of keysOf(claim))
        times.set(key, [...(times.get(key) ?? []), now()].slice(-most));
      attempts.set(attempt, { number, content, sent: false, at: now() });
      return { kind: 'admitted' };
    },
    /**
     * How the sending of an admitted claim ended; one that failed may be tried again, and counts
     * for nobody.
     */
    settle(claim: Claim, sent: boolean): void {
      const { attempt, content, number } = claim;
      if (attempts.get(attempt)?.number !== number) return;
      if (sent) attempts.set(attempt, { number, content, sent, at: now() });
      else {
        for (const [key] of keysOf(claim)) times.get(key)?.pop();
        attempts.delete(attempt);
      }
    },
  };
}

export type Guard = ReturnType<typeof createMemoryGuard>;
