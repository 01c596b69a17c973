import { expect, test } from 'vitest';
import { formatLapses } from '../../scripts/lib/lapses.ts';

const lapse = {
  file: 'content/tables/sources.yaml',
  line: 3,
  day: '2027-01-01',
  what: 'etude',
  where: ['/'],
  todo: 'Relisez.',
};

test('the list of due documents is cut when it is too long', () => {
  const source = { ...lapse, address: 'https://institut.example/' };
  expect(formatLapses([source])).toBe(
    '- [ ] **1er\u00A0janvier 2027** [etude](https://institut.example/) (/). Relisez. ' +
      '`content/tables/sources.yaml:3`\n',
  );
  expect(formatLapses([])).toBe('');
  const long = formatLapses(Array.from({ length: 1000 }, () => source));
  expect(long.length).toBeLessThan(65_536);
  const rows = long.split('\n').filter((row) => row.startsWith('- ')).length;
  expect(long).toMatch(new RegExp(`\\nEt ${1000 - rows} de plus : .+\\n$`));
});
