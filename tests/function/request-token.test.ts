import assert from 'node:assert/strict';
import { keyedHash } from '../../supabase/functions/send-devis-email/keyed-hash.ts';
import {
  requestNamed,
  requestToken,
} from '../../supabase/functions/send-devis-email/request-token.ts';

const hash = keyedHash('a key that only these tests know, 32 signs');
const number = '310512-AB23CD';

Deno.test('a link names its request for what it was made, and nothing else does', async () => {
  const token = await requestToken('taking on', number, hash);
  assert.equal(await requestNamed('taking on', token, hash), number);
  const others = [
    undefined,
    null,
    {},
    '',
    number,
    `${number}.`,
    token.slice(0, -1),
    `${token}0`,
    token.replace(number, '310512-AB23CE'),
    await requestToken('withdrawal', number, hash),
    await requestToken(
      'taking on',
      number,
      keyedHash('another key that these tests know, as long'),
    ),
  ];
  for (const other of others) assert.equal(await requestNamed('taking on', other, hash), undefined);
  assert.equal(
    await requestNamed('withdrawal', token, hash),
    undefined,
    'who takes on may not withdraw',
  );
});
