import assert from 'node:assert/strict';
import { idempotencyHash } from '../../supabase/functions/send-devis-email/idempotency-hash.ts';
import { requestNumber } from '../../supabase/functions/send-devis-email/request-number.ts';

const now = new Date('2026-11-21T08:30:00Z');
const key = '8b8f1f0e-6f2c-4a51-9a39-0f6f0c2f8d11';

Deno.test('each draw is another number; the same attempt draws the same, wherever', async () => {
  assert.notEqual(requestNumber(now), requestNumber(now));
  const drawn = requestNumber(now, await idempotencyHash(key));
  assert.match(drawn, /^261121-[2-9A-HJKMNP-TV-Z]{6}$/);
  assert.equal(requestNumber(now, await idempotencyHash(key.toUpperCase())), drawn);
  assert.notEqual(requestNumber(now, await idempotencyHash(key.replace('8', '9'))), drawn);
});

for (const no of [undefined, null, '', 36, key.slice(1), `${key}0`, key.replace('8', 'g'), [key]]) {
  Deno.test(`${JSON.stringify(no)} is no key of an attempt`, async () =>
    assert.equal(await idempotencyHash(no), undefined));
}
