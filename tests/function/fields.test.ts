// Tests the rules of the nine answers, which the form and the function share.
import assert from 'node:assert/strict';
import { getDescription, quoteFields } from '../../supabase/functions/_shared/quote-fields.ts';
import { readRequest } from '../../supabase/functions/_shared/quote-request.ts';
import { formatTelephone } from '../../supabase/functions/_shared/telephone.ts';
import { valid } from './support/valid.ts';

const read = (typed: Record<string, unknown>) => {
  const { request, refusals } = readRequest({ ...valid, ...typed });
  return request ?? refusals;
};

for (const [what, typed, read_] of [
  ['tabs', { nom: 'Zoé\tMartin', besoins: 'un\tdeux' }, { nom: 'Zoé Martin', besoins: 'un deux' }],
  ['line breaks in a name', { nom: 'Épi\r\n& Fils\u2028Nord' }, { nom: 'Épi & Fils Nord' }],
  [
    'line breaks of any kind',
    { besoins: 'a\r\nb\rc\u2028d\u2029e\vf\fg\u0085h\n\ni' },
    { besoins: 'a\nb\nc\nd\ne\nf\ng\nh\n\ni' },
  ],
  [
    'invisible characters and separate accents',
    { nom: '\uFEFFZoe\u0301\u200B \u202EMar\u00ADt\u0000in\u2066' },
    { nom: 'Zoé Martin' },
  ],
  ['half an emoji', { nom: 'Zoé 👩'.slice(0, -1) }, { nom: 'Zoé' }],
  ['joiners inside emoji only', { nom: 'Z\u200Doé 👩🏽\u200D💻' }, { nom: 'Zoé 👩🏽\u200D💻' }],
  ['names of other scripts', { nom: '李', entreprise: '42' }, { nom: '李', entreprise: '42' }],
] as const)
  Deno.test(`fields > accept and repair ${what}`, () =>
    assert.deepEqual(read(typed), { ...valid, ...read_ }));

for (const nothing of ['\u200B\u2060\u00AD', '\u3164\uFFA0', '— -', '🥖'])
  Deno.test(`fields > refuse ${JSON.stringify(nothing)} as a name`, () =>
    assert.deepEqual(read({ nom: nothing }), { nom: 'requis' }));

for (const [what, typed, refusals] of [
  ['a number', { entreprise: 3 }, { entreprise: 'requis' }],
  ['null', { besoins: null }, { besoins: 'format' }],
  ['a word for the consent', { rgpd: 'true' }, { rgpd: 'accord' }],
  ['a choice that is not offered', { secteur: 'toString' }, { secteur: 'choix' }],
] as const)
  Deno.test(`fields > refuse ${what}`, () => assert.deepEqual(read(typed), refusals));

for (const [field, longest] of [
  ['nom', 120],
  ['telephone', 120],
  ['besoins', 3000],
] as const)
  Deno.test(`fields > count ${longest} visible characters of ${field}`, () => {
    for (const sign of ['x', '🥖']) {
      const text = `a${sign.repeat(longest - 1)}`;
      assert.deepEqual(read({ [field]: `\u200B ${text}\t` }), { ...valid, [field]: text });
      assert.deepEqual(read({ [field]: `${text}x` }), { [field]: 'long' });
    }
  });

Deno.test('fields > ignore properties of a prototype', () => {
  const body = JSON.parse(`{"__proto__":${JSON.stringify(valid)}}`);
  assert.equal(readRequest(body).refusals?.nom, 'requis');
});

Deno.test('consent > has a new version when its wording changes', () => {
  const versions = {
    '1 du 21 novembre 2026':
      'J’accepte que mes données soient utilisées pour recevoir une proposition d’assurance ' +
      'cyber personnalisée. Elles ne sont jamais revendues, et je peux me désinscrire à ' +
      'tout moment.',
  };
  const { version, wording } = quoteFields.rgpd;
  assert.deepEqual([version, wording], Object.entries(versions).at(-1));
});

for (const email of [
  'zoe@SOCIÉTÉ.fr',
  'zoe@épi-et-fils.example',
  'a@xn--pi-bja.fr',
  "o'neil+a@b.fr",
  `${'x'.repeat(64)}@a.fr`,
])
  Deno.test(`address > accepts ${email}`, () =>
    assert.deepEqual(read({ email }), { ...valid, email }));

for (const email of [
  ...['zoe', 'zoe@', '@epi.fr', 'zoe@@epi.fr', 'zoe@epi', 'zoé@epi.fr', 'zoe@еpi.fr'],
  ...['zoe@ªb.fr', 'zoe@ﬁn.fr', 'zoe@xn--é.fr', 'zoe@-épi.fr', 'zoe@épi..fr', 'zoe@épi.fr:25'],
  ...[
    'zoe@épi.fr,x@y.fr',
    '.zoe@epi.fr',
    'zoe.@epi.fr',
    'zoe..a@epi.fr',
    '"zoe martin"@epi.fr',
    'Zoé <zoe@epi.fr>',
  ],
  ...['a@b.fr\nBcc: c@d.fr', 'zoe@127.0.0.1', `${'x'.repeat(65)}@a.fr`],
  // Characters of quoted strings, comments and lists, because nodemailer would rewrite them.
  ...[...' "(),:;<>[\\]'].map((sign) => `zoe${sign}a@epi.fr`),
])
  Deno.test(`address > refuses ${JSON.stringify(email)}`, () =>
    assert.deepEqual(read({ email }), { email: 'format' }));

const isDoubtful = (typed: string) => getDescription('telephone').isDoubtful?.(typed);

for (const [typed, value, href] of [
  ['06.12-34 56/78', '06 12 34 56 78', 'tel:+33612345678'],
  ['+33 (0)6 12 34 56 78', '06 12 34 56 78', 'tel:+33612345678'],
  ['06\u00A012\u201134\u202F56-78', '06 12 34 56 78', 'tel:+33612345678'],
  ['+44 (0)20 7946.0958', '+44 20 7946 0958', 'tel:+442079460958'],
  ['0032 470/12.34.56', '+32 470 12 34 56', 'tel:+32470123456'],
  ['0151 23456789', '0151 23456789', 'tel:015123456789'],
  // Keeps the whole text if it contains words too, because the broker reads them.
  ...[
    ['poste 12 au 01 23 45 67 89', 'tel:+33123456789'],
    ['0032 470 12 34 56, le 06 12 34 56 78 sinon', 'tel:+32470123456'],
    ['24/24 01 23 45 67 89', 'tel:+33123456789'],
  ].map(([typed, href]) => [typed, typed, href]),
] as [string, string, string][])
  Deno.test(`telephone > dials « ${typed} » as ${href}`, () => {
    assert.deepEqual(formatTelephone(typed), { value, href });
    assert.equal(isDoubtful(typed), false);
  });

for (const typed of ['12345', '1234567890123456', 'à la boutique', '06 12 34 56 7', '+33 6 12'])
  Deno.test(`telephone > doubts « ${typed} » and creates no link`, () => {
    assert.equal(isDoubtful(typed), true);
    assert.deepEqual(formatTelephone(typed), { value: typed, href: undefined });
  });
