import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { searchData } from '#src/config/routes.ts';
import { makeSearch } from '#src/frame/search/engine.ts';
import { out } from '../../scripts/lib/paths.ts';
import { pageOf } from './reading.ts';

// What visitors ask, in their words, and the pages that answer: questions.yaml was looked at while the search was tuned;
// unseen.yaml was written by somebody who had not seen it, and nothing is tuned by it.
const data = readFileSync(join(out, searchData), 'utf8');
const index = JSON.parse(data);
const search = makeSearch(index);
const read = (name: string): string[][] =>
  parse(readFileSync(new URL(`../search/${name}.yaml`, import.meta.url), 'utf8')).map((row: unknown[]) => row.map(String));
const answers = (wanted: string[]) => (address: string) =>
  wanted.some((each) => address === each || (!each.includes('#') && address.split('#')[0] === each));
const placeOf = ([question = '', ...wanted]: string[]) =>
  search(question)
    .found.map(({ address }) => address)
    .findIndex(answers(wanted));
const missed = (rows: string[][], within: number) =>
  rows.filter((row) => placeOf(row) < 0 || placeOf(row) >= within).map(([question]) => question);

const prescribed = [
  'amende rgpd',
  'prix mensuel',
  'auto entrepreneur',
  'ransomware',
  'pirater',
  'la rançon est-elle payée',
  'mon informaticien',
  'combien ça coûte pour 12 personnes',
];

describe('the search', () => {
  const seen = read('questions');
  const unseen = read('unseen');

  test('answers 95 % of the questions within the first three', () => {
    const wrong = missed(seen, 3);
    expect(wrong.length, wrong.join(' | ')).toBeLessThanOrEqual(seen.length * 0.05);
  });

  test.each(prescribed)('« %s » finds its answer first', (question) => {
    expect(
      missed(
        seen.filter(([each]) => each === question),
        1,
      ),
    ).toEqual([]);
    expect(seen.some(([each]) => each === question)).toBe(true);
  });

  // Nine in ten is the goal, six in ten is what it reaches: the share may go up, never down.
  test('answers what its builder has not seen', () => {
    const wrong = missed(unseen, 3);
    expect(wrong.length, wrong.join(' | ')).toBeLessThanOrEqual(unseen.length * 0.4);
  });

  test('takes what no one would ask', () => {
    for (const odd of [
      '',
      '   ',
      'de la du',
      '(.*+?^$[]{}|\\',
      '😀',
      '\u202Eegnahc',
      '<img src=x onerror=alert(1)>',
      'a'.repeat(10_000),
      'le mot '.repeat(2000),
    ])
      expect(Array.isArray(search(odd).found)).toBe(true);
    expect(search('de la du').found).toEqual([]);
  });

  test('its data weigh at most 45 kB as they are delivered, and lead to places that exist', () => {
    const delivered = brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
    expect(delivered).toBeLessThanOrEqual(45_000);
    const addresses = new Set(seen.flatMap(([question = '']) => search(question).found.map(({ address }) => address)));
    const lost = [...addresses].filter((address) => {
      const [route = '', place] = address.split('#');
      return place && !pageOf(route).includes(` id="${place}"`);
    });
    expect(lost).toEqual([]);
  });
});
