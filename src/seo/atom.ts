import { absolute, feedAddress, icons } from './addresses.ts';
import { element } from './xml.ts';

/**
 * A change of a page: its rank counts from the first version on, so that its name never changes.
 */
export type Entry = {
  route: string;
  date: string;
  rank: number;
  title: string;
  summary: string;
  html: string;
};

const moment = (day: string) => `${day}T00:00:00Z`;

const entry = ({ route, date, rank, title, summary, html }: Entry) => `<entry>
${element('id', `${absolute(route)}#version-${rank + 1}`)}
${element('title', title)}
<link rel="alternate" type="text/html" href="${absolute(route)}"/>
${element('updated', moment(date))}
${element('summary', summary)}
${element('content', html).replace('<content>', '<content type="html">')}
</entry>`;

/** The feed, as RFC 4287 lays it out, the latest first. */
export function atomFeed(brand: string, entries: Entry[]): string {
  const sorted = entries.toSorted(
    (a, b) => b.date.localeCompare(a.date) || b.rank - a.rank || a.route.localeCompare(b.route),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr" xml:base="${absolute('/')}/">
${element('id', `${absolute('/')}/`)}
${element('title', `${brand} : guides et changements`)}
<link rel="self" type="application/atom+xml" href="${absolute(feedAddress)}"/>
<link rel="alternate" type="text/html" href="${absolute('/')}/"/>
${element('icon', absolute(icons.small.file))}
${element('updated', moment(sorted[0]?.date ?? '1970-01-01'))}
<author>${element('name', brand)}${element('uri', absolute('/'))}</author>
${sorted.map(entry).join('\n')}
</feed>
`;
}
