import { violations } from '../access.ts';
import { endpoint, expect, test } from './backend.ts';

test('the broker’s link notes nothing; its button, by keyboard, does, and then says since when', async ({
  page,
  backend,
}) => {
  const asked: string[] = [];
  page.on(
    'request',
    (request) => request.url().startsWith(endpoint) && asked.push(request.method()),
  );
  const { data } = await (
    await backend.post({ ...backend.answers, secteur: 'autre', rgpd: true })
  ).json();
  await expect.poll(() => backend.mails().length).toBe(1);
  const [link = '', token = ''] =
    /https?:\S+\/prise-en-charge#(\S+)/.exec(backend.mails()[0]?.text ?? '') ?? [];
  const button = page.getByRole('button', { name: 'Pris en charge' });
  const status = page.locator('take-on').getByRole('status');
  await page.goto(new URL(link).pathname + new URL(link).hash);
  await expect(page.locator('take-on')).toContainText(`Demande ${data.numero}`);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violations(page), `${width} px`).toEqual([]);
  }
  expect(asked).toEqual([]);

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(
    new RegExp(`^C’est noté : prise en charge le .+ à \\d\\d:\\d\\d, demande ${data.numero}\\.$`),
  );
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expect(status).toHaveText(/^Déjà prise en charge le /);

  // Another link in the same tab: nothing is left of what was said of the first.
  await page.evaluate((hash) => location.assign(hash), `#${token.slice(0, -1)}`);
  await expect(status).toBeEmpty();
  await button.click();
  await expect(status).toHaveText(
    'Ce lien ne désigne aucune demande : ouvrez-le depuis le message.',
  );
  await page.route(`${endpoint}/prise-en-charge`, (route) => route.abort());
  await button.click();
  await expect(status).toHaveText(/^Le site ne répond pas et rien n’est noté\./);
});

test('opened without a link, or without scripts, the page says what it is for', async ({
  page,
  browser,
}) => {
  const hint = (on: typeof page) =>
    on.getByText('Ouvrez cette page par le lien « Pris en charge » du message');
  await page.goto('/prise-en-charge');
  await expect(hint(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pris en charge' })).toBeHidden();
  const without = await browser.newPage({
    javaScriptEnabled: false,
    baseURL: new URL(page.url()).origin,
  });
  await without.goto('/prise-en-charge#310512-AB23CD.0');
  await expect(hint(without)).toBeVisible();
  await expect(without.locator('take-on noscript p')).toBeVisible();
  await without.close();
});
