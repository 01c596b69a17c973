import assert from 'node:assert/strict';
import { valid } from '../../scripts/trial/valid.ts';
import { Timeout } from '../../supabase/functions/send-devis-email/transport.ts';
import { numberOf, setup, site } from './support/handler.ts';

type Setup = ReturnType<typeof setup>;
const wish = (over: object = {}) => JSON.stringify({ ...valid, ...over });

Deno.test('a valid request is sent once and answered with its number', async () => {
  const { post, sent, logged } = setup();
  const answer = await post(wish());
  assert.equal(answer.status, 200);
  const number = await numberOf(answer);
  assert.match(number, /^261121-[2-9A-Z]{6}$/);
  assert.equal(sent.length, 1);
  assert.ok(sent[0]?.subject.includes(number));
  assert.deepEqual(logged, [
    { number, outcome: 'sent', status: 200, ms: 0, sender: 'cf-connecting-ip' },
  ]);
});

Deno.test('the number bears the date in Paris', async () => {
  const { post, clock } = setup();
  clock.ms = Date.parse('2026-11-21T23:30:00Z');
  assert.match(await numberOf(await post(wish())), /^261122-/);
});

const refused: [string, number, string, (s: Setup) => Promise<Response>][] = [
  [
    'reading',
    405,
    'methode',
    ({ handler }) => handler(new Request('http://f/', { headers: { origin: site } })),
  ],
  [
    'replacing',
    405,
    'methode',
    ({ handler }) =>
      handler(new Request('http://f/', { method: 'PUT', headers: { origin: site } })),
  ],
  ['no JSON type', 415, 'type', ({ post }) => post('{}', { 'content-type': 'text/plain' })],
  [
    'a type that only begins like JSON',
    415,
    'type',
    ({ post }) => post('{}', { 'content-type': 'application/jsonp' }),
  ],
  ['a body that is not JSON', 400, 'json', ({ post }) => post('{')],
  ['no body', 400, 'json', ({ post }) => post('')],
  ['a body that is not UTF-8', 400, 'json', ({ post }) => post(new Uint8Array([0x22, 0xff, 0x22]))],
  ['a body over 16 kB', 413, 'taille', ({ post }) => post('{}'.padEnd(16_001))],
  ['a body of 16 kB, read all the same,', 422, 'champs', ({ post }) => post('{}'.padEnd(16_000))],
  ['a list', 422, 'champs', ({ post }) => post('[]')],
  ['nothing', 422, 'champs', ({ post }) => post('null')],
];
for (const [what, status, code, ask] of refused) {
  Deno.test(`${what} is answered ${status} in JSON that the site may read, and nothing is sent`, async () => {
    const context = setup();
    const answer = await ask(context);
    assert.equal(answer.status, status);
    assert.match(answer.headers.get('content-type') ?? '', /^application\/json/);
    assert.equal(answer.headers.get('access-control-allow-origin'), site);
    const { error } = await answer.json();
    assert.equal(error.code, code);
    assert.match(error.message, /^[A-Z].+\.$/);
    assert.deepEqual(context.sent, []);
    assert.deepEqual(
      context.logged.map((line) => [line['status'], line['outcome']]),
      [[status, code]],
    );
  });
}

Deno.test('a request needs no key of the site’s', async () => {
  const { post, sent } = setup({ authenticate: () => Promise.resolve(false) });
  assert.equal((await post(wish())).status, 200);
  assert.equal(sent.length, 1);
});

Deno.test('no more than the limit is read', async () => {
  const { handler } = setup();
  let read = 0;
  const body = new ReadableStream({
    pull(controller) {
      read += 1000;
      controller.enqueue(new Uint8Array(1000).fill(0x20));
    },
  });
  const answer = await handler(
    new Request('http://f/', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    }),
  );
  assert.equal(answer.status, 413);
  assert.ok(read < 20_000, `${read} bytes read`);
});

Deno.test('a sign that arrives in two halves is one sign', async () => {
  const { post, sent } = setup();
  const bytes = new TextEncoder().encode(wish({ entreprise: 'Épi' }));
  const middle = bytes.indexOf(0xc3) + 1;
  const halves = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, middle));
      controller.enqueue(bytes.slice(middle));
      controller.close();
    },
  });
  assert.equal((await post(halves)).status, 200);
  assert.match(sent[0]?.text ?? '', /^Entreprise : Épi$/m);
});

