import type { Service } from '../dev/backend.ts';

/** Waits for a signal such as Ctrl-C, then stops all registered services. */
export async function runUntilStopped(
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
