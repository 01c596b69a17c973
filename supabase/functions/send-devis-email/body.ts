import { Refused } from './refused.ts';

const largestBody = 16_000;

const unreadable = () => new Refused(400, 'json', 'La demande n’est pas lisible.');

export async function readJson(request: Request): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new Refused(415, 'type', 'La demande doit être envoyée en JSON.');
  }
  const text = await readText(request);
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable();
  }
}

/** Reads no more than the limit, whatever the request says of its length. */
export async function readText(request: Request): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.byteLength;
      if (length > largestBody) throw new Refused(413, 'taille', 'La demande est trop longue.');
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    throw error instanceof Refused ? error : unreadable();
  }
}
