import { afterEach, beforeEach, vi } from 'vitest';

/**
 * For tests that import under settings or mocks of their own: files share a process and what it has
 * loaded, in any order, so they begin with nothing that files before them have read, and leave
 * nothing of theirs to those after them.
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
