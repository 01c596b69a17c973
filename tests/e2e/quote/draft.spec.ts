import type { Page } from 'playwright/test';
import { type Attachment, buildJoinAddress, joinable } from '../../../src/lib/attachment.ts';
import { violations } from '../access.ts';
import { alive, draft, expect, fill, live, submit, submitted, test, unfold } from './backend.ts';

const needs = (page: Page) => page.getByLabel('Vos besoins');

test.describe('quote draft', () => {
  test('lasts from the first character until it is erased', async ({ page, backend }) => {
    await live(page);
    await page.getByRole('checkbox').check();
    expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
    await page.getByLabel('Nom de l’entreprise').pressSequentially('É');
    expect(await draft(page)).toMatchObject({ entreprise: 'É' });
    await fill(page, backend);
    await unfold(page);
    await needs(page).fill('La caisse\net les commandes');
    expect(JSON.stringify(await draft(page))).not.toContain('rgpd');
    await page.goto('/guides/prevention');
    await live(page);
    await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue(backend.answers.entreprise);
    await expect(page.getByLabel('Secteur')).toHaveValue('autre');
    await expect(needs(page)).toHaveValue('La caisse\net les commandes');
    await expect(page.getByRole('checkbox')).not.toBeChecked();

    await page.getByRole('button', { name: 'Effacer ce que j’ai tapé' }).click();
    await expect(page.getByLabel('Nom de l’entreprise')).toBeFocused();
    for (const name of ['Nom de l’entreprise', 'Secteur', 'Vos besoins'])
      await expect(page.getByLabel(name)).toHaveValue('');
    expect(await draft(page)).toBeNull();
  });

  test('reads the words of a search from the fragment once', async ({ page, requested }) => {
    await page.goto('/faq');
    await page.getByRole('searchbox').fill('drone & robot');
    await page.getByRole('link', { name: 'Être recontacté par un courtier' }).click();
    await expect(needs(page)).toHaveValue('Ma question : drone & robot');
    expect(requested.filter((address) => /drone/.test(address))).toEqual([]);
    await needs(page).fill('Autre chose');
    await page.reload();
    await alive(page);
    await expect(needs(page)).toHaveValue('Autre chose');
  });

  test('reads the choices of the estimator from a new address', async ({ page }) => {
    await live(page, '/devis?secteur=sante&effectifs=2-10');
    await expect(page.getByLabel('Secteur')).toHaveValue('sante');
    await expect(page.getByLabel('Effectif')).toHaveValue('2-10');
    expect(await draft(page)).toBeNull();
    await page.getByLabel('Secteur').selectOption('finance');
    await page.reload();
    await alive(page);
    await expect(page.getByLabel('Secteur')).toHaveValue('finance');
    await live(page, '/devis?secteur=industrie');
    await expect(page.getByLabel('Secteur')).toHaveValue('industrie');
  });
});

test.describe('attached results', () => {
  const price: Attachment = {
    kind: 'prix',
    text: 'Prix moyen : environ douze écus par an.',
    again: '/tarifs?secteur=general&taille=pme&ca=petite',
  };
  const stop: Attachment = {
    kind: 'arret',
    text: 'Il coûterait environ vingt écus.',
    again: '/outils/perte-exploitation#ca=4000000',
  };
  const findCard = (page: Page, { kind }: Attachment) =>
    page
      .getByRole('region', { name: 'Joints à votre demande' })
      .getByRole('listitem')
      .filter({ hasText: joinable[kind].title });
  const findLine = (page: Page, { kind, text, again }: Attachment) =>
    `${joinable[kind].begins}${text} Le calcul : ${new URL(page.url()).origin}${again}`;
  async function join(page: Page, attachment: Attachment) {
    await page.goto('about:blank');
    await live(page, buildJoinAddress(attachment));
    await expect(findCard(page, attachment)).toContainText(attachment.text);
  }

  test('are listed in the form and sent as lines of the mail', async ({ page, backend }) => {
    await join(page, price);
    await join(page, stop);
    await fill(page, backend);
    await needs(page).fill('Un client exige une attestation.');
    await expect(findCard(page, stop).getByRole('link', { name: 'Revoir' })).toHaveAttribute(
      'href',
      stop.again,
    );
    expect(await violations(page)).toEqual([]);
    const lines = [findLine(page, price), findLine(page, stop)];
    const besoins = ['Un client exige une attestation.', ...lines].join('\n');
    await submitted(page);
    expect(backend.calls).toMatchObject([{ besoins }]);
    await expect(page.getByRole('region', { name: 'Votre demande' })).toContainText(price.text);
  });

  test('can be removed when text and results are too long', async ({ page, backend }) => {
    await join(page, price);
    await fill(page, backend);
    await needs(page).fill('x'.repeat(3000));
    await submit(page).click();
    await expect(needs(page)).toHaveAccessibleDescription(/calculs joints compris/);
    await findCard(page, price).getByRole('button', { name: 'Retirer' }).click();
    await expect(needs(page)).toBeFocused();
    await expect(findCard(page, price)).toHaveCount(0);
    await submitted(page);
    expect(backend.calls).toMatchObject([{ besoins: 'x'.repeat(3000) }]);
  });
});
