import { getLocalSettings } from '../../../scripts/dev/backend.ts';
import { sendAndRead } from '../inbox.ts';
import { expect, test } from '../test.ts';
import { unfold } from './backend.ts';

test.describe('quote request', () => {
  test('reaches the broker’s inbox with every answer', async ({ page }) => {
    const company = `Boulangerie Épi & Fils ${Date.now()}`;
    await page.goto('/devis');
    await unfold(page);
    await page.getByLabel(/Effectif/).selectOption({ label: '2 à 10' });
    await page.getByLabel(/Chiffre d’affaires/).selectOption({ label: '100 000 à 500 000 €' });
    await page.getByLabel(/Téléphone/).fill('06 12 34 56 78');
    await page
      .getByLabel(/Vos besoins/)
      .fill('La caisse et les commandes.\nUn client exige une assurance.');
    const mail = await sendAndRead(page, company, 'Autre');
    expect(mail.to.map(({ address }) => address)).toEqual([getLocalSettings(0, '').MAIL_TO]);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['zoe.martin@conseil.example.fr']);
    expect(mail.subject).toContain(`${company} (Autre)`);
    for (const line of [
      `Entreprise : ${company}`,
      'Secteur : Autre',
      'Effectif : 2 à 10',
      'Chiffre d’affaires : 100 000 à 500 000 €',
      'Contact : Zoé Martin',
      'E-mail : zoe.martin@conseil.example.fr',
      'Téléphone : 06 12 34 56 78',
      'Besoins : La caisse et les commandes.\n    Un client exige une assurance.',
    ]) {
      expect(mail.text).toContain(line);
    }
  });
});
