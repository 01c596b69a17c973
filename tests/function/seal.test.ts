import assert from 'node:assert/strict';
import {
  createSeal,
  sealingKeys,
  Unreadable,
} from '../../supabase/functions/send-devis-email/seal.ts';

const key = (sign: string) => btoa(sign.repeat(32));
const sealWith = (text: string) => createSeal(sealingKeys.parse(text));

Deno.test('what is sealed opens again, and says nothing to who has no key', async () => {
  const { seal, open } = sealWith(`a:${key('a')}`);
  const sealed = await seal('{"nom":"Zoé"}', 'N-1');
  assert.equal(sealed.keyId, 'a');
  assert.equal(await open(sealed, 'N-1'), '{"nom":"Zoé"}');
  const again = await seal('{"nom":"Zoé"}', 'N-1');
  assert.notEqual(again.nonce, sealed.nonce);
  assert.notEqual(again.ciphertext, sealed.ciphertext);
});

Deno.test('the first key seals, all of them open: a key is changed without losing what the former sealed', async () => {
  const before = await sealWith(`a:${key('a')}`).seal('text', 'N-1');
  const { seal, open } = sealWith(` b:${key('b')} , a:${key('a')}`);
  assert.equal(await open(before, 'N-1'), 'text');
  assert.equal((await seal('text', 'N-1')).keyId, 'b');
});

Deno.test('a lost key, another by its name, another number, a changed sign: unreadable, and why', async () => {
  const { seal, open } = sealWith(`a:${key('a')}`);
  const sealed = await seal('text', 'N-1');
  await assert.rejects(
    sealWith(`b:${key('a')}`).open(sealed, 'N-1'),
    new Unreadable('clé inconnue'),
  );
  await assert.rejects(sealWith(`a:${key('b')}`).open(sealed, 'N-1'), new Unreadable('illisible'));
  await assert.rejects(open(sealed, 'N-2'), new Unreadable('illisible'));
  await assert.rejects(
    open(
      {
        ...sealed,
        ciphertext: sealed.ciphertext.replace(/^./, (sign) => (sign === '0' ? '1' : '0')),
      },
      'N-1',
    ),
    Unreadable,
  );
});

for (const [what, text] of [
  ['no name', key('a')],
  ['an empty name', `:${key('a')}`],
  ['a key too short', `a:${btoa('a'.repeat(31))}`],
  ['a key too long', `a:${btoa('a'.repeat(33))}`],
  ['no base64', 'a:é'],
  ['half of base64', 'a:abcde'],
  ['two keys of one name', `a:${key('a')},a:${key('b')}`],
  ['a comma too many', `a:${key('a')},`],
] as const) {
  Deno.test(`${what}: the function does not start, and says how a key is written`, () => {
    assert.deepEqual(
      sealingKeys.safeParse(text).error?.issues.map(({ message }) => message),
      [
        'OUTBOX_KEYS : chaque clé s’écrit « nom:base64 », de 32 octets, sous un nom à elle ; séparez-les par des virgules.',
      ],
    );
  });
}
