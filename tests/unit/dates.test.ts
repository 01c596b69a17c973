import { expect, onTestFinished, test, vi } from 'vitest';
import { buildDate } from '#src/config/build-date.ts';
import {
  addMonths,
  documentDate,
  formatDate,
  formatMonth,
  formatShortDate,
} from '#src/lib/dates.ts';

const months =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

test.each(months.map((name, index) => [`2026-${String(index + 1).padStart(2, '0')}`, name]))(
  '%s is %s',
  (month, name) => {
    expect(formatMonth(month)).toBe(`${name} 2026`);
    expect(formatDate(`${month}-17`)).toBe(`17\u00A0${name} 2026`);
  },
);

test('the first of a month is « 1er », a month alone is its first', () => {
  expect(formatDate('2026-11-01')).toBe('1er\u00A0novembre 2026');
  expect(formatDate('2026-11-02')).toBe('2\u00A0novembre 2026');
  expect(formatDate('2026-11')).toBe('1er\u00A0novembre 2026');
  expect(formatDate('2026')).toBe('1er\u00A0janvier 2026');
  expect(formatMonth('2026')).toBe('janvier 2026');
});

test('a document is of the month or the year that it bears; of none, it was at least seen on a day', () => {
  const read = { verifie: '2026-11-21' };
  expect(documentDate({ ...read, date: '2025-07-17' })).toBe('juillet 2025');
  expect(documentDate({ ...read, date: 2020 })).toBe('2020');
  for (const none of [read, { ...read, date: 'non daté' }])
    expect(documentDate(none)).toBe('non daté, vu en 2026');
});

test('the short form has the day first', () =>
  expect(formatShortDate('2025-07-17')).toBe('17/07/2025'));

test('months are added over the end of the year, and taken away', () => {
  expect(addMonths('2026-11-21', 3)).toBe('2027-02-21');
  expect(addMonths('2026-11-21', 0)).toBe('2026-11-21');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
});

test('a build made after midnight in Paris is of the new day, wherever the machine is', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const [moment, day] of [
    ['2026-11-22T23:30:00Z', '2026-11-23'],
    ['2026-06-30T22:30:00Z', '2026-07-01'],
    ['2026-11-22T22:30:00Z', '2026-11-22'],
  ] as const) {
    vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(moment) / 1000));
    expect(buildDate()).toBe(day);
  }
});
