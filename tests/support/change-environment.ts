import { onTestFinished, vi } from 'vitest';
import { environment } from '#src/config/environment.ts';
import { readEnvironment } from '#src/config/read-environment.ts';

/** Changes the settings of the build until the end of the test. */
export function changeEnvironment(values: Record<string, string>): void {
  // Names `editor`, which only previews have, so that Object.assign() resets it.
  const before = { editor: undefined, ...environment };
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
  Object.assign(environment, readEnvironment(values));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    Object.assign(environment, before);
  });
}
