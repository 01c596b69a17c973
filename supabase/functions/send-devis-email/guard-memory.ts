import type { Guard, Limits } from './guard.ts';

const minute = 60_000;
const addressWindow = 10 * minute;
const networkWindow = 60 * minute;
const keptFor = 10 * minute;
const claimHolds = 20_000;

type Known = { number: string; sent: boolean; at: number };

/**
 * The rules of the database's `quote_guard`, for one instance; all of it is gone with the instance. But for the limit for
 * everybody: who is over a limit is refused where nothing can be kept, and nobody is for what strangers do. And the same
 * content is sent once, where no outbox sees to that.
 */
export function createMemoryGuard({ perAddress, perNetwork }: Omit<Limits, 'overall'>, now: () => number): Guard {
  const addresses = new Map<string, number[]>();
  const networks = new Map<string, number[]>();
  const requests = new Map<string, Known>();
  let swept = now();

  const sweep = () => {
    if (now() - swept < minute) return;
    swept = now();
    for (const [map, window] of [
      [addresses, addressWindow],
      [networks, networkWindow],
    ] as const) {
      for (const [key, times] of map) if ((times.at(-1) ?? 0) < swept - window) map.delete(key);
    }
    for (const [content, { at }] of requests) if (at < swept - keptFor) requests.delete(content);
  };
  /** When one more fits in: the oldest of the last so many has left the window. */
  const free = (times: number[] | undefined, most: number, window: number) =>
    (times?.at(-most) ?? Number.NEGATIVE_INFINITY) + window;
  const add = (map: Map<string, number[]>, key: string, most: number) =>
    map.set(key, [...(map.get(key) ?? []), now()].slice(-most));

  return {
    admit({ address, network, content, number }) {
      sweep();
      const known = requests.get(content);
      if (known?.sent && known.at > now() - keptFor) return Promise.resolve({ kind: 'sent', number: known.number });
      if (known && !known.sent && known.at > now() - claimHolds) return Promise.resolve({ kind: 'busy' });
      const wait =
        Math.max(
          free(addresses.get(address), perAddress, addressWindow),
          free(networks.get(network), perNetwork, networkWindow),
        ) - now();
      if (wait > 0) return Promise.resolve({ kind: 'limited', seconds: Math.ceil(wait / 1000) });
      add(addresses, address, perAddress);
      add(networks, network, perNetwork);
      requests.set(content, { number, sent: false, at: now() });
      return Promise.resolve({ kind: 'admitted' });
    },
    settle({ address, network, content, number }, sent) {
      if (requests.get(content)?.number === number) {
        if (sent) requests.set(content, { number, sent, at: now() });
        else {
          // It failed by our fault, or another instance knows better: as if it had never been admitted.
          addresses.get(address)?.pop();
          networks.get(network)?.pop();
          requests.delete(content);
        }
      }
    },
  };
}
