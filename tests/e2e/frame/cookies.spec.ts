import type { Page } from 'playwright/test';
import { inItsLetters } from '../letters.ts';
import { backendOrigin } from '../ports.ts';
import { blockStorage } from '../storage.ts';
import { expect, test } from '../test.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const stored = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].filter(Boolean),
  );

test.describe('cookie banner', () => {
  test('stores nothing before a choice, then the choice for six months', async ({ page }) => {
    await page.goto('/guides/prevention');
    await expect(banner(page)).toBeVisible();
    expect(await stored(page)).toEqual([]);
    const [refuse, accept] = [
      page.getByRole('button', { name: 'Tout refuser' }),
      page.getByRole('button', { name: 'Tout accepter' }),
    ];
    const look = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const { backgroundColor, color, fontSize, fontWeight, borderColor } =
        getComputedStyle(element);
      return {
        backgroundColor,
        color,
        fontSize,
        fontWeight,
        borderColor,
        height,
        wide: width > 100,
      };
    };
    expect(await refuse.evaluate(look)).toEqual(await accept.evaluate(look));
    await refuse.click();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toEqual(['cookies']);

    await page.goto('/tarifs');
    await expect(banner(page)).toBeHidden();
    const { le } = JSON.parse((await page.evaluate(() => localStorage.getItem('cookies'))) ?? '{}');
    const shiftDate = (months: number, days: number) => {
      const date = new Date(le);
      date.setMonth(date.getMonth() + months, date.getDate() + days);
      return date;
    };
    await page.clock.setFixedTime(shiftDate(6, -1));
    await page.reload();
    await expect(banner(page)).toBeHidden();
    await page.clock.setFixedTime(shiftDate(6, 1));
    await page.reload();
    await expect(banner(page)).toBeVisible();
  });

  test('changes the choice by keyboard on every page', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Personnaliser' }).press('Enter');
    await expect(
      banner(page).getByRole('checkbox', { name: /Mesure d’audience/ }),
    ).not.toBeChecked();
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

  test('loads nothing from other hosts when all is accepted', async ({
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

  test('accepts a choice when storage is blocked', async ({ page }) => {
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
    test('is absent', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('cookie-banner')).toBeAttached();
      await expect(page.locator('cookie-banner')).toBeHidden();
      expect(await page.context().cookies()).toEqual([]);
    });
  });

  test('is at most 96 px high with equal buttons on a phone', async ({ page }) => {
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

  test('covers no field that has the focus', async ({ page }) => {
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
});
