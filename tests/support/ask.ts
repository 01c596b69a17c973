import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type Question = { method?: string; headers?: OutgoingHttpHeaders };

/** Requests a path exactly as written, because fetch() would normalize it. */
export const ask = (port: number, path: string, question: Question = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path, ...question }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    call.once('error', reject).end();
  });
