import type { Page } from 'playwright/test';
import { readBottom, violations } from '../access.ts';
import { reloadWithFonts } from '../fonts.ts';
import { expect, test } from '../test.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const button = (page: Page, name: string) => page.getByRole('button', { name });
const measurement = (page: Page) =>
  banner(page).getByRole('checkbox', { name: /Mesure d’audience/ });
const stored = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].filter(Boolean),
  );
const readChoice = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookies') ?? '{}'));

test.describe('cookie banner', () => {
  test('stores nothing before a choice, then the choice for six months', async ({ page }) => {
    await page.goto('/guides/prevention');
    await expect(banner(page)).toBeVisible();
    expect(await stored(page)).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    const readLook = (name: string) =>
      button(page, name).evaluate((element) => {
        const { height, backgroundColor, color, fontSize, fontWeight, borderColor } =
          getComputedStyle(element);
        return [height, backgroundColor, color, fontSize, fontWeight, borderColor];
      });
    expect(await readLook('Tout refuser')).toEqual(await readLook('Tout accepter'));
    await button(page, 'Tout refuser').click();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toEqual(['cookies']);

    const { le } = await readChoice(page);
    for (const [days, isAsked] of [
      [-1, false],
      [1, true],
    ] as const) {
      const date = new Date(le);
      date.setMonth(date.getMonth() + 6, date.getDate() + days);
      await page.clock.setFixedTime(date);
      await page.goto('/contact');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(banner(page)).toBeVisible({ visible: isAsked });
    }
  });

  test('changes the choice by keyboard', async ({ page }) => {
    await page.goto('/contact');
    await button(page, 'Personnaliser').press('Enter');
    await expect(measurement(page)).not.toBeChecked();
    await expect(banner(page).getByRole('checkbox', { name: /Technique/ })).toBeDisabled();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violations(page, { within: 'cookie-banner' }), `${width} px`).toEqual([]);
    }
    await measurement(page).press('Space');
    await button(page, 'Enregistrer mon choix').press('Enter');
    await expect(banner(page)).toBeHidden();
    await button(page, 'Mon choix sur la mesure d’audience').press('Enter');
    await expect(banner(page)).toBeVisible();
    await expect(measurement(page)).toBeChecked();
    await button(page, 'Tout refuser').press('Enter');
    expect(await readChoice(page)).toMatchObject({ mesure: false });
  });

  test('is at most 96 px high and covers no focused field', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/devis');
    await reloadWithFonts(page);
    const strip = await banner(page).boundingBox();
    expect(strip?.height).toBeLessThanOrEqual(96);
    const widths = [];
    for (const name of ['Tout refuser', 'Tout accepter', 'Personnaliser']) {
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
      const { width = 0, height = 0 } = (await button(page, name).boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
      widths.push(width);
    }
    expect(widths[0]).toBeCloseTo(Number(widths[1]), 0);
    await expect(banner(page).getByText('Ce site ne pose aucun traceur')).toBeInViewport({
      ratio: 1,
    });
    for (const label of ['Nom de l’entreprise', 'Secteur', 'Prénom et nom', 'E-mail']) {
      const field = page.getByLabel(label, { exact: true });
      await field.focus();
      await expect
        .poll(() => readBottom(field), { message: label })
        .toBeLessThanOrEqual(strip?.y ?? 0);
    }
  });
});
