import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { getBuildDate } from '#src/config/build-date.ts';
import {
  addMonths,
  formatDate,
  formatMonth,
  formatShortDate,
  formatSourceDate,
} from '#src/lib/dates.ts';

describe('dates', () => {
  test('writes each month as Intl does', () => {
    for (let month = 1; month <= 12; month += 1) {
      const day = `2026-${String(month).padStart(2, '0')}-17`;
      const date = new Date(day).toLocaleDateString('fr', { dateStyle: 'long' });
      expect(formatDate(day)).toBe(date.replace(' ', '\u00A0'));
      expect(date).toContain(` ${formatMonth(day)}`);
    }
  });

  test('writes the first of a month as « 1er »', () => {
    expect(formatDate('2026-11-01')).toBe('1er\u00A0novembre 2026');
    expect(formatDate('2026-11-02')).toBe('2\u00A0novembre 2026');
    expect(formatDate('2026-11')).toBe('1er\u00A0novembre 2026');
    expect(formatDate('2026')).toBe('1er\u00A0janvier 2026');
    expect(formatMonth('2026')).toBe('janvier 2026');
  });

  test('writes the date of a document, otherwise the year seen', () => {
    const read = { verifie: '2026-11-21' };
    expect(formatSourceDate({ ...read, date: '2025-07-17' })).toBe('juillet 2025');
    expect(formatSourceDate({ ...read, date: 2020 })).toBe('2020');
    for (const none of [read, { ...read, date: 'non daté' }])
      expect(formatSourceDate(none)).toBe('vu en 2026');
  });

  test('writes the short form with the day first', () =>
    expect(formatShortDate('2025-07-17')).toBe('17/07/2025'));

  test('adds months beyond the end of the year', () => {
    expect(addMonths('2026-11-21', 3)).toBe('2027-02-21');
    expect(addMonths('2026-11-21', 0)).toBe('2026-11-21');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  });
});

describe('buildDate', () => {
  test('is the day in Paris in every time zone', () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    for (const [moment, day] of [
      ['2026-11-22T23:30:00Z', '2026-11-23'],
      ['2026-06-30T22:30:00Z', '2026-07-01'],
      ['2026-11-22T22:30:00Z', '2026-11-22'],
    ] as const) {
      vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(moment) / 1000));
      expect(getBuildDate()).toBe(day);
    }
  });
});
