// What is kept of a request's answers, readable with a key that the database does not have.
import * as z from 'zod/mini';
import { fromHex, toHex } from './hex.ts';
import { required } from './settings.ts';

export type Sealed = { keyId: string; nonce: string; ciphertext: string };

/** It cannot be read: its key is not among ours, or is another one by the same name. */
export class Unreadable extends Error {}

/** `id:base64,id:base64`: the first key seals, all of them open. */
export const sealingKeys = z.pipe(
  required(
    'OUTBOX_KEYS',
    'les clés des demandes gardées, par exemple « a: » suivi du résultat de « openssl rand -base64 32 »',
  ),
  z.transform((text: string, context) => {
    const keys = text.split(',').map((each) => {
      const [, id = '', base64 = ''] = /^\s*([\w-]+):([\w+/]+=*)\s*$/.exec(each) ?? [];
      return { id, bytes: bytesOf(base64) };
    });
    if (
      keys.some(({ bytes }) => bytes.length !== 32) ||
      new Set(keys.map(({ id }) => id)).size !== keys.length
    ) {
      const message =
        'OUTBOX_KEYS : chaque clé s’écrit « nom:base64 », de 32 octets, sous un nom à elle ; séparez-les par des virgules.';
      context.issues.push({ code: 'custom', message, input: undefined });
    }
    return keys;
  }),
);

export type SealingKeys = z.infer<typeof sealingKeys>;

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

export function createSeal(keys: SealingKeys) {
  const imported = new Map(
    keys.map(({ id, bytes }) => [
      id,
      crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']),
    ]),
  );
  const current = keys[0]?.id ?? '';
  /**
   * Bound to its number: nobody who can write to the database passes one request's answers off as
   * another's.
   */
  const parameters = (iv: Uint8Array<ArrayBuffer>, number: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(number),
  });
  const keyOf = (id: string) => {
    const key = imported.get(id);
    if (!key) throw new Unreadable('clé inconnue');
    return key;
  };
  return {
    async seal(text: string, number: string): Promise<Sealed> {
      const nonce = crypto.getRandomValues(new Uint8Array(12));
      const sealed = await crypto.subtle.encrypt(
        parameters(nonce, number),
        await keyOf(current),
        new TextEncoder().encode(text),
      );
      return { keyId: current, nonce: toHex(nonce), ciphertext: toHex(new Uint8Array(sealed)) };
    },
    async open({ keyId, nonce, ciphertext }: Sealed, number: string): Promise<string> {
      const key = await keyOf(keyId);
      const opened = await crypto.subtle
        .decrypt(parameters(fromHex(nonce), number), key, fromHex(ciphertext))
        .catch(() => {
          throw new Unreadable('illisible');
        });
      return new TextDecoder().decode(opened);
    },
  };
}

export type Seal = ReturnType<typeof createSeal>;
