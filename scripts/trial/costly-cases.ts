// What an attacker sends to keep the processor busy: as much as the function reads, of what
// expressions, parsers and normalisation are slow with.
import { toJSONSchema } from 'zod';
import { quoteRequest } from '../../supabase/functions/_shared/quote-request.ts';
import type { Costly } from './processor-time.ts';
import { valid } from './valid.ts';

const largest = 15_900;
/** Each field that takes any text, and how long it may be. */
const texts = Object.entries(toJSONSchema(quoteRequest, { io: 'input' }).properties ?? {}).flatMap(
  ([field, schema]) =>
    typeof schema === 'object' && schema.maxLength ? [[field, schema.maxLength] as const] : [],
);
const signs = [
  '(',
  ' ',
  '\u00A0',
  '+',
  '0',
  'a.',
  'a@',
  'a-',
  '\n',
  '\uD800',
  '🥖',
  '\u0316\u0301',
  '\u1161\u11A8',
  '👩\u200D',
];

const bytes = (text: string) => new TextEncoder().encode(text).length;
const filled = (sign: string, length: number) => sign.repeat(Math.floor(length / sign.length));
/** No two of them the same, since the same is sent once. */
const request = (kind: string, over: object): Costly => ({
  kind,
  ask: (serial) => ({ body: JSON.stringify({ ...valid, nom: `Zoé ${serial}`, ...over }) }),
});
const text = (kind: string, body: string): Costly => ({ kind, ask: () => ({ body }) });

/**
 * A text of this sign that its field just holds, and one that fills the whole body; neither ends as
 * it began.
 */
const ofSign = (field: string, sign: string, longest: number): Costly[] => {
  const room = largest - bytes(JSON.stringify({ ...valid, [field]: '' }));
  const shown = JSON.stringify(sign);
  return [
    request(`${field} full of ${shown}`, { [field]: `${filled(sign, longest - 1)}!` }),
    request(`a body full of ${shown} in ${field}`, {
      [field]: `${sign.repeat(Math.floor(room / (bytes(shown) - 2)))}!`,
    }),
  ];
};

export const costlyCases: Costly[] = [
  ...texts.flatMap(([field, longest]) => signs.flatMap((sign) => ofSign(field, sign, longest))),
  request('much to escape', { entreprise: filled('<é&', 120), besoins: filled('<é&\n', 3000) }),
  text('lists in lists', `${'['.repeat(7_900)}${']'.repeat(7_900)}`),
  text('objects in objects', `${'{"a":'.repeat(2_600)}1${'}'.repeat(2_600)}`),
  text(
    'a thousand names',
    JSON.stringify(Object.fromEntries(Array.from({ length: 1_500 }, (_, index) => [index, '']))),
  ),
  text('a long number', `{"nom":${'9'.repeat(largest - 10)}}`),
];
