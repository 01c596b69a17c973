import assert from 'node:assert/strict';
import { createHandler, type Parts } from '../../supabase/functions/send-devis-email/handler.ts';
import type { Mail } from '../../supabase/functions/send-devis-email/mail.ts';
import { Silence } from '../../supabase/functions/send-devis-email/transport.ts';

const valid = {
  entreprise: 'Épi & Fils',
  secteur: 'autre',
  effectifs: '',
  ca: '',
  nom: 'Zoé Martin',
  email: 'zoe@epi.fr',
  telephone: '',
  besoins: '',
  rgpd: true,
};

function setup(over: Partial<Parts> = {}) {
  const sent: Mail[] = [];
  const logged: Record<string, unknown>[] = [];
  const handler = createHandler({
    authenticate: () => Promise.resolve(true),
    send: (mail) => Promise.resolve(void sent.push(mail)),
    now: () => new Date('2026-11-21T08:30:00Z'),
    log: (entry) => logged.push(entry),
    origins: ['https://site.example'],
    ...over,
  });
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    handler(
      new Request('http://f/', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', origin: 'https://site.example', ...headers },
      }),
    );
  return { handler, post, sent, logged };
}

Deno.test('a valid request is sent once and answered with its number', async () => {
  const { post, sent, logged } = setup();
  const answer = await post(JSON.stringify(valid));
  assert.equal(answer.status, 200);
  const { data } = await answer.json();
  assert.match(data.numero, /^261121-[2-9A-Z]{5}$/);
  assert.equal(sent.length, 1);
  assert.ok(sent[0]?.subject.includes(data.numero));
  assert.deepEqual(logged, [{ number: data.numero, status: 200, ms: 0 }]);
});

const refused: [string, number, string, (s: ReturnType<typeof setup>) => Promise<Response>][] = [
  ['another method', 405, 'methode', ({ handler }) => handler(new Request('http://f/'))],
  ['no JSON type', 415, 'type', ({ post }) => post('{}', { 'content-type': 'text/plain' })],
  ['a body that is not JSON', 400, 'json', ({ post }) => post('{')],
  ['a body that is not UTF-8', 400, 'json', ({ post }) => post(new Uint8Array([0x22, 0xff, 0x22]))],
  ['a body over 16 kB', 413, 'taille', ({ post }) => post(JSON.stringify({ ...valid, besoins: 'x'.repeat(16_000) }))],
  ['a tenth field', 422, 'champs', ({ post }) => post(JSON.stringify({ ...valid, autre: '' }))],
  ['a missing field', 422, 'champs', ({ post }) => post(JSON.stringify({ ...valid, besoins: undefined }))],
  ['no consent', 422, 'champs', ({ post }) => post(JSON.stringify({ ...valid, rgpd: false }))],
];
for (const [what, status, code, ask] of refused) {
  Deno.test(`${what} is answered ${status}, and nothing is sent`, async () => {
    const context = setup();
    const answer = await ask(context);
    assert.equal(answer.status, status);
    assert.equal((await answer.json()).error.code, code);
    assert.deepEqual(context.sent, []);
  });
}

Deno.test('a wrong key is answered 401 before the body is read', async () => {
  const { post, sent } = setup({ authenticate: () => Promise.resolve(false) });
  assert.equal((await post('not even JSON')).status, 401);
  assert.deepEqual(sent, []);
});

Deno.test('refused fields are named, with the reason', async () => {
  const { post } = setup();
  const answer = await post(JSON.stringify({ ...valid, entreprise: ' ', email: 'zoe@', secteur: 'autres', telephone: '12' }));
  assert.deepEqual((await answer.json()).error.champs, {
    entreprise: 'requis',
    email: 'format',
    secteur: 'choix',
    telephone: 'format',
  });
});

Deno.test('a mail server that refuses is a 502, one that says nothing a 504; neither is told to the visitor', async () => {
  for (const [error, status] of [
    [new Error('550 mailbox of a.b@secret.fr full'), 502],
    [new Silence(), 504],
  ] as const) {
    const { post, logged } = setup({ send: () => Promise.reject(error) });
    const answer = await post(JSON.stringify(valid));
    assert.equal(answer.status, status);
    assert.ok(!(await answer.text()).includes('secret'));
    assert.ok(!JSON.stringify(logged).includes('secret'));
  }
});

Deno.test('only the site’s own origins may read an answer', async () => {
  const { handler, post } = setup();
  assert.equal((await post('{', { origin: 'https://autre.example' })).headers.get('access-control-allow-origin'), null);
  assert.equal((await post('{')).headers.get('access-control-allow-origin'), 'https://site.example');
  const preflight = await handler(new Request('http://f/', { method: 'OPTIONS', headers: { origin: 'https://site.example' } }));
  assert.equal(preflight.status, 204);
  assert.match(preflight.headers.get('access-control-allow-headers') ?? '', /apikey/);
});
