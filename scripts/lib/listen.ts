import type { AddressInfo, Server, Socket } from 'node:net';

/**
 * Starts a server on a port; 0 means any free port. `stop` closes open connections at once instead
 * of waiting for their end.
 */
export async function listen(server: Server, port: number) {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) =>
    open.add(socket.on('close', () => open.delete(socket))),
  );
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  );
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
