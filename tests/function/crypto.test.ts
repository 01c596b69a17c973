import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
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

Deno.test('number > has the date in Paris and distinguishable characters', () =>
  assert.match(drawNumber(new Date('2026-11-21T23:30:00Z')), /^261122-[2-9A-HJKMNP-TV-Z]{6}$/));

Deno.test('key hash > depends on the whole key, not on capitals', () => {
  assert.equal(hashKey(key.toUpperCase()), hashKey(key));
  assert.notEqual(hashKey(key.replace('8', '9')), hashKey(key));
  for (const wrong of [undefined, '', 36, key.slice(1), `${key}0`, key.replace('8', 'g'), [key]])
    assert.equal(hashKey(wrong), undefined);
});

Deno.test('token > is valid only for its request and its secret', () => {
  const [number, secret] = ['310512-AB23CD', 'a secret that only these tests know'];
  const token = createToken(secret, number);
  assert.equal(readToken(secret, token), number);
  for (const other of [undefined, {}, '', number, `${number}.`, token.slice(0, -1), `${token}0`])
    assert.equal(readToken(secret, other), undefined);
  assert.equal(readToken('another secret', token), undefined);
});

Deno.test('encryption > decrypts with an earlier key', () => {
  const before = encrypt(keys, 'Zoé', 'N-1');
  assert.notDeepEqual(encrypt(keys, 'Zoé', 'N-1'), before);
  const both = readKeys(` b:${encode('b')} , a:${encode('a')}`);
  assert.equal(decrypt(both, before, 'N-1'), 'Zoé');
  assert.equal(encrypt(both, 'Zoé', 'N-1').key_id, 'b');
});

Deno.test('encryption > decrypts bytes stored by an earlier release', () => {
  const hex = '0102030405060708090a0b0c6fca08d530135685c2562b00044fab220da701e4';
  const stored = { key_id: 'a', ciphertext: Uint8Array.from(Buffer.from(hex, 'hex')) };
  assert.equal(decrypt(keys, stored, 'N-1'), 'text');
});

Deno.test('encryption > refuses a lost key, another key, another number, a changed byte', () => {
  const { ciphertext } = encrypt(keys, 'text', 'N-1');
  const changed = Uint8Array.from(ciphertext, (byte, at) => (at === 13 ? byte ^ 1 : byte));
  for (const [known, number, bytes] of [
    [`b:${encode('a')}`, 'N-1', ciphertext],
    [`a:${encode('b')}`, 'N-1', ciphertext],
    [`a:${encode('a')}`, 'N-2', ciphertext],
    [`a:${encode('a')}`, 'N-1', changed],
  ] as const)
    assert.throws(
      () => decrypt(readKeys(known), { key_id: 'a', ciphertext: bytes }, number),
      UnreadableError,
    );
});
