import type { Page } from 'playwright/test';
import { prescribed } from '../prescribed.ts';
import { themes, questions as total } from '../support/questions.ts';
import { askedFirst } from '../support/search-questions.ts';
import { overflow } from './access.ts';
import { query } from './address.ts';
import { listenTo } from './heard.ts';
import { holdReact } from './react.ts';
import { expect, test } from './test.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Votre question, avec vos mots' });
const count = (page: Page) => page.locator('.count');
const items = (page: Page) => page.locator('[data-block="faq"] [data-item]:not([hidden])');
const announcement = (page: Page) => page.locator('.faq-search > [role="status"]');
const trigger = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const marked = (page: Page, name: string) =>
  page.evaluate(
    (key) =>
      [...(CSS.highlights.get(key) ?? [])].map(
        ({ startContainer, startOffset, endContainer, endOffset }) => {
          const range = new Range();
          range.setStart(startContainer, startOffset);
          range.setEnd(endContainer, endOffset);
          return String(range);
        },
      ),
    name,
  );

async function open(page: Page, address = '') {
  await page.goto(`/faq${address}`);
  await page.waitForFunction(() =>
    document.querySelector('island-accordion')?.hasAttribute('data-alive'),
  );
}

test('all questions by theme, with the specified box and count', async ({ page }) => {
  await open(page);
  await expect(box(page)).toHaveAttribute('placeholder', 'Rechercher une question...');
  await expect(count(page)).toHaveText(`${total} questions trouvées`);
  await expect(items(page)).toHaveCount(total);
  // « about 30 questions », says the specification.
  expect(total).toBeGreaterThanOrEqual(30);
  await expect(page.locator('[data-block="faq"] h2')).toContainText(
    themes.map(({ theme }) => theme),
  );
});

test('it keeps what contains the text, and says how many', async ({ page }) => {
  await open(page);
  await box(page).fill('hébergeur');
  await expect(count(page)).toContainText(/^\d+ questions? trouvées?/);
  await expect(trigger(page, 'La panne de mon hébergeur est-elle couverte ?')).toBeVisible();
  await expect.poll(() => items(page).count()).toBeLessThan(6);
  for (const item of await items(page).all())
    expect((await item.textContent())?.toLowerCase()).toContain('hébergeur');
});

test('one question reads « 1 question trouvée »', async ({ page }) => {
  await open(page, '?q=auto-entrepreneur');
  await expect(count(page)).toHaveText(new RegExp(`^1 question trouvée sur ${total}`));
  await trigger(page, 'Tout revoir').click();
  await expect(count(page)).toHaveText(`${total} questions trouvées`);
  await expect(box(page)).toBeFocused();
  expect(await query(page)).toBe('');
});

test('a match in an answer shows its excerpt in the closed head, and is marked where it stands', async ({
  page,
}) => {
  await open(page);
  await box(page).fill('nomoreransom');
  await expect(items(page)).toHaveCount(1);
  const head = items(page).getByRole('button');
  await expect(head.locator('.excerpt')).toContainText('déchiffreur sur nomoreransom.org');
  await expect(head.locator('mark')).toHaveText('nomoreransom');
  await head.click();
  await expect(head.locator('.excerpt')).toBeHidden();
  expect(await marked(page, 'found')).toEqual(['nomoreransom']);
});

test('words that run over a link or a bold word are marked whole, as they are written', async ({
  page,
}) => {
  await open(page);
  await box(page).fill('RANCON EST-ELLE');
  await expect.poll(() => marked(page, 'found-question')).toEqual(['rançon est-elle']);
  await box(page).fill('estimateur donne');
  await expect.poll(() => marked(page, 'found')).toEqual(['estimateur donne']);
  await expect(page.locator('h1 .mark')).toHaveCSS('background-image', 'none');
});

test('the text is in the address, without a step of history for each key', async ({ page }) => {
  await page.goto('/contact');
  await open(page, '?q=plainte');
  await expect(box(page)).toHaveValue('plainte');
  await expect.poll(() => items(page).count()).toBeLessThan(total);
  await expect(items(page)).not.toHaveCount(0);
  await box(page).press('End');
  await box(page).pressSequentially(' sous');
  await expect
    .poll(async () => new URLSearchParams(await query(page)).get('q'))
    .toBe('plainte sous');
  await page.goBack();
  await page.waitForURL('/contact');
});

