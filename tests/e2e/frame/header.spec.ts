import { devices, type Page } from 'playwright/test';
import { prescribed } from '../../prescribed.ts';
import { violations } from '../access.ts';
import { expect, test } from '../test.ts';
import { nextFrames, scrollable, scrollTo } from './scrolling.ts';

const route = '/garanties/rc-cyber';
const header = (page: Page) => page.getByRole('banner');
const list = (page: Page, name: string) => page.getByRole('button', { name });
const expectOpen = (page: Page, name: string, isOpen: boolean) =>
  expect(list(page, name)).toHaveAttribute('aria-expanded', String(isOpen));
const expectInView = (page: Page, isInView: boolean) =>
  isInView
    ? expect(header(page)).toBeInViewport({ ratio: 0.9 })
    : expect(header(page)).not.toBeInViewport({ ratio: 0.02 });

test.describe('header', () => {
  test('hides after 100 px and returns after scrolling up by 10 px', async ({ page }) => {
    await page.goto(route);
    for (const [top, isInView] of [
      [99, true],
      [101, false],
      [600, false],
      [591, false],
      [589, true],
    ] as const) {
      await scrollTo(page, top);
      await expectInView(page, isInView);
    }
  });

  test('keeps a list open while the pointer is over it', async ({ page }) => {
    await page.clock.install();
    await page.goto(route);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const link = header(page).getByRole('link', { name: 'Hiscox' });
    await list(page, 'Assureurs').hover();
    await expect(link).toBeVisible();
    await link.hover();
    await page.clock.runFor(1000);
    await expect(link).toBeVisible();
    await page.mouse.move(640, 700);
    await page.clock.runFor(1000);
    await expect(link).toBeHidden();
  });

  test('opens one list at a time by click', async ({ page }) => {
    await page.goto(route);
    await list(page, 'Garanties').dispatchEvent('click');
    await expectOpen(page, 'Garanties', true);
    expect(await violations(page, { within: 'site-header > header' })).toEqual([]);
    await list(page, 'Secteurs').dispatchEvent('click');
    await expectOpen(page, 'Garanties', false);
    // Checks that a click keeps the list open: the pointer opens it before the click.
    await list(page, 'Garanties').click();
    await expectOpen(page, 'Garanties', true);
    await page.mouse.click(640, 600);
    await expectOpen(page, 'Garanties', false);
  });

  test('moves through a list by keyboard', async ({ page }) => {
    await page.goto(route);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const links = page.locator('#menu-garanties').getByRole('link');
    await list(page, 'Garanties').press('Enter');
    await expectOpen(page, 'Garanties', true);
    const last = (await links.count()) - 1;
    for (const [key, index] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['Home', 0],
      ['ArrowUp', last],
    ] as const) {
      await page.keyboard.press(key);
      await expect(links.nth(index)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(list(page, 'Garanties')).toBeFocused();
    await expectOpen(page, 'Garanties', false);
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await links.last().press('Tab');
    await expectOpen(page, 'Garanties', false);
  });

  test('closes a list at the second tap', async ({ browser }) => {
    const page = await browser.newPage(devices['iPad Pro 11 landscape']);
    await page.goto(route);
    for (const isOpen of [true, false]) {
      await list(page, 'Secteurs').tap();
      await expectOpen(page, 'Secteurs', isOpen);
    }
    await page.close();
  });

  test('links to the form and marks the current page', async ({ page }) => {
    await page.goto('/secteurs/sante');
    await expect(header(page).locator('[aria-current="true"]')).toContainText('Secteurs');
    await list(page, 'Secteurs').hover();
    await expect(header(page).locator('[aria-current="page"]')).toContainText('Santé');
    const widths = [
      [1280, prescribed.header.callToAction.wide, true],
      [360, prescribed.header.callToAction.small, false],
    ] as const;
    const link = (name: string) => header(page).getByRole('link', { name, exact: true });
    await page.goto('/une-adresse-inconnue');
    for (const [width, name, isWide] of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect(link(name)).toHaveAttribute('href', '/devis');
      await expect(link(name)).not.toHaveAttribute('aria-current');
      const height = await header(page).evaluate((element) => element.scrollHeight);
      expect(height, `one line at ${width} px`).toBeLessThanOrEqual(73);
      for (const tool of ['Lire un contrat', 'Outils'])
        await expect(link(tool)).toBeVisible({ visible: isWide });
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      await expect(menu).toBeVisible({ visible: !isWide });
    }
    await page.goto('/devis?secteur=sante');
    const action = link(prescribed.header.callToAction.small);
    await expect(action).toHaveAttribute('aria-current', 'page');
    await action.click();
    await expect(page.getByRole('form', { name: 'Demande de devis' })).toBeInViewport();
    await expect(page, 'the address keeps its query').toHaveURL(/\?secteur=sante#/);
  });

  test('covers neither the focused element nor a link’s target', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/politique-confidentialite');
    const places = await page
      .locator('main a[href^="#"]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    /** Returns the lower edge of the header and the upper edge of an element, in pixels. */
    const readEdges = (selector: string) =>
      page.evaluate(
        (wanted) => [
          document.querySelector('site-header > header')?.getBoundingClientRect().bottom,
          document.querySelector(wanted)?.getBoundingClientRect().top,
        ],
        selector,
      );
    // Goes from the last link to the first, so that the page scrolls up, because the header appears
    // only then.
    for (const place of [places[3], places[1]]) {
      await page.goto(`/politique-confidentialite${place}`);
      // Waits for the layout of the sections above, which must not move the target.
      await scrollable(page);
      const [edge = Number.NaN, top] = await readEdges(':target');
      expect(top).toBeGreaterThanOrEqual(edge);
      await expect(page.locator(':target')).toBeInViewport();
    }
    await page.goto(route);
    // Waits for the layout of all sections, because a late one would move the focused element.
    await scrollable(page);
    // Goes backwards, because the header appears only when the page scrolls up.
    const edges: number[] = [];
    await page.getByRole('main').getByRole('link').last().focus();
    for (let presses = 0; presses < 15; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      await nextFrames(page);
      const [edge = Number.NaN, top] = await readEdges('main :focus');
      expect(top, `focus ${presses}`).toBeGreaterThanOrEqual(edge);
      edges.push(edge);
    }
    expect(Math.max(...edges), 'the header appears').toBeGreaterThan(0);
  });
});
