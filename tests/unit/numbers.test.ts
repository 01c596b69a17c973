import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatEuros, formatFigure, formatNumber, formatRating, inWords, ordinal } from '#src/domain/numbers.ts';

/** Spaces as they are read aloud: one narrow, one wide, both without a break. */
const seen = (text: string) => text.replaceAll('\u202F', '·').replaceAll('\u00A0', '_');

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1·000'],
  [45_000, '45·000'],
  [100_000, '100·000'],
  [1_234_567, '1·234·567'],
  [4.5, '4,5'],
  [12_345.25, '12·345,25'],
  [-1, '\u22121'],
  [-2500.5, '\u22122·500,5'],
])('%d is written %s', (value, written) => expect(seen(formatNumber(value))).toBe(written));

test('whatever the number, its digits are all there, three by three', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (value) => {
      const [first = '', ...others] = formatNumber(value).split('\u202F');
      return [first, ...others].join('') === String(value) && first.length <= 3 && others.every(({ length }) => length === 3);
    }),
  );
});

test.each([
  [42, '42·€'],
  [500_000, '500·000·€'],
  [999_999, '999·999·€'],
  [1_000_000, '1·M€'],
  [2_500_000, '2,5·M€'],
  [1_236_000, '1,24·M€'],
  [999_000_000, '999·M€'],
  [1_000_000_000, '1·Md€'],
  [1_238_000_000, '1,24·Md€'],
])('%d € is written %s', (value, written) => expect(seen(formatEuros(value))).toBe(written));

test.each<[number, string]>([
  ...'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'
    .split(' ')
    .map((word, count): [number, string] => [count, word]),
  [21, 'vingt et un'],
  [22, 'vingt-deux'],
  [29, 'vingt-neuf'],
  [30, '30'],
  [1200, '1\u202F200'],
])('%d reads « %s »', (count, words) => expect(inWords(count)).toBe(words));

test.each<[number, string]>([
  [1, 'premier'],
  [4, 'quatrième'],
  [5, 'cinquième'],
  [9, 'neuvième'],
  [21, 'vingt et unième'],
])('the rank %d reads « %s »', (rank, words) => expect([ordinal(rank), ordinal(rank, true)]).toContain(words));

test('the first is masculine or feminine', () => expect([ordinal(1), ordinal(1, true)]).toEqual(['premier', 'première']));

test('a rating keeps its decimal', () => {
  expect([4, 4.5, 4.75].map(formatRating)).toEqual(['4,0', '4,5', '4,8']);
});

test.each<[number | [number, number], string, string]>([
  [45, '€', '45·€'],
  [2, 'nombre', '2'],
  [4, 'sur 5', '4,0_sur_5'],
  [30, '%', '30·%'],
  [72, 'h', '72·h'],
  [15, 'min', '15·min'],
  [8, 's', '8·s'],
  [8, 'ms', '8·ms'],
  [8, 'px', '8·px'],
  [3, 'M€', '3·M€'],
  [0, 'jours', '0_jour'],
  [1, 'jours', '1_jour'],
  [1.5, 'semaines', '1,5_semaine'],
  [1, 'semaines', '1_semaine'],
  [1, 'ans', '1_an'],
  [2, 'ans', '2_ans'],
  [1, 'jours ouvrés', '1_jour ouvré'],
  [5, 'jours ouvrés', '5_jours ouvrés'],
  [1, 'jours ouvrables', '1_jour ouvrable'],
  [1, 'mois', '1_mois'],
  [[8, 72], 'h', '8_à_72·h'],
  [[10, 15], '%', '10_à_15·%'],
  [[0, 1], 'jours', '0_à_1_jour'],
  [[1, 2], 'jours', '1_à_2_jours'],
  [[5000, 45_000], '€', '5·000_à_45·000·€'],
  [[1_000_000, 5_000_000], '€', '1_à_5·M€'],
  [[500_000, 5_000_000], '€', '500·000·€_à_5·M€'],
  [[500_000, 1_000_000], '€', '500·000·€_à_1·M€'],
])('%j in « %s » is written %s', (value, unit, written) => expect(seen(formatFigure(value, unit))).toBe(written));
