// Dates for a diary, as RFC 5545 has them: what any calendar imports.

export type Entry = {
  /**
   * The same at every import, so that a date that was worked out again takes the place of the
   * first.
   */
  id: string;
  title: string;
  text: string;
} & ({ end: number } | { day: string; dayAfter: string });

const encoder = new TextEncoder();
const alarms = ['-PT24H', '-PT3H'];

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const utc = (moment: number) =>
  `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const plainDay = (iso: string) => iso.replaceAll('-', '');

/** At most 75 bytes a line, the next begins with a space; no sign is cut in two. */
function folded(line: string): string {
  const lines = [''];
  let length = 0;
  for (const sign of line) {
    const bytes = encoder.encode(sign).length;
    if (length + bytes > 75) {
      lines.push(' ');
      length = 1;
    }
    lines[lines.length - 1] += sign;
    length += bytes;
  }
  return lines.join('\r\n');
}

/** An hour before the deadline, where the deadline is a moment; else the whole of its last day. */
const span = (entry: Entry) =>
  'end' in entry
    ? [`DTSTART:${utc(entry.end - 3_600_000)}`, `DTEND:${utc(entry.end)}`]
    : [`DTSTART;VALUE=DATE:${plainDay(entry.day)}`, `DTEND;VALUE=DATE:${plainDay(entry.dayAfter)}`];

const event = (entry: Entry, now: number) => [
  'BEGIN:VEVENT',
  `UID:${entry.id}`,
  `DTSTAMP:${utc(now)}`,
  ...span(entry),
  `SUMMARY:${escaped(entry.title)}`,
  `DESCRIPTION:${escaped(entry.text)}`,
  ...alarms.flatMap((before) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER;RELATED=END:${before}`,
    `DESCRIPTION:${escaped(entry.title)}`,
    'END:VALARM',
  ]),
  'END:VEVENT',
];

export const calendarFile = (entries: Entry[], producer: string, now: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${producer}//FR`,
    ...entries.flatMap((entry) => event(entry, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
