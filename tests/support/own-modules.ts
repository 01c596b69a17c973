import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Resets modules, settings and mocks before and after each test. Test files share a process and its
 * loaded modules, so a test that imports modules with its own settings must not affect others.
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
