import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { searchData, searchPage, searchTexts } from '#src/config/routes.ts';
import { readYaml } from '#src/content/check/yaml.ts';
import type { SearchIndex, Texts } from '#src/frame/search/engine.ts';
import { type Searched, searchIndex } from '../../build/search-index.ts';
import { provideTools } from '../../dev/tools.ts';
import { inRoot, out } from '../../lib/paths.ts';
import { freePort } from '../../lib/ports.ts';
import { freshSite } from '../../lib/site.ts';
import { startSite } from '../../services/site.ts';
import { type Bench, startTable } from '../bench.ts';
import { median } from '../median.ts';
import { delivered } from '../weigh.ts';

// What the search loads, and how soon it answers the questions of tests/search on a processor four
// times slower: on this site, and on one of as many pages as wanted (npm run bench -- search 1600),
// whose words are this one's, dealt anew.

const slower = 4;
const most = 300_000;

const read = <Data>(address: string): Data => JSON.parse(readFileSync(join(out, address), 'utf8'));
const asked = 'tests/search/questions.yaml';
const rows = readYaml(asked, readFileSync(inRoot(asked), 'utf8')).located?.data as unknown as [
  string,
][];
const questions = rows.map(([each]) => each);

function thisSite(): Searched[] {
  const { pages } = read<SearchIndex>(searchData);
  const texts = read<Texts>(searchTexts);
  return pages.map(({ sections, ...page }, at) => ({
    ...page,
    sections: sections.map(([heading, sentence, place], rank) => ({
      heading,
      sentence,
      place,
      rest: texts[at]?.[rank] ?? '',
    })),
  }));
}

/** The same each time, and as random as words need. */
function dealer(words: string[]) {
  let seed = 1;
  return () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return words[seed % words.length] ?? '';
  };
}

/**
 * As many pages of the same kinds and lengths; no two texts alike, so that they are packed worse
 * than true ones.
 */
function larger(site: Searched[], count: number): Searched[] {
  const deal = dealer(
    site.flatMap(({ sections }) => sections.flatMap(({ rest }) => rest.split(' '))),
  );
  const dealt = (text: string) =>
    text ? text.split(' ').map(deal).join(' ') + (text.endsWith('?') ? ' ?' : '') : '';
  return Array.from({ length: count }, (_, at) => {
    const model = site[at % site.length] as Searched;
    const sections = model.sections.map(({ heading, sentence, place, rest }, rank) => ({
      heading: dealt(heading),
      sentence: dealt(sentence),
      place: place && `${rank}`,
      rest: dealt(rest),
    }));
    return { ...model, route: `${model.route}-${at}`, sections };
  });
}

/** Milliseconds from the question to the results on the page, one after the other. */
const answerTimes = (page: Page, all: string[]) =>
  page.evaluate(async (asked) => {
    const field = document.querySelector<HTMLInputElement>('site-search input');
    const status = document.querySelector('site-search [role=status]');
    if (!field || !status) throw new Error('no search');
    const times: number[] = [];
    for (const each of asked) {
      field.value = each;
      const from = performance.now();
      await new Promise<void>((resolve) => {
        new MutationObserver((_records, observer) => {
          observer.disconnect();
          resolve();
        }).observe(status, { childList: true });
        field.form?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
      });
      times.push(performance.now() - from);
      // The last answer is painted before the next question, as it is for who types.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return times;
  }, all);

export const bench: Bench = async ([wanted = '1600'], atEnd) => {
  await freshSite();
  const port = await freePort();
  const site = await startSite(port);
  atEnd(site.stop);
  const { chromium: executablePath } = await provideTools('chromium');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  atEnd(() => browser.close());

  const row = startTable(
    'recherche',
    'index',
    'textes',
    '1re réponse',
    'médiane',
    '95 %',
    'la pire',
  );
  const measure = async (name: string, pages: Searched[]) => {
    const data = searchIndex(pages);
    const page = await browser.newPage();
    await page.route(`**${searchData}`, (route) => route.fulfill({ json: data.first }));
    await page.route(`**${searchTexts}`, (route) => route.fulfill({ json: data.texts }));
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto(`http://localhost:${port}${searchPage}`, { waitUntil: 'networkidle' });
    const texts = page.waitForResponse(`**${searchTexts}`);
    const [first = 0] = await answerTimes(page, questions.slice(0, 1));
    await (await texts).finished();
    await page.waitForTimeout(3000);
    const times = (await answerTimes(page, questions)).sort((one, other) => one - other);
    const at = (part: number) => times[Math.floor((times.length - 1) * part)] ?? 0;
    const bytes = [data.first, data.texts].map((each) => delivered(JSON.stringify(each)));
    row(
      name,
      ...bytes,
      ...[first, median(times), at(0.95), at(1)].map((time) => `${Math.round(time)} ms`),
    );
    await page.close();
    return bytes[0] ?? 0;
  };
  const own = thisSite();
  await measure(`${own.length} pages`, own);
  const first = await measure(`${wanted} pages`, larger(own, Number(wanted)));
  return first > most ? [`index ${first} > ${most}`] : [];
};
