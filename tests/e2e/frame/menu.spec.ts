import { devices, type Page } from 'playwright/test';
import { getSite } from '../../../src/content/identity.ts';
import { prescribed } from '../../prescribed.ts';
import { inItsLetters } from '../letters.ts';
import { expect, test } from '../test.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use(phone);

const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.locator('#menu');
const list = (page: Page, name: string) => menu(page).locator('summary', { hasText: name });

/** Swipes up by 3,000 px and resolves when the scrolling has stopped. */
async function swipeUp(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 400,
    yDistance: -3000,
    speed: 8000,
  });
}

test.describe('menu', () => {
  test('keeps the focus until it closes on navigation', async ({ page }) => {
    await page.goto('/');
    const ofHeader = await page
      .locator('nav[aria-label="Principale"] a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(opener(page), 'the browser itself announces a popover').not.toHaveAttribute(
      'aria-expanded',
    );
    const ofMenu = await menu(page)
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(ofHeader.length).toBeGreaterThan(10);
    expect(ofMenu).toEqual(
      expect.arrayContaining([...ofHeader, '/devis', '/urgence-cyberattaque']),
    );

    for (const name of ['Garanties', 'Secteurs', 'Guides']) await list(page, name).click();
    await expect(menu(page).locator('details[open]'), 'only one list is open').toHaveCount(1);
    for (let presses = 0; presses < ofMenu.length + 4; presses += 1) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body || document.querySelector('#menu')?.contains(focused)
          ? 'inside'
          : focused?.outerHTML;
      });
      expect(where).toBe('inside');
    }
    const before = await page.evaluate(() => window.scrollY);
    // The first swipe scrolls the menu to its end; the second swipe must not scroll the page below.
    await swipeUp(page);
    await swipeUp(page);
    expect(await page.evaluate(() => window.scrollY), 'the page below does not move').toBe(before);

    await list(page, 'Assureurs').click();
    await menu(page).getByRole('link', { name: 'Hiscox' }).click();
    await expect(page).toHaveURL(/\/assureurs\/hiscox$/);
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(menu(page)).toBeHidden();
  });

  test('returns the focus to its button when Escape closes it', async ({ page }) => {
    await page.goto('/comparatif');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText('Comparatif');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('fits the screen of a small phone while its lists are closed', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/');
    await inItsLetters(page);
    await opener(page).click();
    expect(
      await menu(page).evaluate((element) => element.scrollHeight - element.clientHeight),
    ).toBeLessThanOrEqual(0);
    const firsts = await menu(page)
      .locator('details')
      .evaluateAll((all) =>
        all.map((each) => [
          each.querySelector('summary')?.textContent,
          each.querySelector('a')?.getAttribute('href'),
        ]),
      );
    expect(firsts).toEqual([
      ['Garanties', '/garanties'],
      ['Assureurs', '/assureurs'],
      ['Secteurs', '/secteurs'],
      ['Outils', '/outils'],
      ['Guides', '/guides'],
    ]);
    await expect(menu(page).locator('a[href="/assureurs"]')).toHaveCount(1);
  });

  test('has names and states for screen readers', async ({ page }) => {
    await page.goto('/');
    await opener(page).click();
    await list(page, 'Outils').click();
    await expect(menu(page)).toMatchAriaSnapshot(`
    - navigation "Menu":
      - link "${getSite().marque}, accueil"
      - button "Fermer le menu"
      - link "Attaque en cours ?"
      - search:
        - searchbox "Rechercher sur le site"
        - button "Rechercher"
      - list:
        - listitem:
          - link "Comparatif"
        - listitem:
          - link "Tarifs"
        - listitem:
          - group: Garanties
        - listitem:
          - group: Assureurs
        - listitem:
          - group: Secteurs
        - listitem:
          - link "Lire un contrat"
        - listitem:
          - group:
            - text: Outils
            - list:
              - listitem:
                - link /outils/
        - listitem:
          - group: Guides
      - link "${prescribed.header.callToAction.wide}"
  `);
  });
});

test.describe('menu without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('links to every page', async ({ page }) => {
    await page.goto('/');
    await opener(page).click();
    await list(page, 'Garanties').click();
    await menu(page).getByRole('link', { name: 'Responsabilité civile cyber' }).click();
    await expect(page).toHaveURL(/\/garanties\/rc-cyber$/);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page
      .getByRole('navigation', { name: 'Principale' })
      .getByRole('link', { name: 'Assureurs', exact: true })
      .hover();
    await page
      .getByRole('navigation', { name: 'Principale' })
      .getByRole('link', { name: 'AXA' })
      .click();
    await expect(page).toHaveURL(/\/assureurs\/axa$/);
  });
});
