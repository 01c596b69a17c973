import type { Page, Route } from 'playwright/test';
import { site } from '../../src/content/identity.ts';
import { comparedOffers } from '../../src/content/offers.ts';
import { prescribed } from '../prescribed.ts';
import { questions } from '../support/questions.ts';
import { alive, errors, fill, press, submit, submitted, test } from './quote/backend.ts';
import { holdReact, hydrated } from './react.ts';
import { fillStorage } from './storage.ts';
import { expect } from './test.ts';

// What goes wrong between the site and its visitors. What goes wrong with the request itself:
// quote/sending.spec.ts.

/** Found words that the page shows marked; those in texts that were replaced are shown nowhere. */
const marksInPage = (page: Page) =>
  page.evaluate(
    () =>
      [...(CSS.highlights.get('found') ?? [])].filter(
        ({ startContainer }) => startContainer.isConnected,
      ).length,
  );

/** Every instrument once, as a visitor would: each has to answer. */
async function useInstruments(page: Page, meanwhile: () => Promise<unknown>) {
  await page.goto('/tarifs');
  await hydrated(page, '.estimator');
  await meanwhile();
  for (const value of ['sante', 'finance', 'ge']) {
    await page.locator(`.estimator label:has(input[value="${value}"])`).click();
    await expect(page.locator(`.estimator input[value="${value}"]`)).toBeChecked();
    await meanwhile();
  }
  await expect(page.locator('.dial')).toContainText('Un courtier monte le programme');

  await page.goto('/comparatif');
  await hydrated(page, '.tools');
  await meanwhile();
  const sorts = page.locator('.comparison .sort');
  await expect(sorts).toHaveCount(3);
  for (const sort of await sorts.all()) {
    await sort.click();
    await meanwhile();
  }
  await expect.poll(() => page.locator('thead th a').count()).toBe(comparedOffers().length);

  await page.goto('/faq');
  await page.waitForSelector('island-accordion[data-alive]');
  await meanwhile();
  for (const [words, found] of [
    ['plainte', /trouvée/],
    ['sauvegarde', /trouvée/],
    ['zzz', prescribed.faq.nothing],
    ['', `${questions} questions`],
  ] as const) {
    await page.getByRole('searchbox').fill(words);
    await expect(page.locator('.count, .nothing-found')).toContainText(found);
    if (/[^z]/.test(words)) await expect.poll(() => marksInPage(page)).toBeGreaterThan(0);
    await meanwhile();
  }
  await page.locator('.accordion-trigger').first().click();
  await expect(page.locator('.accordion-answer').first()).toBeVisible();
}

/** What translators do to a page: every text becomes an element of theirs. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, font, textarea, option'))
        continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

test.describe('what others change in the page', () => {
  // React says that it found what it did not write, and writes it anew.
  test.use({ tolerated: /React error #418/ });

  test('a page that was translated in place goes on working', async ({ page }) => {
    await useInstruments(page, () => translate(page));
  });

  test('a translated form shows its errors, and is sent', async ({ page, backend }) => {
    await page.goto('/devis');
    await alive(page);
    await translate(page);
    await submit(page).click();
    await expect(errors(page)).toBeFocused();
    await translate(page);
    await fill(page, backend);
    await translate(page);
    await submitted(page);
    await expect.poll(backend.mails).toHaveLength(1);
  });

  test('an extension that puts its own elements into the page before React comes loses nothing', async ({
    page,
    backend,
  }) => {
    const letReactIn = await holdReact(page);
    await page.goto('/devis', { waitUntil: 'commit' });
    await fill(page, backend);
    await page.evaluate(() => {
      document.documentElement.setAttribute('data-lt-installed', 'true');
      document.body.setAttribute('cz-shortcut-listen', 'true');
      document.body.append(document.createElement('extension-panel'));
      for (const field of document.querySelectorAll('main form :is(input, textarea)')) {
        field.setAttribute('data-lpignore', 'false');
        field.after(document.createElement('extension-button'));
      }
    });
    letReactIn();
    await alive(page);
    await expect(page.getByLabel('E-mail')).toHaveValue(backend.answers.email);
    await submitted(page);
    expect(backend.calls[0]).toMatchObject({ ...backend.answers, rgpd: true });
  });
});

for (const [what, days] of [
  ['a day slow', -1],
  ['a day fast', 1],
] as const) {
  test(`a clock ${what}: the request is sent, and dated by the function`, async ({
    page,
    backend,
  }) => {
    await page.clock.setSystemTime(new Date(Date.now() + days * 86_400_000));
    await press(page, backend, '/');
    await page.waitForURL(/\/merci/);
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(new Date());
    await expect
      .poll(() => backend.mails()[0]?.subject)
      .toContain(today.slice(2).replaceAll('-', ''));
  });
}

test('storage full: sent all the same, with its number', async ({ page, backend }) => {
  await fillStorage(page);
  await press(page, backend);
  await page.waitForURL(/\/merci#numero=/);
  await expect.poll(backend.mails).toHaveLength(1);
});

const away: Record<string, (route: Route) => Promise<void> | undefined> = {
  'cannot be reached': (route) => route.abort(),
  'has nothing': (route) => route.fulfill({ status: 404, body: '' }),
  'says nothing': () => undefined,
};
for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    test('a bucket that gives nothing takes no mark from a page, and moves nothing', async ({
      page,
    }) => {
      const home = page.locator('header').getByRole('link', { name: site.marque });
      const title = page.getByRole('heading', { level: 1 });
      const looks = async () =>
        [await home.boundingBox(), await title.boundingBox(), await home.screenshot()] as const;
      // Nor do the site's fonts come: the wider ones in their place take no room from the mark.
      await page.route(/woff2$/, (route) => route.abort());
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        await page.goto('/');
        const before = await looks();
        expect(before[0]?.width, 'its picture whole').toBe(
          Number(await home.getByRole('img').getAttribute('width')),
        );
        for (const [how, answer] of Object.entries(away)) {
          await page.route(/\/storage\/v1\//, answer);
          await page.goto('/', { waitUntil: 'domcontentloaded' });
          await expect.poll(looks, `it ${how}`).toEqual(before);
          const picture = home.getByRole('img', { name: site.marque });
          expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
          await page.unroute(/\/storage\/v1\//);
        }
      }
    });
  });
