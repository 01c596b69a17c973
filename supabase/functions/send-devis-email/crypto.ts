import { Buffer } from 'node:buffer';
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { Environment } from './environment.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest();
export const signHex = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Compares in constant time, so that the duration does not reveal the secret. */
export const isEqual = (given: string, expected: string) =>
  timingSafeEqual(sha256(given), sha256(expected));

/**
 * Hashes the idempotency key without a secret, because its 122 random bits cannot be guessed. So
 * the hash still finds the request after HASH_SECRET has changed.
 */
export const hashKey = (key: unknown): string | undefined =>
  typeof key === 'string' && /^[0-9a-f-]{36}$/i.test(key)
    ? sha256(key.toLowerCase()).toString('hex')
    : undefined;

/**
 * Characters of a request number. Characters that sound or look alike are missing, because people
 * read numbers out by telephone.
 */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Creates the number of a request from the date in Paris and six random characters. */
export function drawNumber(now = new Date()): string {
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(now);
  const characters = [...randomBytes(6)].map((byte) => alphabet[byte % alphabet.length]);
  return `${date.slice(2).replaceAll('-', '')}-${characters.join('')}`;
}

/**
 * Creates the signed token for the link in an acknowledgement with which its recipient can withdraw
 * the request.
 */
export const createToken = (secret: string, number: string) =>
  `${number}.${signHex(secret, `withdrawal ${number}`)}`;

export function readToken(secret: string, token: unknown): string | undefined {
  const [number = ''] = String(token).split('.');
  return isEqual(String(token), createToken(secret, number)) ? number : undefined;
}

export type Encrypted = { key_id: string; ciphertext: Uint8Array };
type Keys = Environment['OUTBOX_KEYS'];

/**
 * Error for answers that cannot be decrypted: OUTBOX_KEYS lacks their key or gives it another
 * value.
 */
export class UnreadableError extends Error {
  code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/**
 * Encrypts with AES-256-GCM and stores nonce, ciphertext and tag together. Authenticates the number
 * too, so that a ciphertext that is copied to another request does not decrypt.
 */
export function encrypt([key]: Keys, text: string, number: string): Encrypted {
  if (!key) throw new UnreadableError('aucune clé');
  const nonce = randomBytes(NONCE_LENGTH);
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(Buffer.from(number));
  const body = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return { key_id: key.id, ciphertext: Buffer.concat(body) };
}

export function decrypt(keys: Keys, { key_id, ciphertext }: Encrypted, number: string): string {
  const key = keys.find(({ id }) => id === key_id);
  if (!key) throw new UnreadableError(`la clé « ${key_id} » manque dans OUTBOX_KEYS`);
  const bytes = Buffer.from(ciphertext);
  const end = bytes.length - TAG_LENGTH;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, NONCE_LENGTH))
      .setAAD(Buffer.from(number))
      .setAuthTag(bytes.subarray(end));
    return (
      decipher.update(bytes.subarray(NONCE_LENGTH, end), undefined, 'utf8') + decipher.final('utf8')
    );
  } catch {
    throw new UnreadableError(`la clé « ${key_id} » n’ouvre pas cette demande`);
  }
}
