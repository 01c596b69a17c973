import { blockStorage } from '../storage.ts';
import { expect, fill, live, number, press, submit, submitted, test } from './backend.ts';

test.describe('quote form', () => {
  // Scripts for sending: when they load, and how the form works without them or without storage.
  test('sends from a tab that a deployment left without scripts', async ({ page, backend }) => {
    await live(page);
    await page.route(/\/_(islands|frame|next)\//, (route) => route.fulfill({ status: 404 }));
    await fill(page, backend);
    await submit(page).click();
    await page.waitForURL('/demande-enregistree');
    await expect.poll(backend.mails).toHaveLength(1);
    expect(backend.mails()[0]?.text).toContain(backend.answers.email);
  });

  test('sends when storage is blocked', async ({ page, backend }) => {
    await blockStorage(page);
    await press(page, backend, '/');
    await page.waitForURL(/\/merci#numero=.+&cle=.+&court=1$/);
    await expect(number(page)).toHaveText(/^\d{6}-\w{6}$/);
    await expect.poll(backend.mails).toHaveLength(1);
    expect(backend.mails()[0]?.subject).toContain(await number(page).textContent());
    await expect(page.getByRole('link', { name: /Ajouter l’effectif/ })).toBeVisible();
  });

  test('loads supabase-js and the query client only to send', async ({ page, backend }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script')
        scripts.push(await response.text().catch(() => ''));
    });
    const sends = () => scripts.some((text) => text.includes('X-Client-Info'));
    await live(page);
    await page.waitForLoadState('networkidle');
    expect(sends()).toBe(false);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await fill(page, backend);
    expect(sends()).toBe(false);
    await submitted(page);
    expect(sends()).toBe(true);
  });
});
