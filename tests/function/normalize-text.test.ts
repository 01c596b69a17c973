import assert from 'node:assert/strict';
import fc from 'fast-check';
import { normalizeText } from '../../supabase/functions/_shared/normalize-text.ts';
import { readRequest } from '../../supabase/functions/_shared/quote-request.ts';
import { composeMail } from '../../supabase/functions/send-devis-email/mail.ts';
import { valid } from './support/valid.ts';

type Typed = Partial<Record<keyof typeof valid, unknown>>;

/**
 * What both sides make of these answers: the form before it sends, the function before it passes
 * them on.
 */
const read = (typed: Typed) => {
  const { request, refusals } = readRequest({ ...valid, ...typed });
  return request ?? refusals;
};

const joined = '👩🏽\u200D💻 ❤\uFE0F 👨\u200D👩\u200D👧';
const repaired: [string, Typed, Typed][] = [
  [
    'tabs between words',
    { nom: 'Zoé\tMartin', besoins: 'un\tdeux' },
    { nom: 'Zoé Martin', besoins: 'un deux' },
  ],
  [
    'line breaks in one line',
    { entreprise: 'Épi\r\n& Fils\u2028Nord' },
    { entreprise: 'Épi & Fils Nord' },
  ],
  [
    'line breaks of any kind in a long text',
    { besoins: 'a\r\nb\rc\u2028d\ve\n\nf' },
    { besoins: 'a\nb\nc\nd\ne\n\nf' },
  ],
  [
    'spaces without width',
    { nom: '\uFEFFZoé\u200B Mar\u00ADtin\u2060', besoins: 'a\u200Bb' },
    { nom: 'Zoé Martin', besoins: 'ab' },
  ],
  [
    'direction signs',
    { nom: '\u2066Zoé\u2069', besoins: 'la \u202Ecaisse\u200F' },
    { nom: 'Zoé', besoins: 'la caisse' },
  ],
  [
    'an address copied with such signs',
    { email: '\u200Ezoe@epi.fr\u200B\n' },
    { email: 'zoe@epi.fr' },
  ],
  [
    'a number copied with such signs',
    { telephone: '\u202A06 12 34 56 78\u202C' },
    { telephone: '06 12 34 56 78' },
  ],
  [
    'control signs',
    { entreprise: 'É\u0000pi\u0007', besoins: 'a\u001B[31mb' },
    { entreprise: 'Épi', besoins: 'a[31mb' },
  ],
  ['letters and accents apart', { nom: 'Zoe\u0301' }, { nom: 'Zoé' }],
  [
    'joiners that join nothing',
    { nom: 'Z\u200Do\u200Cé\uFE0F', besoins: '\u200D👩\u200D' },
    { nom: 'Zoé', besoins: '👩' },
  ],
  [
    'a text cut inside an emoji',
    { nom: 'Zoé 👩'.slice(0, -1), besoins: '👩\u200D💻'.slice(0, -1) },
    { nom: 'Zoé', besoins: '👩' },
  ],
  [
    'spaces around',
    { entreprise: ' \u00A0Épi\u2009', telephone: ' 061234 ' },
    { entreprise: 'Épi', telephone: '061234' },
  ],
];
for (const [what, typed, expected] of repaired) {
  Deno.test(`repair > accepts ${what}`, () =>
    assert.deepEqual(read(typed), { ...valid, ...expected }));
}

Deno.test('normalizeText > leaves no line of its own in the mail or its subject', () => {
  const { request = valid } = readRequest({
    ...valid,
    entreprise: 'Épi\r\nBcc: x@y.fr',
    telephone: '06 12 34 56 78\nE-mail : x@y.fr',
  });
  const { subject, text } = composeMail(request, '261121-ABCDE', new Date());
  assert.match(subject, /^Devis cyber \S+ : Épi Bcc: x@y\.fr \(Autre\)$/);
  assert.match(text, /^Téléphone : 06 12 34 56 78 E-mail : x@y\.fr$/m);
});

Deno.test('repair > keeps what joins the parts of an emoji', () => {
  const typed = { nom: `Zoé ${joined}`, besoins: joined };
  assert.deepEqual(read(typed), { ...valid, ...typed });
});

for (const [what, nothing] of [
  ['signs that nobody sees', '\u200B\u2060\u00AD'],
  ['blank letters', '\u3164\u115F\uFFA0'],
  ['blank dots', '\u2800'],
  ['dashes', '— -'],
  ['an emoji', '🥖'],
  ['half an emoji', '\uD83E'],
] as const) {
  Deno.test(`repair > refuses ${what} as a name`, () => {
    assert.deepEqual(read({ nom: nothing, entreprise: nothing }), {
      nom: 'requis',
      entreprise: 'requis',
    });
  });
}

for (const name of ['李', '3M', 'Ωμέγα', 'محمد', '42', 'É']) {
  Deno.test(`repair > accepts « ${name} » as a name`, () =>
    assert.deepEqual(read({ nom: name }), { ...valid, nom: name }));
}

Deno.test('repair > counts the characters that are left', () => {
  for (const [field, longest] of [
    ['entreprise', 120],
    ['nom', 120],
    ['telephone', 120],
    ['besoins', 3000],
  ] as const) {
    for (const sign of ['x', '🥖', '漢']) {
      const text = `a${sign.repeat(longest - 1)}`;
      assert.deepEqual(read({ [field]: `\u200B\u2066 ${text}\t\u2069` }), {
        ...valid,
        [field]: text,
      });
      assert.deepEqual(read({ [field]: `${text}x` }), { [field]: 'long' });
    }
  }
});

Deno.test('repair > leaves only visible characters, whatever comes', () => {
  const tricky =
    '👩🏽\u200D💻\uFE0F\uD83E\uDD56e\u0301\u200B\u202E\r\n\t\v\u2028\u0085\u0000\uFEFF a1';
  const unit = fc.oneof(
    fc.constantFrom(...tricky.split('')),
    fc.string({ unit: 'binary', maxLength: 1 }),
  );
  const text = fc.string({ unit, maxLength: 40 });
  fc.assert(
    fc.property(text, fc.boolean(), (typed, keepsLines) => {
      const left = normalizeText(typed, keepsLines);
      assert.equal(normalizeText(left, keepsLines), left);
      assert.equal(left, left.trim());
      assert.equal(left, left.normalize('NFC'));
      assert.ok(left.isWellFormed());
      const lines = left.replaceAll('\n', keepsLines ? '' : '\n');
      assert.ok(
        !/[\p{Cc}\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/u.test(lines),
        JSON.stringify(left),
      );
      assert.ok(!/(?:^|[\p{L}\p{N}\s])\u200D/u.test(left), JSON.stringify(left));
    }),
    { numRuns: 3000, seed: 48 },
  );
});
