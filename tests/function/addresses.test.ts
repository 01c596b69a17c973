import assert from 'node:assert/strict';
import fc from 'fast-check';
import parseAddresses from 'nodemailer/lib/addressparser/index.js';
import { isEmail } from '../../supabase/functions/_shared/email.ts';
import { readRequest } from '../../supabase/functions/_shared/quote-request.ts';
import { valid } from './support/valid.ts';

const read = (email: string) => {
  const { request, refusals } = readRequest({ ...valid, email });
  return request ? request.email : refusals;
};

for (const email of [
  'zoe@société.fr',
  'zoe@SOCIÉTÉ.fr',
  'zoe@épi-et-fils.example',
  'zoe@müller.de',
  'zoe@sous.épi.fr',
  'a@xn--pi-bja.fr',
  'a@bp.fr',
  `${'x'.repeat(64)}@a.fr`,
]) {
  Deno.test(`address > accepts ${email}`, () => assert.equal(read(email), email));
}

for (const [what, email] of [
  ['an accent before the sign', 'zoé@epi.fr'],
  ['letters of another script before it', 'zоe@epi.fr'],
  ['letters of another script that look like ours', 'zoe@еpi.fr'],
  ['a domain too long once it is written for SMTP', `zoe@${'é'.repeat(63)}.fr`],
  ['a domain that is none', 'zoe@xn--é.fr'],
  ['no dot', 'zoe@société'],
  ['two dots', 'zoe@société..fr'],
  ['digits alone at the end', 'zoe@127.0.0.1'],
  ['a port', 'zoe@épi.fr:25'],
  ['a path', 'zoe@épi.fr/x'],
  ['two addresses', 'zoe@épi.fr,x@y.fr'],
  ['no domain', 'zoe@'],
  ['nobody', '@société.fr'],
] as const) {
  Deno.test(`address > refuses ${what}`, () => assert.deepEqual(read(email), { email: 'format' }));
}

for (const email of [
  ...['claire.martin', 'jean.dupont.gmail.com', 'entreprise.fr', 'www.entreprise.fr', 'contact'],
  ...['zoe(at)epi.fr', 'zoe[at]epi.fr', 'zoe epi.fr', 'zoe#epi.fr', 'mailto:zoe.epi.fr'],
  ...['zoe@', '@epi.fr', 'zoe@@epi.fr', 'zoe@jean@epi.fr', 'zoe@epi', 'zoe@epi.', 'zoe@.fr'],
  ...['.zoe@epi.fr', 'zoe.@epi.fr', 'zoe..martin@epi.fr', '"zoe martin"@epi.fr'],
  ...['zoe@ªb.fr', 'zoe@ﬁn.fr', 'zoe@ſoc.fr', 'zoe@-épi.fr', 'zoe@épi-.fr'],
  ...[`${'x'.repeat(65)}@a.fr`],
  ...['Zoé <zoe@epi.fr>', 'zoe@epi.fr (Zoé)', 'zoe@[192.0.2.1]', 'zoe@epi.123'],
]) {
  Deno.test(`address > refuses « ${email} »`, () =>
    assert.deepEqual(read(email), { email: 'format' }));
}

Deno.test('address > accepts only what nodemailer sends unchanged', () => {
  const character = fc.constantFrom(...'aaabbbccc123aZ9é.-_+@@ "<>(),;:\\[]\'#&=/\u202F\u0430');
  const domain = fc.constantFrom('@epi.fr', '@société.fr', '.gmail.com', '@gmail.com', '@', '');
  const typed = fc
    .tuple(fc.array(character, { maxLength: 12 }), domain, fc.array(character, { maxLength: 3 }))
    .map(([start, middle, end]) => start.join('') + middle + end.join(''));
  let accepted = 0;
  fc.assert(
    fc.property(typed, (address) => {
      if (!isEmail(address)) return;
      accepted += 1;
      assert.match(address, /^[^@]+@[^@]+\.[^@.]+$/);
      assert.deepEqual(parseAddresses(address), [{ address, name: '' }]);
    }),
    { numRuns: 10_000, seed: 48 },
  );
  assert.ok(accepted > 200, `${accepted} accepted`);
});