Deno.test('what is counted with bears its use, so that no two uses are one', async () => {
  const hashed: string[] = [];
  const { post } = setup({ hash: (text) => Promise.resolve(String(hashed.push(text))) });
  await post(wish());
  assert.deepEqual(hashed, [
    'caller 203.0.113.7',
    `content ${JSON.stringify(valid)}`,
    'address 203.0.113.7',
    'network 203.0.113.0/24',
  ]);
});

const fields: [string, object, Record<string, string>][] = [
  ['no company', { entreprise: '' }, { entreprise: 'requis' }],
  ['a blank company', { entreprise: ' \u00A0' }, { entreprise: 'requis' }],
  ['a company as a number', { entreprise: 3 }, { entreprise: 'requis' }],
  ['no sector', { secteur: '' }, { secteur: 'choix' }],
  ['an unknown sector', { secteur: 'banque' }, { secteur: 'choix' }],
  ['an unknown size', { effectifs: '3' }, { effectifs: 'choix' }],
  ['an unknown turnover', { ca: '1M' }, { ca: 'choix' }],
  ['no name', { nom: '' }, { nom: 'requis' }],
  ['no address', { email: '' }, { email: 'requis' }],
  ['too long an address', { email: `${'x'.repeat(250)}@epi.fr` }, { email: 'long' }],
  ['an address with a line break', { email: 'a@b.fr\nBcc: c@d.fr' }, { email: 'format' }],
  [
    'an address, a number and a wish of another kind',
    { email: 3, telephone: 3, besoins: 3 },
    { email: 'requis', telephone: 'format', besoins: 'format' },
  ],
  ['a wish that is nothing', { besoins: null }, { besoins: 'format' }],
  [
    'none of the required fields',
    {
      entreprise: undefined,
      secteur: undefined,
      nom: undefined,
      email: undefined,
      rgpd: undefined,
    },
    { entreprise: 'requis', secteur: 'choix', nom: 'requis', email: 'requis', rgpd: 'accord' },
  ],
  ['no consent', { rgpd: false }, { rgpd: 'accord' }],
  ['consent in a word', { rgpd: 'true' }, { rgpd: 'accord' }],
  [
    'four mistakes',
    { entreprise: ' ', secteur: 'x', email: 'z', rgpd: null },
    { entreprise: 'requis', secteur: 'choix', email: 'format', rgpd: 'accord' },
  ],
];
for (const [what, over, expected] of fields) {
  Deno.test(`${what}: 422 names the field and the reason, and nothing is sent`, async () => {
    const { post, sent } = setup();
    const answer = await post(wish(over));
    assert.deepEqual(
      [answer.status, (await answer.json()).error.champs, sent],
      [422, expected, []],
    );
  });
}

for (const [what, over] of [
  ['line breaks in the wish', { besoins: 'a\nb' }],
  ...(
    [
      'sante',
      'finance',
      'ecommerce',
      'industrie',
      'services',
      'informatique',
      'education',
      'autre',
    ] as const
  ).map((secteur) => [`the sector ${secteur}`, { secteur }] as const),
  ...(['', '1', '2-10', '11-50', '51-250', '250+'] as const).map(
    (effectifs) => [`a size of « ${effectifs} »`, { effectifs }] as const,
  ),
  ...(['', '0-100k', '100k-500k', '500k-2M', '2M-10M', '10M+'] as const).map(
    (ca) => [`sales of « ${ca} »`, { ca }] as const,
  ),
  ['other scripts in names', { entreprise: 'Магазин 商店', nom: 'Ωμέγα' }],
  ['an address with a plus', { email: "o'neil+devis@sous.domaine.example" }],
] as const) {
  Deno.test(`${what}: accepted`, async () => {
    const { post, sent } = setup();
    assert.equal((await post(wish(over))).status, 200);
    assert.equal(sent.length, 1);
  });
}

// A page may have been opened before a field came, or went.
const mailOf = async (body: string) => {
  const { post, sent, logged } = setup();
  const answer = await post(body);
  assert.equal(answer.status, 200);
  const number = await numberOf(answer);
  assert.equal(sent.length, 1);
  return { text: sent[0]?.text.replaceAll(number, 'N'), logged };
};

Deno.test('what the body does not have of the optional fields is empty', async () => {
  const { secteur, entreprise, nom, email, rgpd } = valid;
  const { text, logged } = await mailOf(JSON.stringify({ secteur, entreprise, nom, email, rgpd }));
  assert.equal(text, (await mailOf(wish())).text);
  assert.ok(!('unknown' in (logged[0] ?? {})));
});

