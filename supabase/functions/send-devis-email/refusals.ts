import { Refused, tooOften } from './refused.ts';

const minute = 60_000;
const mostInAMinute = 60;
const mostKept = 10_000;

type Count = { times: number; since: number };

/**
 * How often each caller was refused within a minute, in this instance: few bytes each, and no more
 * than so many.
 */
export function createRefusals(now: () => number) {
  const counts = new Map<string, Count>();
  const current = (caller: string) => {
    const count = counts.get(caller);
    return count && count.since > now() - minute ? count : undefined;
  };
  return {
    /** Seconds until this caller is read again; 0 for whoever is not refused again and again. */
    wait(caller: string): number {
      const count = current(caller);
      return count && count.times >= mostInAMinute
        ? Math.ceil((count.since + minute - now()) / 1000)
        : 0;
    },
    add(caller: string): void {
      const count = current(caller);
      if (count) count.times += 1;
      else {
        counts.delete(caller);
        counts.set(caller, { times: 1, since: now() });
      }
      const [oldest] = counts.keys();
      if (oldest && counts.size > mostKept) counts.delete(oldest);
    },
  };
}

export type Refusals = ReturnType<typeof createRefusals>;

/**
 * Who is refused once a second is asked to wait before anything is read: a flood of refused bodies
 * costs no reading and no checks. Callers without an address are never one caller, so that none of
 * them pays for another.
 */
export async function unlessRefusedTooOften<T>(
  refusals: Refusals,
  caller: string,
  work: () => Promise<T>,
): Promise<T> {
  const seconds = refusals.wait(caller);
  if (seconds > 0) throw tooOften(seconds);
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused && error.status < 500) refusals.add(caller);
    throw error;
  }
}
