import type { Parts } from './parts.ts';
import { Refused } from './refused.ts';

type Patience = Pick<Parts, 'bodyTimeout'>;

const unreadable = () => new Refused(400, 'json', 'La demande n’est pas lisible.');
const tooSlow = () =>
  new Refused(
    408,
    'lenteur',
    'La demande a mis trop de temps à arriver. Renvoyez-la, ou appelez-nous.',
  );

export async function readJson(request: Request, patience: Patience): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new Refused(415, 'type', 'La demande doit être envoyée en JSON.');
  }
  const text = await readText(request, patience);
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable();
  }
}

/**
 * Reads no more than the limit, whatever the request says of its length, and waits no longer than
 * it may.
 */
export async function readText(
  request: Request,
  { bodyTimeout }: Patience,
  largest = 16_000,
  { fatal } = { fatal: true },
): Promise<string> {
  const body = request.body?.pipeThrough(new TransformStream<Uint8Array>(), {
    signal: AbortSignal.timeout(bodyTimeout),
  });
  const decoder = new TextDecoder('utf-8', { fatal });
  let text = '';
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
      length += chunk.byteLength;
      if (length > largest) throw new Refused(413, 'taille', 'La demande est trop longue.');
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw (error as Error).name === 'TimeoutError' ? tooSlow() : unreadable();
  }
}