for (const [what, body, unknown] of [
  ['a tenth field', wish({ autre: 'secret' }), 1],
  [
    'two more, one of them deep',
    wish({ siren: '123456789', besoin: { rgpd: [{ entreprise: 'secret' }] } }),
    2,
  ],
  ['a field in other letters', wish({ Entreprise: 'secret', '': 'secret' }), 2],
  [
    'names that every object has',
    wish({ constructor: { name: 'secret' }, toString: 'secret', hasOwnProperty: null }),
    3,
  ],
  ['a prototype', `${wish().slice(0, -1)},"__proto__":{"entreprise":"secret","rgpd":false}}`, 1],
] as const) {
  Deno.test(`${what}: left out, and no more than counted`, async () => {
    const { text, logged } = await mailOf(body);
    assert.equal(text, (await mailOf(wish())).text);
    assert.equal(logged[0]?.['unknown'], unknown);
    assert.deepEqual(Object.keys(logged[0] ?? {}), [
      'number',
      'outcome',
      'status',
      'ms',
      'sender',
      'unknown',
    ]);
  });
}

Deno.test('an unknown key makes no other request of the same answers', async () => {
  const { post, sent } = setup();
  const first = await numberOf(await post(wish()));
  assert.equal(await numberOf(await post(wish({ autre: '' }))), first);
  assert.equal(sent.length, 1);
});

Deno.test('what a prototype holds is no answer', async () => {
  const { entreprise, ...rest } = valid;
  const { post, sent } = setup();
  const answer = await post(
    `${JSON.stringify(rest).slice(0, -1)},"__proto__":${JSON.stringify({ entreprise })}}`,
  );
  assert.deepEqual((await answer.json()).error.champs, { entreprise: 'requis' });
  assert.deepEqual(sent, []);
});

Deno.test('a mail server that refuses is a 502, one that says nothing a 504; nothing of it is told or logged but its code', async () => {
  for (const [error, status, code, cause] of [
    [
      Object.assign(new Error('550 mailbox of a.b@secret.fr full'), {
        code: 'EENVELOPE',
        responseCode: 550,
      }),
      502,
      'refus',
      'EENVELOPE 550',
    ],
    [new Timeout(), 504, 'silence', 'silence'],
  ] as const) {
    const { post, logged } = setup({ send: () => Promise.reject(error) });
    const answer = await post(wish());
    assert.equal(answer.status, status);
    assert.equal(answer.headers.get('access-control-allow-origin'), site);
    const body = await answer.text();
    assert.ok(!body.includes('secret'));
    assert.equal(JSON.parse(body).error.code, code);
    assert.match(JSON.parse(body).error.message, /^Le serveur de messagerie .+\.$/);
    assert.equal(logged[0]?.['cause'], cause);
    assert.ok(!JSON.stringify(logged).includes('secret'));
  }
});

Deno.test('a mistake of ours is a 500 that tells nothing; the log has its message, without a word that was typed', async () => {
  const mistake = new TypeError('Zoé Martin, zoe@epi.fr, has no "Fils" to hash');
  const { post, logged } = setup({
    hash: (text) => (text.startsWith('content') ? Promise.reject(mistake) : Promise.resolve('')),
  });
  const answer = await post(wish());
  assert.equal(answer.status, 500);
  const body = await answer.text();
  assert.deepEqual(JSON.parse(body), {
    error: { code: 'interne', message: 'La demande n’a pas pu être traitée.' },
  });
  assert.equal(logged[0]?.['cause'], 'TypeError … …, … has no … to hash');
});

Deno.test('only the site’s own origins may read an answer', async () => {
  const { handler, post } = setup();
  assert.equal(
    (await post('{', { origin: 'https://autre.example' })).headers.get(
      'access-control-allow-origin',
    ),
    null,
  );
  assert.equal((await post('{')).headers.get('access-control-allow-origin'), site);
  const preflight = await handler(
    new Request('http://f/', { method: 'OPTIONS', headers: { origin: site } }),
  );
  assert.equal(preflight.status, 204);
  assert.match(preflight.headers.get('access-control-allow-headers') ?? '', /apikey/);
  assert.equal(preflight.headers.get('access-control-allow-methods'), 'POST');
  assert.equal(preflight.headers.get('access-control-max-age'), '86400', 'asked once a day');
});

Deno.test('an answer is kept by nobody, and is what it says; the wrong method is told the right one', async () => {
  const { handler, post } = setup();
  const { headers } = await post(wish());
  assert.deepEqual(
    ['vary', 'cache-control', 'x-content-type-options'].map((name) => headers.get(name)),
    ['Origin', 'no-store', 'nosniff'],
  );
  assert.equal((await handler(new Request('http://f/'))).headers.get('allow'), 'POST, OPTIONS');
});
