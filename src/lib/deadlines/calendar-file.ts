// Writes events in the iCalendar format (RFC 5545), which all calendar programs import.
import { foldLine } from '#shared/fold-line.ts';
import { HOUR_MS } from '#src/lib/clock.ts';

export type Entry = {
  /** Stable id: a second import then replaces the event of the first one. */
  id: string;
  title: string;
  text: string;
} & ({ end: number } | { day: string; dayAfter: string });

const ALARM_OFFSETS = ['-PT24H', '-PT3H'];

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const formatUtc = (moment: number) =>
  `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const formatDay = (iso: string) => iso.replaceAll('-', '');

/**
 * Returns the start and the end of the calendar entry: the last hour before a deadline with a time
 * of day, or the whole last day.
 */
const formatSpan = (entry: Entry) =>
  'end' in entry
    ? [`DTSTART:${formatUtc(entry.end - HOUR_MS)}`, `DTEND:${formatUtc(entry.end)}`]
    : [
        `DTSTART;VALUE=DATE:${formatDay(entry.day)}`,
        `DTEND;VALUE=DATE:${formatDay(entry.dayAfter)}`,
      ];

const formatEvent = (entry: Entry, now: number) => [
  'BEGIN:VEVENT',
  `UID:${entry.id}`,
  `DTSTAMP:${formatUtc(now)}`,
  ...formatSpan(entry),
  `SUMMARY:${escapeText(entry.title)}`,
  `DESCRIPTION:${escapeText(entry.text)}`,
  ...ALARM_OFFSETS.flatMap((before) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER;RELATED=END:${before}`,
    `DESCRIPTION:${escapeText(entry.title)}`,
    'END:VALARM',
  ]),
  'END:VEVENT',
];

export const formatCalendarFile = (entries: Entry[], producer: string, now: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${producer}//FR`,
    ...entries.flatMap((entry) => formatEvent(entry, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
