import type { Service } from '../dev/backend.ts';

/**
 * Starts what `work` keeps, waits for Ctrl-C (or the like), and stops all of it whatever happens.
 */
export async function untilStopped(
  work: (register: (service: Service) => void) => Promise<void>,
): Promise<number> {
  const services: Service[] = [];
  const { promise: stopped, resolve: end } = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end());
  try {
    await Promise.race([work((service) => services.push(service)).then(() => stopped), stopped]);
  } finally {
    await Promise.all(services.map((service) => service.stop()));
  }
  process.exit(0);
}
