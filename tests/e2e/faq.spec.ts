import type { Page } from 'playwright/test';
import { prescribed } from '../prescribed.ts';
import { themes, questions as total } from '../support/questions.ts';
import { overflow } from './access.ts';
import { query } from './address.ts';
import { expect, test } from './test.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Votre question, avec vos mots' });
const count = (page: Page) =>
  page.getByRole('paragraph').filter({ hasText: /^\d+ questions? trouvées?/ });
const items = (page: Page) => page.locator('[data-block="faq"] [data-item]:not([hidden])');
const trigger = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function open(page: Page, address = '') {
  await page.goto(`/faq${address}`);
  await page.waitForFunction(() =>
    document.querySelector('island-accordion')?.hasAttribute('data-alive'),
  );
}

test.describe('FAQ', () => {
  test('lists all questions by theme with their count', async ({ page }) => {
    await open(page);
    await expect(box(page)).toHaveAttribute('placeholder', 'Rechercher une question...');
    await expect(count(page)).toHaveText(`${total} questions trouvées`);
    await expect(items(page)).toHaveCount(total);
    // The specification requires « about 30 questions ».
    expect(total).toBeGreaterThanOrEqual(30);
    await expect(page.locator('[data-block="faq"] h2')).toContainText(
      themes.map(({ theme }) => theme),
    );
  });

  test('shows only the questions that contain the text', async ({ page }) => {
    await open(page);
    await box(page).fill('hébergeur');
    await expect(count(page)).toContainText(/^\d+ questions? trouvées?/);
    await expect(trigger(page, 'La panne de mon hébergeur est-elle couverte ?')).toBeVisible();
    await expect.poll(() => items(page).count()).toBeLessThan(6);
    for (const item of await items(page).all())
      expect((await item.textContent())?.toLowerCase()).toContain('hébergeur');
  });

  test('shows an excerpt of a match in a closed answer', async ({ page }) => {
    await open(page);
    await box(page).fill('nomoreransom');
    await expect(items(page)).toHaveCount(1);
    const head = items(page).getByRole('button');
    const excerpt = head.getByText('déchiffreur sur nomoreransom.org');
    await expect(excerpt).toBeVisible();
    await expect(head.locator('mark')).toHaveText('nomoreransom');
    await head.click();
    await expect(excerpt).toBeHidden();
  });

  test('keeps the text in the address without history entries', async ({ page }) => {
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

  test('offers other pages when nothing is found', async ({ page }) => {
    await open(page);
    await box(page).fill('drone & robot');
    await expect(items(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: prescribed.faq.nothing })).toBeVisible();
    await expect(page.getByText(prescribed.faq.instead)).toBeVisible();
    await expect(page.getByText('« drone & robot »')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Appeler/ })).toHaveAttribute(
      'href',
      /^tel:\+?\d+$/,
    );
    const mail = await page.getByRole('link', { name: 'Nous écrire' }).getAttribute('href');
    expect(decodeURIComponent(mail ?? '')).toContain('drone & robot');
    await page.getByRole('link', { name: 'Être recontacté par un courtier' }).click();
    await page.waitForURL(/\/devis/);
    await expect(page.getByLabel('Vos besoins')).toHaveValue('Ma question : drone & robot');
  });

  test('adds questions that use synonyms of the text', async ({ page, requested }) => {
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
    await expect(question.getByRole('region')).toBeVisible();
    await expect(question.getByRole('region')).not.toBeEmpty();
    await trigger(page, 'Tout revoir').click();
    await expect(near).toHaveCount(0);
    await expect(question).toHaveCount(1);
    await expect(question.getByRole('region')).toBeVisible();
  });

  test('finds the text when the search data fails to load', async ({ page }) => {
    await page.route('**/recherche.json', (route) => route.abort());
    await open(page);
    const refused = page.waitForEvent('requestfailed');
    await box(page).fill('hébergeur');
    await refused;
    await expect(count(page)).toHaveText(new RegExp(`^1 question trouvée sur ${total}`));
    await box(page).fill('amende rgpd');
    await expect(page.getByRole('heading', { name: prescribed.faq.nothing })).toBeVisible();
  });

  test('opens the question named in the address', async ({ page }) => {
    await open(page, '#payer-la-rancon');
    await expect(trigger(page, 'Faut-il payer la rançon')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('rien ne garantit le retour des fichiers')).toBeInViewport();
    await page.evaluate(() => {
      window.location.hash = '#obligatoire';
    });
    await expect(trigger(page, /obligatoire/)).toHaveAttribute('aria-expanded', 'true');
    await expect(trigger(page, 'Faut-il payer la rançon')).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  test.describe('by touch, on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    test('opens, closes and searches by touch', async ({ page }) => {
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
    test('lists every question without a search field', async ({ page }) => {
      await page.goto('/faq?q=plainte');
      await expect(items(page)).toHaveCount(total);
      await expect(page.getByPlaceholder('Rechercher une question...')).toBeHidden();
    });
  });
});