test('screen readers hear the count once, when the typing pauses', async ({ page }) => {
  // What says it in other words comes in its own time, and counts.
  await page.route('**/recherche.json', (route) => route.abort());
  await page.clock.install();
  await open(page);
  const heard = await listenTo(announcement(page));
  await page.clock.pauseAt(Date.now() + 60_000);
  await box(page).pressSequentially('rançon');
  await expect(count(page)).toContainText(`sur ${total}`);
  expect(await heard()).toEqual([]);
  await page.clock.runFor(2000);
  await expect(announcement(page)).toHaveText(/^\d+ questions trouvées$/);
  expect(await heard()).toHaveLength(1);
  await box(page).fill('drone');
  await expect(page.locator('.nothing-found')).toBeVisible();
  await page.clock.runFor(2000);
  await expect(announcement(page)).toHaveText(prescribed.faq.nothing);
});

test('nothing found: the specified words, and the ways on carry what was typed', async ({
  page,
}) => {
  await open(page);
  await box(page).fill('drone & robot');
  await expect(items(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: prescribed.faq.nothing })).toBeVisible();
  await expect(page.getByText(prescribed.faq.instead)).toBeVisible();
  const callout = page.locator('.nothing-found');
  await expect(callout).toContainText('« drone & robot »');
  await expect(callout.getByRole('link', { name: /Appeler/ })).toHaveAttribute(
    'href',
    /^tel:\+?\d+$/,
  );
  const mail = await callout.getByRole('link', { name: 'Nous écrire' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain('drone & robot');
  await callout.getByRole('link', { name: 'Être recontacté par un courtier' }).click();
  await page.waitForURL(/\/devis/);
  await expect(page.getByLabel('Vos besoins')).toHaveValue('Ma question : drone & robot');
});

test('what says it in other words follows under its own heading, counts, opens, and goes back', async ({
  page,
  requested,
}) => {
  await open(page);
  expect(requested.filter((address) => address.includes('/recherche'))).toEqual([]);
  await box(page).fill('amende rgpd');
  const near = page.getByRole('region', { name: /^Proche de votre question/ });
  const first = near.getByRole('button').first();
  await expect(first).toContainText(/amende/i);
  await expect(count(page)).toHaveText(
    new RegExp(`^${await items(page).count()} questions? trouvées? sur ${total}`),
  );
  await first.click();
  const anchor = (await near.locator('[data-item]').first().getAttribute('id')) ?? '';
  const question = page.locator(`[id="${anchor}"]`);
  await expect(question.locator('.accordion-answer')).toBeVisible();
  await expect(question.locator('.accordion-answer')).not.toBeEmpty();
  await trigger(page, 'Tout revoir').click();
  await expect(near).toHaveCount(0);
  await expect(question).toHaveCount(1);
  await expect(question.locator('.accordion-answer')).toBeVisible();
});

test('what was found by nothing on the first day finds its answer first', async ({ page }) => {
  await open(page);
  for (const [question = '', ...answers] of askedFirst) {
    const anchors = answers
      .filter((each) => each.startsWith('/faq#'))
      .map((each) => each.replace('/faq#', ''));
    if (anchors.length === 0) continue;
    await box(page).fill(question);
    await expect
      .poll(
        async () => anchors.includes((await items(page).first().getAttribute('id')) ?? ''),
        question,
      )
      .toBe(true);
  }
});

test('without the search’s data, what contains the text is found all the same', async ({
  page,
}) => {
  await page.route('**/recherche.json', (route) => route.abort());
  await open(page);
  const refused = page.waitForEvent('requestfailed');
  await box(page).fill('hébergeur');
  await refused;
  await expect(count(page)).toHaveText(new RegExp(`^1 question trouvée sur ${total}`));
  await box(page).fill('amende rgpd');
  await expect(page.getByRole('heading', { name: prescribed.faq.nothing })).toBeVisible();
});

test('/faq#question opens its question, before React and after', async ({ page }) => {
  await open(page, '#payer-la-rancon');
  await expect(trigger(page, 'Faut-il payer la rançon')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('rien ne garantit le retour des fichiers')).toBeInViewport();
  await page.evaluate(() => {
    window.location.hash = '#obligatoire';
  });
  await expect(trigger(page, /obligatoire/)).toHaveAttribute('aria-expanded', 'true');
  await expect(trigger(page, 'Faut-il payer la rançon')).toHaveAttribute('aria-expanded', 'false');
});

test('one open at a time; arrows, Home and End walk through what was found', async ({ page }) => {
  // What says it in other words would come in its own time, and lengthen the walk.
  await page.route('**/recherche.json', (route) => route.abort());
  await open(page, '?q=rançon');
  await page.locator('.faq-search[data-searching]').waitFor();
  const triggers = items(page).getByRole('button', { expanded: false });
  const shown = await items(page).count();
  await triggers.first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(
    items(page)
      .nth(shown - 1)
      .locator('.accordion-trigger'),
  ).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.locator('.accordion-trigger[aria-expanded="true"]')).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(items(page).first().locator('.accordion-trigger')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items(page).nth(1).locator('.accordion-trigger')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(
    items(page)
      .nth(shown - 1)
      .locator('.accordion-trigger'),
  ).toBeFocused();
});

test('a call button and the quote are beside the questions', async ({ page }) => {
  await page.goto('/faq');
  const aside = page.getByRole('complementary', { name: 'Parler à quelqu’un' });
  await expect(aside.locator('a[href^="tel:"]')).toBeVisible();
  await expect(aside.getByRole('link', { name: 'Demander un devis' })).toHaveAttribute(
    'href',
    '/devis',
  );
});

test('what was typed before React came is kept', async ({ page }) => {
  const letReactIn = await holdReact(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await box(page).fill('sauvegarde');
  letReactIn();
  await expect(count(page)).toContainText(`sur ${total}`);
  await expect(box(page)).toHaveValue('sauvegarde');
});

test.describe('by touch, on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('a tap opens, another closes, a search narrows', async ({ page }) => {
    await open(page);
    await trigger(page, 'Ma multirisque couvre-t-elle').tap();
    await expect(page.getByText('Non, sauf clause particulière.')).toBeVisible();
    await trigger(page, 'Ma multirisque couvre-t-elle').tap();
    await expect(page.getByText('Non, sauf clause particulière.')).toBeHidden();
    await box(page).tap();
    await page.keyboard.type('résilier');
    await expect(trigger(page, 'Comment résilier une assurance cyber ?')).toBeInViewport();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every question is there, and no box promises a search', async ({ page }) => {
    await page.goto('/faq?q=plainte');
    await expect(items(page)).toHaveCount(total);
    await expect(page.getByPlaceholder('Rechercher une question...')).toBeHidden();
  });
});

test('screen readers are told the box, the count, and what is left of the questions', async ({
  page,
}) => {
  await page.goto('/faq?q=pare-feu');
  await expect(page.locator('.faq-search')).toMatchAriaSnapshot(`
    - search:
      - searchbox "Votre question, avec vos mots": pare-feu
    - status: ${prescribed.faq.nothing}
    - heading "${prescribed.faq.nothing}" [level=2]
    - link "Être recontacté par un courtier"
    - link /Appeler/
    - link "Nous écrire"
  `);
  await box(page).fill('hébergeur');
  await expect(page.locator('.faq-search')).toMatchAriaSnapshot(`
    - search:
      - searchbox "Votre question, avec vos mots": hébergeur
    - status: 1 question trouvée
    - paragraph:
      - text: 1 question trouvée sur ${total}
      - button "Tout revoir"
    - region "Garanties 1":
      - heading "Garanties 1" [level=2]
      - heading /La panne de mon hébergeur/ [level=3]:
        - button /La panne de mon hébergeur/:
          - mark: hébergeur
  `);
});
