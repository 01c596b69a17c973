// What people, broken clients and attackers may send: each with what the function must make of it.
import fc from 'fast-check';
import {
  descriptionOf,
  fieldNames,
  quoteFields,
} from '../../supabase/functions/_shared/quote-fields.ts';
import type { Ask } from './trial.ts';
import { siteHeaders } from './trial.ts';

/** « valid » is answered 200 and is one mail; anything else is one of these answers and no mail. */
export type FuzzCase = Ask & { kind: string; expected: number[] };

const { secteur, effectifs, ca } = quoteFields;
const optional = fieldNames.filter((name) => descriptionOf(name).optional);
const required = fieldNames.filter((name) => !descriptionOf(name).optional);

/** What would be a header, a line or a direction of its own, were it not repaired. */
const injections = [
  '\r\nBcc: x@y.fr',
  '\nBcc: x@y.fr\n',
  '\r\n\r\n<b>',
  '\0',
  '\u2028Bcc: x@y.fr',
  '\u0085',
  '\x1b[31m',
  '\r\n.\r\nMAIL FROM:<a@b.fr>',
  ...['\u202Eabc', '\u2066abc\u2069', '\u200Fabc', '\u061Cabc', '\uFEFFabc'],
  ...['\uD800', '\uDFFFx', 'e\u0301', '\u200D', '\u200B'],
].map((odd) => `x${odd}`);

const valid = (index: number) =>
  fc.record({
    entreprise: fc
      .constantFrom(
        ...injections,
        'Épi & Fils',
        'Аррӏе Рау',
        'O’Neil <b@c.fr>, d@e.fr',
        '商店 «Ω»',
        '"Zoé" =?utf-8?q?x?=',
        '<script>alert(1)</script>',
        '🥖',
        '%0d%0aBcc:',
      )
      .map((name) => `${name} ${index}`),
    secteur: fc.constantFrom(...Object.keys(secteur.options)),
    effectifs: fc.constantFrom('', ...Object.keys(effectifs.options)),
    ca: fc.constantFrom('', ...Object.keys(ca.options)),
    nom: fc.constantFrom(
      ...injections,
      'Zoé Martin',
      'Ωμέγα',
      "D'Arc",
      '<img src=x onerror=y>',
      'a@b.fr',
      '{{7*7}} #{7*7}',
    ),
    email: fc.constantFrom(
      'zoe@epi.fr',
      "o'neil+a@sous.domaine.example",
      '!#$%&*+/=?^_`{|}~-@a.fr',
      'a@xn--pi-bja.fr',
      'zoe@société.fr',
      '\u200Ezoe@epi.fr\t',
      `${'x'.repeat(64)}@a.fr`,
    ),
    telephone: fc.constantFrom(
      ...injections,
      ...[
        '',
        '06 12 34 56 78',
        '+33 (0)6.12.34.56.78',
        '(+32) 470/12 34 56',
        '06\u00A012\u202F34‑56 78',
      ],
      ...['01 23 45 67 89 poste 12', '01 23 45 67 89 ou 06 12 34 56 78', '12', '('.repeat(120)],
    ),
    besoins: fc.oneof(
      fc.constantFrom(
        ...injections,
        '',
        'a\nBcc: x@y.fr',
        '.\n.\nQUIT\n',
        '\n\nSubject: autre\n\n',
        '—'.repeat(3000),
        '<table><tr>',
        '\n'.repeat(2000),
      ),
      fc.string({ unit: fc.constantFrom(...'aé €\n.,;:<>&"\'’«»\u00A0漢🥖'), maxLength: 1400 }),
    ),
    rgpd: fc.constant(true as const),
  });

const emails = [
  'zоe@epi.fr',
  'zoe@еpi.fr',
  'a@b',
  '@b.fr',
  'a@',
  'a b@c.fr',
  'a@b..fr',
  '"a b"@c.fr',
  'a@b.fr, c@d.fr',
  'a@b.fr>',
  '<a@b.fr>',
  'a@[127.0.0.1]',
  'a@b.fr\r\nTo: c@d.fr',
];

/** One field put wrong, in a way that is wrong in that field. */
const spoiled = fc.oneof(
  fc
    .record({
      field: fc.constantFrom('secteur', 'effectifs', 'ca', 'email', 'rgpd'),
      value: fc.constantFrom(...injections),
    })
    .map(({ field, value }) => ({ [field]: value })),
  fc.constantFrom(...emails).map((email) => ({ email })),
  fc
    .record({
      field: fc.constantFrom(...fieldNames),
      value: fc.oneof(
        fc.constantFrom(null, 0, false, [], {}, [[]], { toString: 'x' }, 1e308),
        fc
          .jsonValue({ maxDepth: 4 })
          .filter((value) => typeof value !== 'string' && value !== true),
        fc.constant('x'.repeat(4000)),
      ),
    })
    .map(({ field, value }) => ({ [field]: value })),
  fc.constant({ rgpd: 'true' }),
  fc.constantFrom(...required).map((field) => ({ [field]: undefined })),
);

/**
 * What a page may send that was opened before a field came or went, and what is no field at all.
 */
const otherFields = fc.oneof(
  fc.constantFrom<object>(
    {},
    { autre: '' },
    { constructor: {} },
    { '': '' },
    { Entreprise: 'x' },
    { bcc: 'x@y.fr' },
  ),
  fc.jsonValue({ maxDepth: 3 }).map((value) => ({ autre: value })),
  fc
    .subarray(optional)
    .map((missing) => Object.fromEntries(missing.map((field) => [field, undefined]))),
);

