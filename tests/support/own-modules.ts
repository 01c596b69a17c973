import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Resets modules, settings and mocks before and after each test, because test files share a process
 * and its loaded modules. Otherwise a test with other settings would affect the tests after it.
 */
export function ownModules(...mocked: string[]): void {
  const reset = () => {
    vi.unstubAllEnvs();
    for (const path of mocked) vi.doUnmock(path);
    vi.resetModules();
  };
  beforeEach(reset);
  afterEach(reset);
}
