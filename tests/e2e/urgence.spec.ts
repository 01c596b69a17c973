import { sheets } from './paper.ts';
import { expect, test } from './test.ts';

const route = '/urgence-cyberattaque';

test('on a phone the three doors lie in the first screen; each opens its orders and its calls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(route);
  const doors = page.locator('summary');
  await expect(doors).toHaveCount(3);
  for (const door of await doors.all()) await expect(door).toBeInViewport();
  await doors.nth(1).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Appelez la banque tout de suite' })).toBeVisible();
  const call = page.locator('.door').nth(1).locator('a[href^="tel:"]').first();
  const number = (await call.textContent())?.replaceAll(/\D/g, '');
  await expect(call).toHaveAttribute('href', `tel:${number}`);
});

test('there is nothing to answer, to buy or to close: neither banner nor bar, menu nor form', async ({ page }) => {
  await page.goto(route);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  for (const absent of ['cookie-banner', 'mobile-bar', 'site-header', 'form', '[href="/devis"]'])
    await expect(page.locator(absent)).toHaveCount(0);
});

test('it is drawn in the device’s own letters: no font is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(route);
  await page.locator('summary').first().click();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => address.includes('.woff'))).toEqual([]);
});

test('with nothing filled in it prints on one sheet of A4, whether the doors are shut or open', async ({ page }) => {
  await page.goto(route);
  expect(await sheets(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  for (const order of await page.locator('.door').locator('li >> nth=0').all())
    expect((await order.boundingBox())?.height, 'on paper, though the door is shut').toBeGreaterThan(0);
  await page.emulateMedia({ media: null });
  for (const door of await page.locator('summary').all()) await door.click();
  expect(await sheets(page)).toBe(1);
});

test('read aloud, an open door is a list of orders at their minutes, then of calls', async ({ page }) => {
  await page.goto(`${route}#fichiers`);
  await expect(page.locator('#fichiers')).toMatchAriaSnapshot(`
    - paragraph: Vos dix premières minutes
    - list "Vos dix premières minutes":
      - listitem: /0 min Débranchez le câble réseau et coupez le Wi-Fi/
    - paragraph: Appelez, dans cet ordre
    - list "Appelez, dans cet ordre"
  `);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the doors open, by a touch and by an address; keeping offline is not offered', async ({ page }) => {
    await page.goto(`${route}#donnees`);
    await expect(page.getByText('Fermez toutes les sessions')).toBeVisible();
    await page.locator('summary').first().click();
    await expect(page.getByText('Débranchez le câble réseau')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Garder hors ligne' })).toHaveCount(0);
  });
});