const bytes = (
  kind: string,
  expected: number[],
  body: Uint8Array | string,
  headers?: Record<string, string>,
): FuzzCase => ({
  kind,
  expected,
  body,
  ...(headers && { headers: { ...siteHeaders, ...headers } }),
});

/** As a browser without scripts sends it, the box that has to be ticked left out. */
const formOf = ({ rgpd: _, ...answers }: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(answers).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();

const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

const wrapped = (text: string) => [
  '{"__proto__":{"rgpd":true}}',
  `{"__proto__":${text}}`,
  `[${text}]`,
  `"${text.length}"`,
];

/** How often among those that are refused, what it is, how it is answered, and its bodies. */
const refused = <T>(
  weight: number,
  kind: string,
  expected: number[],
  drawn: fc.Arbitrary<T>,
  body: (value: T) => Uint8Array | string,
) => ({ weight, arbitrary: drawn.map((value) => bytes(kind, expected, body(value))) });

const refusedCase = (index: number) =>
  valid(index).chain((request) => {
    const text = JSON.stringify(request);
    return fc.oneof(
      refused(8, 'one field wrong', [422], spoiled, (over) =>
        JSON.stringify({ ...request, ...over }),
      ),
      refused(2, 'other JSON', [422], fc.jsonValue({ maxDepth: 6 }), (value) =>
        JSON.stringify(value),
      ),
      refused(
        2,
        'random bytes',
        [400, 422],
        fc.uint8Array({ minLength: 1, maxLength: 4000 }),
        (body) => body,
      ),
      refused(1, 'cut off', [400], fc.nat(text.length - 1), (at) => text.slice(0, at)),
      refused(
        1,
        'wrong encoding',
        [400, 422],
        fc.constantFrom(utf16(text), latin1(`${text.slice(0, -1)},"é":"é"}`)),
        (body) => body,
      ),
      refused(
        1,
        'huge',
        [413],
        fc.integer({ min: 16_001, max: 400_000 }),
        (size) => `${text}${' '.repeat(size)}`,
      ),
      refused(
        1,
        'deep',
        [422],
        fc.integer({ min: 10, max: 7_900 }),
        (depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`,
      ),
      refused(
        1,
        'deep',
        [400, 422],
        fc.integer({ min: 10, max: 3_000 }),
        (depth) => `${'{"a":'.repeat(depth)}1`,
      ),
      refused(1, 'wrapped', [422], fc.constantFrom(...wrapped(text)), (body) => body),
      {
        weight: 1,
        arbitrary: fc
          .constantFrom(
            '',
            'text/plain',
            'multipart/form-data; boundary=x',
            'application/json-seq',
            'x'.repeat(4000),
          )
          .map((type) => bytes('other type', [415], text, { 'content-type': type })),
      },
      {
        weight: 2,
        arbitrary: fc
          .oneof(
            spoiled.map((over) => formOf({ ...request, ...over })),
            fc
              .subarray(required, { minLength: 1 })
              .map((twice) => `${formOf(request)}&${twice.map((name) => `${name}=x`).join('&')}`),
            fc.string({ unit: fc.constantFrom(...'a=&%+;[]é\n'), maxLength: 2000 }),
            fc
              .integer({ min: 48_001, max: 400_000 })
              .map((size) => formOf(request).padEnd(size, '&')),
          )
          .map((body) =>
            bytes('form without scripts', [303], body, {
              'content-type': 'application/x-www-form-urlencoded',
            }),
          ),
      },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom('GET', 'PUT', 'DELETE', 'PATCH', 'PURGE')
          .map((method) => ({ ...bytes('other method', [405], ''), method })),
      },
    );
  });

/** Each somebody else, who may be acknowledged. */
const network = (index: number) => ({
  'cf-connecting-ip': `198.${(index >> 8) & 255}.${index & 255}.1`,
});

const acceptedCase = (index: number) =>
  fc
    .record({
      request: valid(index),
      others: otherFields,
      headers: fc.constantFrom<Record<string, string>>(
        {},
        network(index),
        { 'content-type': 'application/json; charset=utf-8' },
        { 'content-type': 'APPLICATION/JSON' },
        { 'x-forwarded-for': "', (select 1); --", 'cf-connecting-ip': '::ffff:1.2.3.4' },
        { 'x-forwarded-for': '1.2.3.4, '.repeat(300) },
        { 'cf-connecting-ip': '2001:db8::g:::' },
        { origin: 'null' },
        ...['', 'sb_publishable_x', 'null', 'é'.repeat(30), 'x'.repeat(8000)].map((apikey) => ({
          apikey,
        })),
        { 'x-client-info': 'é'.repeat(500) },
      ),
      mark: fc.constantFrom('', '\uFEFF', ' \n'),
    })
    .map(({ request, others, headers, mark }) =>
      bytes('valid', [200], `${mark}${JSON.stringify({ ...request, ...others })}`, headers),
    );

/** The same cases for the same seed. */
export function* fuzzCases(count: number, seed: number): Generator<FuzzCase> {
  for (let index = 0; index < count; index++) {
    const arbitrary = index % 3 === 0 ? acceptedCase(index) : refusedCase(index);
    yield fc.sample(arbitrary, { numRuns: 1, seed: seed + index })[0] as FuzzCase;
  }
}
