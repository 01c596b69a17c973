import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '../../scripts/lib/ports.ts';
import { startGateway } from '../../scripts/services/gateway.ts';

/** The first line of the answer to a request written by hand: no client sends these. */
const ask = (port: number, target: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => resolve(text.split('\r\n')[0] ?? ''));
    socket.on('error', reject);
  });

test.each(['//', '//x:y', 'http://[', '/%', '*'])('« GET %s » is an address of nothing, and stops no gateway', async (target) => {
  const port = await freePort();
  const gateway = await startGateway(port, { port: undefined });
  try {
    expect(await ask(port, target)).toBe('HTTP/1.1 404 Not Found');
    expect(await ask(port, '/storage/v1/object/public/assets/logo.svg')).toBe('HTTP/1.1 200 OK');
  } finally {
    await gateway.stop();
  }
});
