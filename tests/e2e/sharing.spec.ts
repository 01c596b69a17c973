import { siteOrigin } from './ports.ts';
import { expect, test } from './test.ts';

const section = 'Les mesures qui coûtent surtout du temps';
const address = '/guides/prevention#les-mesures-qui-coutent-surtout-du-temps';

test.describe('heading', () => {
  test('copies its address at a click', async ({ page }) => {
    await page.goto('/guides/prevention');
    const heading = page.getByRole('heading', { level: 2, name: section, exact: true });
    await heading.getByRole('link').click();
    await expect(heading.getByRole('status')).toHaveText(/Lien copié/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${siteOrigin}${address}`,
    );
    await expect(heading.getByRole('status')).toHaveCount(0);
  });

  test('links to itself without scripts', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${siteOrigin}/guides/prevention`);
    await page.getByRole('heading', { name: section }).getByRole('link').press('Enter');
    await expect(page).toHaveURL(`${siteOrigin}${address}`);
    await page.close();
  });
});
