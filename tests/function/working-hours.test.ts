import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isWorkingDay } from '../../src/lib/places.ts';
import tables from '../../supabase/functions/send-devis-email/tables.json' with { type: 'json' };
import {
  afterWorkingHours,
  dayAndNight,
  workingHours,
} from '../../supabase/functions/send-devis-email/working-hours.ts';

const { opens, closes } = tables.hours;
/** The hours of a day without a night in them, as these cases by hand take them. */
const length = closes - opens;
const inParis = (day: string, time: string) => {
  const utc = new Date(`${day}T${time}Z`);
  const shown = new Date(
    utc.toLocaleString('sv-SE', { timeZone: 'Europe/Paris' }).replace(' ', 'T').concat('Z'),
  );
  return new Date(utc.getTime() - (shown.getTime() - utc.getTime()));
};
const clock = (hour: number, minutes = '00') => `${String(hour).padStart(2, '0')}:${minutes}`;

for (const [what, from, to, hours] of [
  [
    'within a day',
    inParis('2026-11-23', clock(opens, '30')),
    inParis('2026-11-23', clock(opens + 2)),
    1.5,
  ],
  [
    'over a night',
    inParis('2026-11-23', clock(closes - 1)),
    inParis('2026-11-24', clock(opens + 1)),
    2,
  ],
  [
    'over a weekend',
    inParis('2026-11-20', clock(closes - 2)),
    inParis('2026-11-23', clock(opens + 1)),
    3,
  ],
  [
    'from a Saturday',
    inParis('2026-11-21', clock(opens + 1)),
    inParis('2026-11-23', clock(opens + 1)),
    1,
  ],
  [
    'over Armistice Day, a Wednesday',
    inParis('2026-11-10', clock(closes - 1)),
    inParis('2026-11-12', clock(opens + 1)),
    2,
  ],
  [
    'over Easter Monday',
    inParis('2027-03-26', clock(closes - 1)),
    inParis('2027-03-30', clock(opens + 1)),
    2,
  ],
  [
    'over the start of summer time',
    inParis('2027-03-25', clock(opens)),
    inParis('2027-03-30', clock(opens + 1)),
    2 * length + 1,
  ],
  [
    'over the end of summer time',
    inParis('2026-10-23', clock(opens)),
    inParis('2026-10-26', clock(opens + 1)),
    length + 1,
  ],
  ['in the night', inParis('2026-11-23', clock(closes)), inParis('2026-11-24', clock(opens)), 0],
] as const) {
  Deno.test(`${what}: ${hours} working hours, which end then`, () => {
    assert.equal(workingHours(from, to), hours);
    if (hours > 0) assert.equal(afterWorkingHours(from, hours).getTime(), to.getTime());
  });
}

Deno.test('an answer within a day of working days comes on the next of them at the latest', () => {
  for (const [from, to, isInTime] of [
    ['2026-11-20T15:00', '2026-11-23T15:00', true],
    ['2026-11-20T15:00', '2026-11-23T15:01', false],
    ['2026-11-21T08:00', '2026-11-23T23:59', true],
    ['2026-11-21T08:00', '2026-11-24T00:01', false],
  ] as const) {
    const hours = workingHours(inParis(...split(from)), inParis(...split(to)), dayAndNight);
    assert.equal(hours <= 24, isInTime, `${from} to ${to}`);
  }
});

const split = (text: string) => text.split('T') as [string, string];
const years = { min: Date.parse('2026-01-01'), max: Date.parse('2060-12-01') };
const moment = fc
  .integer({ min: years.min / 1000, max: years.max / 1000 })
  .map((seconds) => new Date(seconds * 1000));

Deno.test('never in the night, at a weekend or on a holiday, whatever the hour: what passes then counts for nothing', () => {
  const hour = 3_600_000;
  fc.assert(
    fc.property(moment, (from) => {
      const [day = '', time = ''] = from
        .toLocaleString('sv-SE', { timeZone: 'Europe/Paris' })
        .split(' ');
      const isOpen = isWorkingDay(day, 'hexagone') && time >= clock(opens) && time < clock(closes);
      assert.equal(
        workingHours(from, new Date(from.getTime() + 1000)) > 0,
        isOpen,
        `${day} ${time}`,
      );
    }),
    { numRuns: 2000 },
  );
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 200_000 }), (from, seconds) => {
      const end = afterWorkingHours(from, seconds / 3600);
      assert.ok(Math.abs(workingHours(from, end) - seconds / 3600) < 1 / hour);
      const shown = end.toLocaleString('sv-SE', { timeZone: 'Europe/Paris' });
      const [day = '', time = ''] = shown.split(' ');
      assert.ok(
        isWorkingDay(day, 'hexagone') && time > clock(opens) && time <= `${clock(closes)}:00`,
        shown,
      );
    }),
  );
});
