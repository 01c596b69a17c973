import assert from 'node:assert/strict';
import { valid } from '../../scripts/trial/valid.ts';
import { Timeout } from '../../supabase/functions/send-devis-email/transport.ts';
import { setup, site } from './support/handler.ts';

const other = 'https://www.site.example';
const type = 'application/x-www-form-urlencoded';
const filled = { ...valid, rgpd: 'on', telephone: '', besoins: 'Un serveur\r\nDeux postes' };
const encoded = (over: Record<string, string> = {}) =>
  new URLSearchParams({ ...filled, ...over }).toString();

/** A browser without scripts knows no key: whoever asks for one refuses it. */
function form() {
  const context = setup({ authenticate: () => Promise.resolve(false), origins: [site, other] });
  const submit = (body: BodyInit, headers: Record<string, string> = {}) =>
    context.post(body, { 'content-type': type, origin: site, ...headers });
  return { ...context, submit };
}

const enregistree = (origin: string) => `${origin}/demande-enregistree`;
const aCorriger = (origin: string) => `${origin}/demande-a-corriger`;
const incertaine = (origin: string) => `${origin}/demande-incertaine`;
const seen = (answer: Response) => [answer.status, answer.headers.get('location')];

Deno.test('a form without scripts is sent without a key, and its page says that it is kept', async () => {
  const { submit, sent } = form();
  const answer = await submit(encoded());
  assert.deepEqual(seen(answer), [303, enregistree(site)]);
  assert.equal(await answer.text(), '');
  assert.equal(sent.length, 1);
  assert.match(sent[0]?.text ?? '', /^Besoins : Un serveur\n {4}Deux postes$/m);
});

for (const [what, headers, origin] of [
  ['the other of its addresses', { origin: other }, other],
  ['a page that does not say where it is', { origin: 'null' }, site],
  ['another site', { origin: 'https://autre.example' }, site],
  [
    'with a type that says its letters',
    { 'content-type': `${type.toUpperCase()}; charset=UTF-8` },
    site,
  ],
] as const) {
  Deno.test(`a form from ${what} is taken, and answered by a page of ours`, async () => {
    const { submit, sent } = form();
    assert.deepEqual(seen(await submit(encoded(), headers)), [303, enregistree(origin)]);
    assert.equal(sent.length, 1);
  });
}

Deno.test('a form that no page sent is answered by a page of the first of our addresses', async () => {
  const { handler, sent } = form();
  const request = new Request('http://f/send-devis-email', {
    method: 'POST',
    body: encoded(),
    headers: { 'content-type': type },
  });
  assert.deepEqual(seen(await handler(request)), [303, enregistree(site)]);
  assert.equal(sent.length, 1);
});

const long = { besoins: 'é'.repeat(3000) };
Deno.test('the longest wish fits in, each of its letters written as six', async () => {
  const { submit, sent } = form();
  assert.deepEqual(seen(await submit(encoded(long))), [303, enregistree(site)]);
  assert.ok(sent[0]?.text.includes(long.besoins));
});

const { rgpd: _rgpd, ...withoutConsent } = filled;
for (const [what, body, status, code] of [
  ['nothing', '', 422, 'champs'],
  ['without consent', new URLSearchParams(withoutConsent).toString(), 422, 'champs'],
  ['with half an address', encoded({ email: 'zoe@' }), 422, 'champs'],
  ['with an address without @', encoded({ email: 'claire.martin' }), 422, 'champs'],
  ['with two addresses', `${encoded()}&email=autre@epi.fr`, 422, 'champs'],
  ['with the same address twice', `${encoded()}&email=zoe@epi.fr`, 422, 'champs'],
  ['with a list for a name', encoded().replace('nom=', 'nom[]='), 422, 'champs'],
  [
    'with a prototype',
    `__proto__=x&__proto__[rgpd]=on&${new URLSearchParams(withoutConsent)}`,
    422,
    'champs',
  ],
  ['in JSON, but not by its type', JSON.stringify(valid), 422, 'champs'],
  ['of broken percent signs', '%&%zz=%&=&&&'.repeat(100), 422, 'champs'],
  ['that is not UTF-8', new Uint8Array([0x6e, 0x3d, 0xff]), 400, 'json'],
  [
    'of ten thousand names',
    Array.from({ length: 7_000 }, (_, index) => `a${index}`).join('&'),
    422,
    'champs',
  ],
  ['over 48 kB', encoded().padEnd(48_001, '&'), 413, 'taille'],
] as const) {
  Deno.test(`a form ${what} is answered by the page that says what to correct, and is no mail`, async () => {
    const { submit, sent, logged } = form();
    assert.deepEqual(seen(await submit(body)), [303, aCorriger(site)]);
    assert.deepEqual(sent, []);
    assert.deepEqual([logged[0]?.['status'], logged[0]?.['outcome']], [status, code]);
    assert.equal(logged.length, 1);
  });
}

for (const [what, over, address] of [
  ['the mail server refused', { send: () => Promise.reject(new Error()) }, ''],
  ['the mail server said nothing of', { send: () => Promise.reject(new Timeout()) }, ''],
  ['did not arrive in time', { bodyTimeout: 1 }, ''],
  [
    'is one too many',
    { guard: { admit: () => ({ kind: 'limited' as const, seconds: 60 }), settle: () => {} } },
    '#trop-de-demandes',
  ],
] as const) {
  Deno.test(`a form that ${what} is answered by the page that names other ways, and tells nobody to correct it`, async () => {
    const { post } = setup(over);
    const late = new ReadableStream({
      pull: () => new Promise((resolve) => setTimeout(resolve, 50)),
    });
    const body = 'bodyTimeout' in over ? late : encoded();
    assert.deepEqual(seen(await post(body, { 'content-type': type })), [
      303,
      `${incertaine(site)}${address}`,
    ]);
  });
}

Deno.test('the same form twice is one mail', async () => {
  const { submit, sent } = form();
  for (let index = 0; index < 2; index++)
    assert.deepEqual(seen(await submit(encoded())), [303, enregistree(site)]);
  assert.equal(sent.length, 1);
});

Deno.test('only the main address takes forms', async () => {
  const { handler } = form();
  const headers = { 'content-type': type };
  const answer = await handler(
    new Request('http://f/send-devis-email/autre', { method: 'POST', body: encoded(), headers }),
  );
  assert.equal(answer.status, 404);
});
