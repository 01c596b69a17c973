import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { figure } from '#src/content/tables.ts';
import { formatWallTime } from '#src/lib/clock.ts';
import { formatCalendarFile } from '#src/lib/deadlines/calendar-file.ts';
import {
  type ClockId,
  type Deadline,
  isDelay,
  listDeadlines,
  MIN_DELAY_DAYS,
  parseDiscovery,
  type Rules,
  type Situation,
} from '#src/lib/deadlines/deadlines.ts';
import { type PlaceId, places } from '#src/lib/places.ts';
import { initial, parseDeclared } from '#src/tools/deadlines/declared.ts';
import { always } from '../support/always.ts';
import { readCases } from '../support/cases.ts';

type Case = {
  decouverte: string;
  lieu: PlaceId;
  incident?: Situation['incident'];
  donnees?: Situation['personalData'];
  financier?: boolean;
  nis2?: boolean;
  jours?: number;
  fin: string | null;
  certaine?: boolean;
  pourquoi: string;
};
type Group = { article: string; cas: Case[] };

const rules = (isInForce = false): Rules => ({
  complaint: 72,
  authority: 72,
  dora: 24,
  nis2: { isInForce, hours: 24 },
});
const later = Date.parse('2100-01-01');

const situation = ({
  lieu,
  incident = 'blocage',
  donnees = 'oui',
  financier = false,
  jours = 5,
}: Partial<Case>): Situation => ({
  place: lieu ?? 'hexagone',
  incident,
  personalData: donnees,
  workingDays: jours,
  isFinancial: financier,
});

function discovered(wall: string, place: PlaceId): number {
  const [day = '', time = ''] = wall.split('T');
  const found = parseDiscovery(day, time, place, later);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

/**
 * Returns the end of a deadline: the last day for the insurer's deadline, the local time for the
 * others.
 */
const getEnd = ({ clock, end, days }: Deadline, place: PlaceId) =>
  clock === 'assureur' ? days?.at(-1) : formatWallTime(end, places[place].timeZone);

const groups = readCases<Record<ClockId, Group>>('tests/unit/deadlines.yaml');

describe.each(Object.entries(groups))('clock %s', (clock, { article, cas }) => {
  test.each(cas)(`${article}: $lieu, $decouverte, $pourquoi`, (given) => {
    const all = listDeadlines(
      discovered(given.decouverte, given.lieu),
      situation(given),
      rules(given.nis2),
    );
    const found = all.find((each) => each.clock === clock);
    expect(found ? getEnd(found, given.lieu) : null).toBe(given.fin);
    if (found) expect(found.isCertain).toBe(given.certaine ?? true);
  });
});

describe('moment of discovery', () => {
  test.each([
    ['22/11/2026', '10:00', 'jour'],
    ['2026-02-29', '10:00', 'jour'],
    ['1999-12-31', '10:00', 'jour'],
    ['2026-11-06', '', 'heure'],
    ['2026-11-06', '24:00', 'heure'],
    ['2026-03-29', '02:30', 'heure'],
    ['2026-11-06', '18:41', 'futur'],
  ])('refuses %s at %s as %s', (day, time, problem) => {
    expect(parseDiscovery(day, time, 'hexagone', Date.parse('2026-11-06T18:40+01:00'))).toBe(
      problem,
    );
  });
});

describe('delay of the contract', () => {
  test.each([
    [4, false],
    [5.5, false],
    [61, false],
    [5, true],
    [60, true],
  ])('of %s days is accepted: %s', (days, isAccepted) => expect(isDelay(days)).toBe(isAccepted));
});

describe('listDeadlines', () => {
  test('lists the working days of the contract for the insurer', () => {
    const moment = discovered('2026-11-06T18:40', 'hexagone');
    const all = listDeadlines(moment, situation({}), rules());
    expect(all.find(({ clock }) => clock === 'assureur')?.days).toEqual(
      [9, 10, 12, 13, 16].map((day) => `2026-11-${String(day).padStart(2, '0')}`),
    );
  });
});

describe('calendar file', () => {
  const now = Date.parse('2026-11-07T08:15Z');
  const events = (file: string) =>
    new ICAL.Component(ICAL.parse(file))
      .getAllSubcomponents('vevent')
      .map((each) => new ICAL.Event(each));

  test('writes moments, whole days and two alarms each', () => {
    const text = 'Emportez :\nun extrait Kbis ; une pièce d’identité, \\ tout.';
    const file = formatCalendarFile(
      [
        { id: 'plainte@site', title: 'Plainte', text, end: Date.parse('2026-11-09T17:40Z') },
        {
          id: 'assureur@site',
          title: 'Assureur',
          text: '',
          day: '2026-11-16',
          dayAfter: '2026-11-17',
        },
      ],
      'Le site',
      now,
    );
    const [complaint, insurer] = events(file);
    expect(complaint).toMatchObject({ uid: 'plainte@site', description: text });
    expect(complaint?.endDate.toJSDate().toISOString()).toBe('2026-11-09T17:40:00.000Z');
    expect(insurer?.startDate.isDate).toBe(true);
    expect(insurer?.endDate.toString()).toBe('2026-11-17');
    for (const each of [complaint, insurer]) {
      const alarms = each?.component.getAllSubcomponents('valarm') ?? [];
      expect(alarms.map((alarm) => alarm.getFirstProperty('trigger')?.toICALString())).toEqual([
        'TRIGGER;RELATED=END:-PT24H',
        'TRIGGER;RELATED=END:-PT3H',
      ]);
    }
  });

  test('loses no character in lines of 75 bytes', () => {
    // Replaces control characters by line feeds, because RFC 5545 forbids all other control
    // characters.
    const anyText = fc
      .string({ unit: 'grapheme', maxLength: 300 })
      .map((text) => text.replace(/\p{Cc}/gu, '\n'));
    always([anyText, anyText], (title, text) => {
      const file = formatCalendarFile([{ id: 'un', title, text, end: now }], 'Le site', now);
      for (const line of file.split('\r\n'))
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const [event] = events(file);
      expect([event?.summary, event?.description]).toEqual([title, text]);
    });
  });
});

describe('shortest delay', () => {
  test('is the shortest delay of the table of delays', () => {
    expect(figure('delais', 'declaration').valeur).toBe(MIN_DELAY_DAYS);
  });
});

describe('parseDeclared', () => {
  const own = { ...initial, jour: '2026-11-06', heure: '18:40' };
  const read = (text: string, before = initial) =>
    parseDeclared(Object.fromEntries(new URLSearchParams(text)), before);

  test('keeps a field empty without losing the others', () => {
    expect(read('jour=2026-11-06&heure=18:40&delai=')).toEqual({ ...own, delai: '' });
    expect(read('jour=2026-11-06&heure=18:40&financier=&lieu=')).toEqual(own);
  });

  test('reads choices and replaces unknown ones by the first', () => {
    const choices = { incident: 'virement', donnees: 'non', lieu: 'reunion', financier: 'oui' };
    expect(read(String(new URLSearchParams(choices)))).toEqual({ ...initial, ...choices });
    expect(read('incident=x&donnees=toString&lieu=&financier=non')).toEqual(initial);
  });

  test('keeps the answers when the fragment is an id of the page', () => {
    for (const place of ['', 'la-plainte', '__proto__']) expect(read(place, own)).toBe(own);
  });
});
