import assert from 'node:assert/strict';
import {
  createToken,
  decrypt,
  drawNumber,
  encrypt,
  hashKey,
  readToken,
  UnreadableError,
} from '../../supabase/functions/send-devis-email/crypto.ts';
import { encryptionKeys } from '../../supabase/functions/send-devis-email/environment.ts';

const encode = (sign: string) => btoa(sign.repeat(32));
const readKeys = (text: string) => encryptionKeys.parse(text);
const keys = readKeys(`a:${encode('a')}`);
const key = '8b8f1f0e-6f2c-4a51-9a39-0f6f0c2f8d11';

Deno.test('number > has the date in Paris and characters that are told apart', () => {
  const number = drawNumber(new Date('2026-11-21T23:30:00Z'));
  assert.match(number, /^261122-[2-9A-HJKMNP-TV-Z]{6}$/);
  assert.notEqual(drawNumber(), drawNumber());
});

for (const no of [undefined, null, '', 36, key.slice(1), `${key}0`, key.replace('8', 'g'), [key]]) {
  Deno.test(`key hash > refuses ${JSON.stringify(no)}`, () => assert.equal(hashKey(no), undefined));
}

Deno.test('key hash > is the same for capitals', () => {
  assert.equal(hashKey(key.toUpperCase()), hashKey(key));
  assert.notEqual(hashKey(key.replace('8', '9')), hashKey(key));
});

Deno.test('token > names its request and nothing else', () => {
  const [number, secret] = ['310512-AB23CD', 'a secret that only these tests know'];
  const token = createToken(secret, number);
  assert.equal(readToken(secret, token), number);
  const others = [undefined, null, {}, '', number, `${number}.`, token.slice(0, -1), `${token}0`];
  for (const other of [...others, createToken('another secret', number)])
    assert.equal(readToken(secret, other), undefined);
});

Deno.test('encryption > opens what it encrypted, never twice the same', () => {
  const encrypted = encrypt(keys, '{"nom":"Zoé"}', 'N-1');
  assert.equal(decrypt(keys, encrypted, 'N-1'), '{"nom":"Zoé"}');
  assert.notDeepEqual(encrypt(keys, '{"nom":"Zoé"}', 'N-1'), encrypted);
});

Deno.test('encryption > opens what an earlier key encrypted', () => {
  const before = encrypt(keys, 'text', 'N-1');
  const both = readKeys(` b:${encode('b')} , a:${encode('a')}`);
  assert.equal(decrypt(both, before, 'N-1'), 'text');
  assert.equal(encrypt(both, 'text', 'N-1').key_id, 'b');
});

Deno.test('encryption > opens what the release before encrypted with WebCrypto', async () => {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const bytes = (text: string) => new TextEncoder().encode(text);
  const imported = await crypto.subtle.importKey('raw', bytes('a'.repeat(32)), 'AES-GCM', false, [
    'encrypt',
  ]);
  const parameters = { name: 'AES-GCM', iv: nonce, additionalData: bytes('N-1') };
  const body = await crypto.subtle.encrypt(parameters, imported, bytes('text'));
  const ciphertext = new Uint8Array([...nonce, ...new Uint8Array(body)]);
  assert.equal(decrypt(keys, { key_id: 'a', ciphertext }, 'N-1'), 'text');
});

Deno.test('encryption > refuses a lost key, another key, another number, a changed byte', () => {
  const encrypted = encrypt(keys, 'text', 'N-1');
  const changed = Uint8Array.from(encrypted.ciphertext, (byte, at) =>
    at === 13 ? byte ^ 1 : byte,
  );
  for (const [known, number, ciphertext] of [
    [`b:${encode('a')}`, 'N-1', encrypted.ciphertext],
    [`a:${encode('b')}`, 'N-1', encrypted.ciphertext],
    [`a:${encode('a')}`, 'N-2', encrypted.ciphertext],
    [`a:${encode('a')}`, 'N-1', changed],
  ] as const)
    assert.throws(
      () => decrypt(readKeys(known), { key_id: 'a', ciphertext }, number),
      UnreadableError,
    );
});
