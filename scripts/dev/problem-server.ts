import { createServer, type ServerResponse } from 'node:http';
import { listen } from '../lib/listen.ts';

/** Sends the current problems of the content to all open pages (server-sent events). */
export async function startProblemServer() {
  let text = '';
  const pages = new Set<ServerResponse>();
  const event = () => `data: ${JSON.stringify(text)}\n\n`;
  const server = createServer((request, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Access-Control-Allow-Origin': '*',
    });
    response.write(event());
    pages.add(response);
    request.on('close', () => pages.delete(response));
  });
  const { port, stop } = await listen(server, 0);
  return {
    address: `http://127.0.0.1:${port}`,
    say(problems: string) {
      text = problems;
      for (const page of pages) page.write(event());
    },
    stop,
  };
}
