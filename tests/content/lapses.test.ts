import { describe, expect, test } from 'vitest';
import { formatLapses } from '../../scripts/lib/lapses.ts';

const lapse = {
  file: 'content/tables/sources.yaml',
  line: 3,
  day: '2027-01-01',
  what: 'etude',
  address: 'https://institut.example/',
  where: ['/'],
  todo: 'Relisez.',
};

describe('formatLapses', () => {
  test('writes nothing when nothing expires', () => expect(formatLapses([])).toBe(''));

  test('names the document, its last day and its line', () => {
    expect(formatLapses([lapse])).toBe(
      '- [ ] **1er\u00A0janvier 2027** [etude](https://institut.example/) (/). Relisez. ' +
        '`content/tables/sources.yaml:3`\n',
    );
  });

  test('keeps the list below the limit of GitHub', () => {
    const list = formatLapses(Array.from({ length: 1000 }, () => lapse));
    const rows = list.split('\n').filter((row) => row.startsWith('- ')).length;
    expect(list.length).toBeLessThan(65_536);
    expect(list).toMatch(new RegExp(`\\nEt ${1000 - rows} de plus : .+\\n$`));
  });
});
