import { overflow, violations } from '../access.ts';
import { expect, fill, live, submit, test, unfold } from './backend.ts';

test.describe('/devis', () => {
  test('shows the valid answers on the sheet', async ({ page, backend }) => {
    await live(page);
    await fill(page, backend);
    await unfold(page);
    await page.getByLabel('Effectif').selectOption('11-50');
    await page.getByLabel('E-mail').fill('zoe@');
    const answers = page.getByRole('region', { name: 'Votre conseil écrit' }).locator('dl');
    await expect(answers.getByRole('definition')).toHaveText([
      backend.answers.entreprise,
      'Autre, 11 à 50',
      backend.answers.nom,
      '',
    ]);
    expect(await violations(page)).toEqual([]);
  });

  test('has the button right below the consent at each width', async ({ page }) => {
    await live(page);
    for (const width of [320, 360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const consent = await page
        .locator('label', { has: page.getByRole('checkbox') })
        .boundingBox();
      const button = await submit(page).boundingBox();
      expect(button?.y).toBeLessThan((consent?.y ?? 0) + (consent?.height ?? 0) + 160);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
    await expect(submit(page)).toBeInViewport({ ratio: 1 });
  });

  test('shows the next steps with their durations', async ({ page }) => {
    await page.goto('/devis');
    const path = page.getByRole('region', { name: 'Ce qui suit votre envoi' });
    await expect(path.getByRole('listitem')).toHaveText([
      /^3.min\s*Vous\s*1. Vous remplissez le formulaire/,
      /^sous 24.h ouvrées\s*Le courtier\s*1.à.2.h\s*Vous et votre informaticien\s*2. Il vous répond/,
      /^24.à.48.h\s*Le courtier\s*3. Vous recevez le conseil et les propositions/,
    ]);
  });
});
