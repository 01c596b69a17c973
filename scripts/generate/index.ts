// generate/: files for programs, made from the finished pages: sitemap, feed, Markdown twins,
// icons.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Element } from 'hast';
import { buildDate } from '#src/config/build-date.ts';
import { searchData, searchTexts } from '#src/config/routes.ts';
import { allPages } from '#src/content/documents.ts';
import { tablesDrawn } from '#src/content/drawn-from.ts';
import { site } from '#src/content/identity.ts';
import { addMonths } from '#src/lib/dates.ts';
import { feedAddress, fileOf, manifestAddress, twinOf } from '#src/seo/addresses.ts';
import { llmsFile } from '#src/seo/llms.ts';
import { manifest } from '#src/seo/manifest.ts';
import { isListed } from '#src/seo/metadata.ts';
import { isDated } from '#src/seo/publication.ts';
import { robotsFile, securityFile } from '#src/seo/robots.ts';
import { sitemap } from '#src/seo/sitemap.ts';
import { withoutTwinRoles } from '../finish/page.ts';
import { write } from '../lib/write.ts';
import { feed } from './feed.ts';
import { readHistory } from './history.ts';
import { makeIcons } from './icons.ts';
import { lastChange } from './last-change.ts';
import { licences } from './licences.ts';
import { writeOfflineWorker } from './offline.ts';
import { readingOf } from './reading.ts';
import { type Searched, searched, searchIndex } from './search-index.ts';
import { twin } from './twin.ts';

export type Report = { twins: number; warning: string | undefined };

/**
 * Everything that is for programs rather than for people, from the finished pages and their
 * content.
 */
export async function generateFiles(out: string): Promise<Report> {
  const put = (address: string, content: string) => write(join(out, address), content);
  const history = readHistory();
  const index: Searched[] = [];
  const drawn = tablesDrawn();
  const readings = new Map<string, Element>();
  for (const page of allPages()) {
    const address = `${fileOf(page.route)}.html`;
    const html = await readFile(join(out, address), 'utf8');
    const reading = readingOf(html, page.route);
    if (isListed(page.route)) index.push(searched(page, reading));
    if (isDated(page)) readings.set(page.route, structuredClone(reading));
    await put(twinOf(page.route), twin(page, reading));
    await put(address, withoutTwinRoles(html));
  }
  await put('/llms.txt', llmsFile());
  await put('/robots.txt', robotsFile());
  await put(
    '/.well-known/security.txt',
    securityFile(site.contact.email, `${addMonths(buildDate(), 12)}T00:00:00Z`),
  );
  await put('/licences.txt', licences());
  await put(manifestAddress, manifest());
  await put(
    '/sitemap.xml',
    sitemap(allPages(), (page) => lastChange(page, history, drawn.get(page.route) ?? [])),
  );
  await put(feedAddress, await feed(readings));
  const { first, texts } = searchIndex(index);
  await put(searchData, JSON.stringify(first));
  await put(searchTexts, JSON.stringify(texts));
  await makeIcons(out);
  // Last, since it knows what the pages are made of.
  await writeOfflineWorker(out);
  return { twins: allPages().length, warning: history.warning };
}
