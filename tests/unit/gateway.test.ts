import { expect, test } from 'vitest';
import { startGateway } from '../../scripts/dev/gateway.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { ask } from '../support/ask.ts';

test.each(['//', '//x:y', 'http://[', '/%', '*'])(
  '« GET %s » is an address of nothing, and stops no gateway',
  async (target) => {
    const port = await freePort();
    const gateway = await startGateway(port, { port: undefined });
    try {
      expect((await ask(port, target)).status).toBe(404);
      expect((await ask(port, '/storage/v1/object/public/assets/logo.svg')).status).toBe(200);
    } finally {
      await gateway.stop();
    }
  },
);
