import type { Page } from 'playwright/test';
import { asked } from '../support/search-questions.ts';
import { overflow } from './access.ts';
import { listenTo } from './heard.ts';
import { expect, test } from './test.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher sur le site' });
const results = (page: Page) => page.locator('.search-results');
const status = (page: Page) => page.locator('site-search [role=status]');
const titles = (page: Page) => page.locator('.search-titles');
const whole = (page: Page) => page.waitForResponse(/recherche-textes/);

test('answers as one types, marks the words, keeps them in the address, and leads to the answer', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL('/recherche');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('amende rgpd');
  const first = results(page).locator('li').first();
  await expect(first.getByRole('link')).toContainText('amende RGPD');
  await expect(first.locator('mark').first()).toBeVisible();
  await expect(status(page)).toContainText(/^\d+\srésultats?/);
  await expect(page).toHaveURL('/recherche?q=amende+rgpd');
  await expect(titles(page)).toBeHidden();
  await first.getByRole('link').focus();
  await page.keyboard.press('Control+k');
  await expect(field(page), 'what was typed stays').toBeFocused();
  // While somebody is in the results, the whole text that comes does not replace them under the
  // pointer.
  await first.getByRole('link').focus();
  const { width = Number.NaN } = (await first.boundingBox()) ?? {};
  await first.click({ position: { x: width - 8, y: 8 } });
  await expect(page, 'the row is the target').toHaveURL(/\/guides\/rgpd-entreprises#/);
});

test('nothing of the search is loaded before a word, the whole text after the first only', async ({
  page,
  requested,
}) => {
  const ofSearch = () =>
    requested
      .map((address) => new URL(address).pathname)
      .filter((path) => /recherche.*json/.test(path));
  await page.goto('/recherche');
  await field(page).focus();
  expect(ofSearch()).toEqual([]);
  const text = whole(page);
  await field(page).fill('franchise');
  await expect(results(page).getByRole('link').first()).toBeVisible();
  await text;
  expect(ofSearch()).toEqual(['/recherche.json', '/recherche-textes.json']);
});

test('what stands only further down is found, its sentence is shown, and the link leads to it', async ({
  page,
}) => {
  await page.goto('/recherche?q=nomoreransom');
  const first = results(page).locator('li').first();
  await expect(first.locator('mark', { hasText: 'nomoreransom' })).toBeVisible();
  await expect(first.getByRole('link')).toHaveAttribute('href', /#.*:~:text=/);
});

test('results in which somebody is do not change under him when the whole text comes', async ({
  page,
}) => {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route('**/recherche-textes.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/recherche?q=plainte');
  const link = results(page).getByRole('link').first();
  await link.focus();
  const text = whole(page);
  letIn();
  await (await text).finished();
  // As many turns of the page as making its engine takes, and more.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
  await expect(link).toBeFocused();
  await field(page).press('End');
  await field(page).pressSequentially('s');
  await expect(page).toHaveURL('/recherche?q=plaintes');
});

test('screen readers are told how many, then headings, lists of links, and names whole', async ({
  page,
}) => {
  const text = whole(page);
  await page.goto('/recherche?q=hameconnage');
  await (await text).finished();
  await expect(page.locator('site-search')).toMatchAriaSnapshot(`
    - heading "Rechercher sur le site" [level=1]
    - search:
      - searchbox "Rechercher sur le site": hameconnage
      - button "Rechercher"
    - status: /^\\d+ résultats/
    - heading /^Définitions \\d/ [level=2]
    - list:
      - listitem:
        - heading "Hameçonnage" [level=3]:
          - link "Hameçonnage":
            - /url: /glossaire#hameconnage
  `);
  // The results are drawn anew a moment after the whole text has come.
  await expect(async () => {
    const links = results(page).getByRole('link');
    const names = await links.allTextContents();
    for (const [at, link] of (await links.all()).entries())
      await expect(link, 'marks break no word').toHaveAccessibleName(names[at] ?? '', {
        timeout: 500,
      });
  }).toPass();
  const parts = await results(page)
    .locator('mark')
    .evaluateAll((marks) =>
      marks.map((mark) => [
        mark.previousSibling?.textContent?.at(-1),
        mark.nextSibling?.textContent?.at(0),
      ]),
    );
  for (const [before = ' ', after = ' '] of parts)
    expect(`${before}${after}`).not.toMatch(/[\p{L}\d]/u);
});

test('an answer is announced once it stands, and one for each pause of the typing', async ({
  page,
}) => {
  const text = whole(page);
  await page.goto('/recherche?q=plainte');
  await (await text).finished();
  const heard = await listenTo(status(page));
  const words = asked.slice(0, 20).map(([question = '']) => question);
  // Twenty times a second.
  await field(page).evaluate(async (input: HTMLInputElement, all) => {
    for (const each of all) {
      input.value = each;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }, words);
  await expect(page).toHaveURL(
    new RegExp(`q=${encodeURIComponent(words.at(-1) ?? '').replace(/%20/g, '\\+')}`),
  );
  await expect.poll(heard).not.toEqual([]);
  expect((await heard()).length).toBeLessThan(words.length / 2);
});

test('whatever is typed is text: nothing is found, the page says so, and all titles stand', async ({
  page,
}) => {
  const typed = [
    'de la du',
    '(.*+?^$[]{}|\\',
    '😀',
    '\u202Eegnahc',
    '<img src=x onerror=zzqq(1)>',
    'a'.repeat(10_000),
  ];
  await page.goto(`/recherche?q=${encodeURIComponent(typed.at(-2) ?? '')}`);
  for (const odd of typed) {
    await field(page).fill(odd);
    await field(page).press('Enter');
    await expect(status(page)).toContainText('Aucun résultat pour');
    await expect(status(page)).toContainText(odd.slice(0, 200).trim());
    await expect(status(page).locator('*')).toHaveCount(0);
    await expect(titles(page)).toBeVisible();
    expect(await overflow(page), odd.slice(0, 30)).toBeLessThanOrEqual(0);
  }
});

test('data that do not come are told of, and all titles stay; they are asked for again', async ({
  page,
}) => {
  await page.route('**/recherche.json', (route) => route.abort());
  await page.goto('/recherche?q=franchise');
  await expect(status(page)).toContainText('La recherche n’a pas pu être chargée');
  await expect(titles(page)).toBeVisible();
  await page.unroute('**/recherche.json');
  await field(page).press('Enter');
  await expect(results(page).getByRole('link').first()).toBeVisible();
});

test('without the whole text, what came first answers', async ({ page }) => {
  await page.route('**/recherche-textes.json', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  await page.goto('/recherche?q=franchise');
  await refused;
  await expect(results(page).getByRole('link').first()).toBeVisible();
});

test('without scripts it is the list of all titles', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/recherche?q=franchise');
  await page.locator('summary', { hasText: 'Pages' }).click();
  await expect(titles(page).getByRole('link', { name: /Glossaire/ })).toBeVisible();
  await page.close();
});
