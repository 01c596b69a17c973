import { prescribed } from '../prescribed.ts';
import { expect, test } from './test.ts';

for (const [variant, canonical] of [
  ['/assureurs/AXA', '/assureurs/axa'],
  ['/assureurs/Verspieren', '/assureurs/verspieren'],
  ['/assureurs/Stoik', '/assureurs/stoik'],
  ['/assureurs/Groupama', '/assureurs/groupama'],
  ['/assureurs/AIG', '/assureurs/aig'],
  ['/assureurs/MMA', '/assureurs/mma'],
  ['/secteurs/e-commerce', '/secteurs/ecommerce'],
] as const) {
  test(`${variant} is redirected for good`, async ({ request }) => {
    const answer = await request.get(variant, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, canonical]);
  });
}

test('any other letter case ends on the page, by way of the not-found page', async ({ page }) => {
  await page.goto('/Guides/PREVENTION?a=1#suite');
  await page.waitForURL('/guides/prevention?a=1#suite');
  await page.goto('/Secteurs/E-Commerce');
  await page.waitForURL('/secteurs/ecommerce');
});

test('an unknown address answers 404, says so in French and in the specified words, and logs the path', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const answer = await page.goto('/nulle/part');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
  await expect(page.getByText(prescribed.notFound.title)).toHaveAttribute('lang', 'en');
  await expect(page.getByText(prescribed.notFound.link)).toBeVisible();
  await expect.poll(() => logged.join('\n')).toContain('/nulle/part');
  await page.getByRole('link', { name: 'Revenir à l’accueil' }).click();
  await page.waitForURL('/');
});
