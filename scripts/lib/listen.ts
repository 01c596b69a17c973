import type { Server } from 'node:http';

/** Puts a server on its port; to stop it waits for nobody who still holds a connection. */
export async function listen(server: Server, port: number) {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return {
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
