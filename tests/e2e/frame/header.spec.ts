import { devices, type Page } from 'playwright/test';
import { prescribed } from '../../prescribed.ts';
import { expect, test } from '../test.ts';
import { nextFrames, scrollTo } from './scrolling.ts';

const route = '/garanties/rc-cyber';
const header = (page: Page) => page.locator('site-header > header');
const inView = (page: Page) =>
  header(page).evaluate((element) => element.getBoundingClientRect().bottom > 1);
const list = (page: Page, name: string) => page.getByRole('button', { name });

const expectInView = async (page: Page, shown: boolean) =>
  expect.poll(() => inView(page)).toBe(shown);

test.describe('header', () => {
  test('hides after 100 px and returns when the page scrolls up', async ({ page }) => {
    await page.goto(route);
    await scrollTo(page, 99);
    await expectInView(page, true);
    await scrollTo(page, 101);
    await expectInView(page, false);
    await scrollTo(page, 600);
    await expectInView(page, false);
    await scrollTo(page, 500);
    await expectInView(page, true);
  });

  test('ignores a change of direction of less than 10 px', async ({ page }) => {
    await page.goto(route);
    await scrollTo(page, 500);
    await expectInView(page, false);
    await scrollTo(page, 491);
    await expectInView(page, false);
    await scrollTo(page, 489);
    await expectInView(page, true);
  });

  test('keeps a list open while the pointer is over it', async ({ page }) => {
    await page.clock.install();
    await page.goto(route);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const link = header(page).getByRole('link', { name: 'Hiscox' });
    await list(page, 'Assureurs').hover();
    await expect(link).toBeVisible();
    await page.mouse.move(640, 600);
    await page.clock.runFor(240);
    await link.hover();
    await page.clock.runFor(1000);
    await expect(link).toBeVisible();
    await page.mouse.move(640, 700);
    await page.clock.runFor(260);
    await expect(link).toBeHidden();
  });

  test('opens one list at a time by click', async ({ page }) => {
    await page.goto(route);
    const [guarantees, sectors] = [list(page, 'Garanties'), list(page, 'Secteurs')];
    await guarantees.dispatchEvent('click');
    await expect(guarantees).toHaveAttribute('aria-expanded', 'true');
    await sectors.dispatchEvent('click');
    await expect(guarantees).toHaveAttribute('aria-expanded', 'false');
    await expect(sectors).toHaveAttribute('aria-expanded', 'true');
    await sectors.dispatchEvent('click');
    await expect(sectors).toHaveAttribute('aria-expanded', 'false');
    await guarantees.click();
    await expect(
      guarantees,
      'the pointer that opened it by coming does not close it by clicking',
    ).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(640, 600);
    await expect(guarantees).toHaveAttribute('aria-expanded', 'false');
  });

  test('moves through a list by keyboard', async ({ page }) => {
    await page.goto(route);
    const button = list(page, 'Garanties');
    const links = page.locator('#menu-garanties').getByRole('link');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await links.last().focus();
    await page.keyboard.press('Tab');
    await expect(button, 'it closes when the focus leaves').toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  test('closes a list at the second tap', async ({ browser }) => {
    const page = await browser.newPage({
      ...devices['iPad Pro 11 landscape'],
      reducedMotion: 'reduce',
    });
    await page.goto(route);
    const button = list(page, 'Secteurs');
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.close();
  });

  test('links to the contract and the tools when it is wide', async ({ page }) => {
    await page.goto(route);
    for (const [width, isWide] of [
      [1280, true],
      [1024, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of ['Lire un contrat', 'Outils'])
        await expect(header(page).getByRole('link', { name, exact: true })).toBeVisible({
          visible: isWide,
        });
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible({
        visible: !isWide,
      });
      const middles = await header(page)
        .locator('.frame > *:visible, nav > ul > li:visible')
        .evaluateAll((all) =>
          all
            .map((each) => each.getBoundingClientRect())
            .map(({ top, bottom }) => Math.round((top + bottom) / 2)),
        );
      expect(
        Math.max(...middles) - Math.min(...middles),
        `one line at ${width}`,
      ).toBeLessThanOrEqual(2);
    }
  });

  test('links to the form from every page', async ({ page }) => {
    for (const [width, name] of [
      [1280, prescribed.header.callToAction.wide],
      [360, prescribed.header.callToAction.small],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const action = header(page).getByRole('link', { name, exact: true });
      for (const route of ['/guides/prevention', '/une-adresse-inconnue']) {
        await page.goto(route);
        await expect(action, route).toHaveAttribute('href', '/devis');
        await expect(action, route).not.toHaveAttribute('aria-current');
      }
      await page.goto('/devis?secteur=sante');
      await expect(action).toHaveAttribute('aria-current', 'page');
      await action.click();
      await expect(page.getByRole('form', { name: 'Demande de devis' })).toBeInViewport();
      await expect(page, 'the address keeps its query').toHaveURL(/\?secteur=sante#/);
    }
  });

  test('marks the current page', async ({ page }) => {
    await page.goto('/tarifs');
    await expect(header(page).locator('[aria-current="page"]')).toHaveText('Tarifs');
    await page.goto('/secteurs/sante');
    await expect(header(page).locator('[aria-current="true"]')).toContainText('Secteurs');
    await list(page, 'Secteurs').hover();
    await expect(header(page).locator('[aria-current="page"]')).toContainText('Santé');
  });

  test('has a skip link that focuses the main text', async ({ page }) => {
    await page.goto(route);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test('covers neither the focused element nor a link’s target', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/politique-confidentialite');
    const links = page.locator('main a[href^="#"]');
    // Goes from the last link to the first, so that the page scrolls up, because the header appears
    // only then.
    for (const index of [3, 2, 1]) {
      const id = (await links.nth(index).getAttribute('href'))?.slice(1) ?? '';
      await page.goto(`/politique-confidentialite#${id}`);
      await nextFrames(page);
      const top = await page
        .locator(`[id="${id}"]`)
        .evaluate((element) => element.getBoundingClientRect().top);
      const bottom = await header(page).evaluate(
        (element) => element.getBoundingClientRect().bottom,
      );
      expect(top, id).toBeGreaterThanOrEqual(bottom);
    }
    await page.goto(route);
    await scrollTo(page, 1500);
    let stops = 0;
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      await nextFrames(page);
      const stop = await page.evaluate(() => {
        const focused = document.activeElement;
        const bar = document.querySelector('site-header > header');
        if (!bar || !focused?.closest('main *')) return undefined;
        const [at, cover] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
        return { covered: at.bottom > cover.top && at.top < cover.bottom, html: focused.outerHTML };
      });
      if (!stop) continue;
      stops += 1;
      expect(stop.covered, stop.html).toBe(false);
    }
    expect(stops).toBeGreaterThan(5);
  });
});
