import type { Page } from 'playwright/test';
import { prescribed } from '../prescribed.ts';
import { questions } from '../support/questions.ts';
import { alive, errors, fill, submit, submitted, test } from './quote/backend.ts';
import { holdReact, islandHydrated } from './react.ts';
import { expect } from './test.ts';

/** Wraps every text in <font> elements, as the translators of browsers do. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, font, textarea, option'))
        continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

test.describe('page changed by a translator or an extension', () => {
  // Tolerates React's error 418: the translated markup differs from React's markup, so React
  // renders the island again.
  test.use({ tolerated: /React error #418/ });

  test('works when the browser translates it', async ({ page }) => {
    await page.goto('/tarifs');
    await islandHydrated(page, 'estimator');
    for (const name of ['Santé', 'Finance', /Grande/]) {
      await translate(page);
      await page.getByRole('radio', { name }).check();
    }
    await expect(page.getByText('Un courtier monte le programme')).toBeVisible();

    await page.goto('/faq');
    await islandHydrated(page, 'faq');
    for (const [words, found] of [
      ['plainte', /questions? trouvées?/],
      ['zzz', prescribed.faq.nothing],
      ['', `${questions} questions`],
    ] as const) {
      await translate(page);
      await page.getByRole('searchbox').fill(words);
      await expect(page.getByText(found).first()).toBeVisible();
    }
    await translate(page);
    const accordion = page.locator('island-accordion');
    await accordion.getByRole('button').first().click();
    await expect(accordion.getByRole('region').first()).toBeVisible();
  });

  test('sends a form with elements of an extension, translated', async ({ page, backend }) => {
    const letReactIn = await holdReact(page);
    await page.goto('/devis', { waitUntil: 'commit' });
    await fill(page, backend);
    await page.evaluate(() => {
      document.documentElement.setAttribute('data-lt-installed', 'true');
      document.body.setAttribute('cz-shortcut-listen', 'true');
      document.body.append(document.createElement('extension-panel'));
      for (const field of document.querySelectorAll('main form :is(input, textarea)')) {
        field.setAttribute('data-lpignore', 'false');
        field.after(document.createElement('extension-button'));
      }
    });
    letReactIn();
    await alive(page);
    await translate(page);
    await page.getByLabel('E-mail').fill('');
    await submit(page).click();
    await expect(errors(page)).toBeFocused();
    await translate(page);
    await page.getByLabel('E-mail').fill(backend.answers.email);
    await translate(page);
    await submitted(page);
    expect(backend.calls[0]).toMatchObject({ ...backend.answers, rgpd: true });
  });
});
