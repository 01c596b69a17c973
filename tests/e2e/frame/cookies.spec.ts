import type { Page } from 'playwright/test';
import { inItsLetters } from '../letters.ts';
import { backendOrigin } from '../ports.ts';
import { blockStorage } from '../storage.ts';
import { expect, test } from '../test.ts';
import { scrollable, scrollTo } from './scrolling.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const stored = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].filter(Boolean),
  );

test('nothing is stored before a choice; refusing is as easy as accepting; the choice is kept six months', async ({
  page,
}) => {
  await page.goto('/guides/prevention');
  await expect(banner(page)).toBeVisible();
  expect(await stored(page)).toEqual([]);
  const [refuse, accept] = [
    page.getByRole('button', { name: 'Tout refuser' }),
    page.getByRole('button', { name: 'Tout accepter' }),
  ];
  const look = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(element);
    return { backgroundColor, color, fontSize, fontWeight, borderColor, height, wide: width > 100 };
  };
  expect(await refuse.evaluate(look)).toEqual(await accept.evaluate(look));
  await refuse.click();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toEqual(['cookies']);

  await page.goto('/tarifs');
  await expect(banner(page)).toBeHidden();
  const { le } = JSON.parse((await page.evaluate(() => localStorage.getItem('cookies'))) ?? '{}');
  const after = (months: number, days: number) => {
    const date = new Date(le);
    date.setMonth(date.getMonth() + months, date.getDate() + days);
    return date;
  };
  await page.clock.setFixedTime(after(6, -1));
  await page.reload();
  await expect(banner(page)).toBeHidden();
  await page.clock.setFixedTime(after(6, 1));
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('purposes are named, the choice can be changed at the foot of every page, by keyboard alone', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Personnaliser' }).press('Enter');
  await expect(banner(page).getByRole('checkbox', { name: /Mesure d’audience/ })).not.toBeChecked();
  await expect(banner(page).getByRole('checkbox', { name: /Technique/ })).toBeDisabled();
  await banner(page)
    .getByRole('checkbox', { name: /Mesure d’audience/ })
    .press('Space');
  await page.getByRole('button', { name: 'Enregistrer mon choix' }).press('Enter');
  await expect(banner(page)).toBeHidden();
  await page.getByRole('button', { name: 'Gérer mes cookies' }).press('Enter');
  await expect(banner(page)).toBeVisible();
  await expect(banner(page).getByRole('checkbox', { name: /Mesure d’audience/ })).toBeChecked();
  await page.getByRole('button', { name: 'Tout refuser' }).press('Enter');
  expect(
    JSON.parse((await page.evaluate(() => localStorage.getItem('cookies'))) ?? '{}'),
  ).toMatchObject({ mesure: false });
});

test('no provider is configured: accepting loads nothing, from nowhere', async ({
  page,
  baseURL,
  requested,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Tout accepter' }).click();
  await page.goto('/tarifs', { waitUntil: 'networkidle' });
  const own = [baseURL, backendOrigin];
  expect(requested.filter((address) => !own.includes(new URL(address).origin))).toEqual([]);
});

test('with storage blocked the banner still answers', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await blockStorage(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(banner(page)).toBeHidden();
  expect(errors).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no banner, for nothing is set', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('cookie-banner')).toBeAttached();
    await expect(page.locator('cookie-banner')).toBeHidden();
    expect(await page.context().cookies()).toEqual([]);
  });
});

test('on a phone the banner is a strip of 96 px: its text, both answers alike, the way to the details', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/guides/prevention');
  await inItsLetters(page);
  const { height = Number.NaN } = (await banner(page).boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(96);
  const widths = [];
  for (const name of ['Tout refuser', 'Tout accepter', 'Personnaliser']) {
    const button = banner(page).getByRole('button', { name });
    await expect(button).toBeInViewport({ ratio: 1 });
    const box = await button.boundingBox();
    expect(box?.height, name).toBeGreaterThanOrEqual(44);
    widths.push(Math.round(box?.width ?? 0));
  }
  expect(widths[0]).toBe(widths[1]);
  await expect(banner(page).getByText('Ce site ne pose aucun traceur')).toBeInViewport({
    ratio: 1,
  });
  await expect(banner(page).getByRole('button', { name: 'Personnaliser' })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
});

test('at the end of a page the banner covers none of its last lines', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  // Once it stands there, the page is as much longer.
  const box = await banner(page).boundingBox();
  await scrollTo(page, await scrollable(page));
  const last = await page.locator('.footer .colophon').boundingBox();
  expect((last?.y ?? Number.NaN) + (last?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
});

test('on a phone the banner leaves half of the screen, and never lies on what has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/devis');
  const box = await banner(page).boundingBox();
  expect(box?.height).toBeLessThan(320);
  for (const label of ['Nom de l’entreprise', 'Secteur', 'Prénom et nom', 'E-mail']) {
    const field = page.getByLabel(label, { exact: true });
    await field.focus();
    const bottom = () => field.evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(bottom, label).toBeLessThanOrEqual(box?.y ?? 0);
  }
});
