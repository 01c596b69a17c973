import { siteOrigin } from './ports.ts';
import { expect, test } from './test.ts';

const id = 'les-mesures-qui-coutent-surtout-du-temps';
const section = 'Les mesures qui coûtent surtout du temps';

test('heading > links to itself and copies its address at a click', async ({ page }) => {
  await page.goto('/guides/prevention');
  const heading = page.getByRole('heading', { level: 2, name: section, exact: true });
  await expect(heading).toHaveAttribute('id', id);
  await expect(heading.getByRole('link')).toHaveAttribute('href', `#${id}`);
  await heading.getByRole('link').click();
  await expect(heading.getByRole('status')).toHaveText(/Lien copié/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${siteOrigin}/guides/prevention#${id}`,
  );
  await expect(heading.getByRole('status')).toHaveCount(0);
});
