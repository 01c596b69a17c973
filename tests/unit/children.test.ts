import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.ts';

const program = `
import { start } from '${inRoot('scripts/lib/children.ts')}';
start('sh', ['-c', 'sleep 600 & echo; wait'], { stdio: 'inherit' });`;

describe('child processes', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'end with their own children on %s',
    async (name) => {
      const parent = spawn('node', ['--input-type=module', '--eval', program]);
      await once(parent.stdout, 'data');
      parent.kill(name);
      // Waits until the output that all processes share is closed, because the last process closes
      // it when it ends.
      expect(await once(parent, 'close')).toEqual([1, null]);
    },
    10_000,
  );
});
