import type { Page } from 'playwright/test';
import { buildJoinAddress, type Card } from '../../../src/lib/joined-card.ts';
import { joinable } from '../../../supabase/functions/_shared/joined.ts';
import { getDescription } from '../../../supabase/functions/_shared/quote-fields.ts';
import { violations } from '../access.ts';
import { inItsLetters } from '../letters.ts';
import { sheets } from '../paper.ts';
import { alive, expect, fill, live, send, submit, submitted, test } from './backend.ts';

// Results of tools in a request: each is a card and is sent as a line after the text of the visitor.

const price: Card = {
  kind: 'prix',
  text: 'Prix moyen : environ douze écus par an.',
  again: '/tarifs?secteur=general&taille=pme&ca=petite',
  figures: [['', 'environ douze écus par an']],
  note: 'plafond cent écus',
};
const stop: Card = {
  kind: 'arret',
  text: 'Il coûterait environ vingt écus.',
  again: '/outils/perte-exploitation#ca=4000000',
  figures: [
    ['coûte', 'vingt écus'],
    ['payé', 'dix-huit écus'],
    ['à vous', 'deux écus'],
  ],
  note: '10 jours d’arrêt',
  parts: [179_585, 7671, 11_507],
};

const join = async (page: Page, card: Card) => {
  await page.goto('/guides');
  await live(page, buildJoinAddress(card));
  await expect(findCard(page, card)).toBeVisible();
};
const findCard = (page: Page, { kind }: Pick<Card, 'kind'>) =>
  page
    .getByRole('region', { name: 'Joints à votre demande' })
    .getByRole('listitem')
    .filter({ hasText: joinable[kind].title });
const needs = (page: Page) => page.getByLabel('Vos besoins');
const findLine = (page: Page, { kind, text, again }: Card) =>
  `${joinable[kind].begins}${text} Le calcul : ${new URL(page.url()).origin}${again}`;

test.describe('attached results', () => {
  test('are cards in the form and lines in the mail', async ({ page, backend }) => {
    await join(page, price);
    const toast = page.getByRole('status').filter({ hasText: 'Joint à votre demande' });
    await expect(toast, 'said at the top of the form too').toBeVisible();
    await join(page, stop);
    await expect(toast).toBeVisible();
    await expect(needs(page)).toHaveValue('');
    await fill(page, backend);
    await expect(toast, 'it leaves with the first answer').toHaveCount(0);
    await needs(page).fill('Un client exige une attestation.');
    await findCard(page, stop).getByRole('button', { name: 'Retirer' }).click();
    await expect(findCard(page, stop)).toHaveText('Coût d’un arrêt retiré.Remettre');
    await expect(findCard(page, stop).getByRole('button')).toBeFocused();
    await findCard(page, stop).getByRole('button', { name: 'Remettre' }).click();
    await expect(findCard(page, stop).getByRole('definition')).toHaveText(
      stop.figures.map(([, value]) => value),
    );
    expect(await violations(page)).toEqual([]);
    const besoins = [
      'Un client exige une attestation.',
      findLine(page, price),
      findLine(page, stop),
    ].join('\n');
    await submitted(page);
    expect(backend.calls).toMatchObject([{ besoins }]);
    expect(Object.keys(backend.calls[0] ?? {})).toHaveLength(9);
    await expect
      .poll(() => backend.mails()[0]?.text)
      .toContain(`Besoins : ${besoins.replaceAll('\n', '\n    ')}`);
    const receipt = page.getByRole('region', { name: 'Votre demande' });
    await expect(receipt).toContainText('Un client exige une attestation.');
    await expect(receipt).toContainText(`${joinable.prix.title} : ${price.text}`);
  });

  test('are not sent once removed', async ({ page, backend }) => {
    await join(page, price);
    await fill(page, backend);
    await findCard(page, price).getByRole('button', { name: 'Retirer' }).click();
    await page.reload();
    await alive(page);
    await expect(findCard(page, price).getByRole('button')).toHaveText('Remettre');
    await page.getByRole('checkbox').check();
    await submitted(page);
    expect(backend.calls).toMatchObject([{ besoins: '' }]);
    await page.goBack();
    await alive(page);
    await expect(
      page.getByText('Joints à votre demande'),
      'what was sent does not come back',
    ).toHaveCount(0);
  });

  test('lead back to the tool with the same values', async ({ page }) => {
    await join(page, stop);
    await findCard(page, stop).getByRole('link', { name: 'Revoir' }).click();
    await page.waitForURL(stop.again);
    await live(page);
    await expect(findCard(page, stop).getByRole('definition').first()).toHaveText('vingt écus');
  });

  test('stay in their own tab', async ({ page, context }) => {
    await join(page, price);
    const other = await context.newPage();
    await join(other, stop);
    await expect(findCard(other, price)).toHaveCount(0);
    await expect(findCard(page, stop)).toHaveCount(0);
  });

  test('are sent by the short form too', async ({ page, backend }) => {
    await join(page, price);
    await page.goto('/');
    await fill(page, backend);
    await expect(page.getByText('formulaire complet partent aussi')).toContainText('vos besoins');
    await submitted(page);
    expect(backend.calls[0]?.besoins).toContain(joinable.prix.begins);
  });

  test('are refused when they are too long with the words', async ({ page, backend }) => {
    const field = getDescription('besoins');
    const longest = field.control === 'area' ? field.longest : 0;
    await join(page, price);
    await fill(page, backend);
    await needs(page).fill('x'.repeat(longest));
    await submit(page).click();
    await expect(page.locator('#devis-besoins-erreur')).toContainText(
      'Vos mots et ce qui est joint sont trop longs ensemble',
    );
    expect(backend.calls).toEqual([]);
    await findCard(page, price).getByRole('button', { name: 'Retirer' }).click();
    await expect(page.locator('#devis-besoins-erreur')).toBeHidden();
    await submitted(page);
    expect(backend.calls).toMatchObject([{ besoins: 'x'.repeat(longest) }]);
  });

  test.describe('at 360 × 640', () => {
    test.use({ viewport: { width: 360, height: 640 } });
    const box = async (page: Page, selector: string) => {
      const { y, height } = (await page.locator(selector).boundingBox()) ?? {
        y: Number.NaN,
        height: 0,
      };
      return { top: y, end: y + height };
    };

    test('leave the first field in the first screen of a phone', async ({ page }) => {
      await join(page, price);
      await join(page, stop);
      await inItsLetters(page);
      await alive(page);
      await expect(findCard(page, stop)).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      expect((await box(page, '#devis-entreprise')).end).toBeLessThanOrEqual(640);
      const [email, consent, button] = await Promise.all(
        ['#devis-email', '.quote-consent', '.quote-consent + div [type="submit"]'].map((each) =>
          box(page, each),
        ),
      );
      expect(email?.end).toBeLessThan(consent?.top ?? 0);
      expect(button?.end).toBeLessThanOrEqual((consent?.end ?? 0) + 160);
      expect(button?.end).toBeLessThanOrEqual(1000);
    });
  });

  test('leave the button in the first screen of a wide window', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/devis');
    await inItsLetters(page);
    expect((await page.locator('#devis-entreprise').boundingBox())?.y).toBeLessThanOrEqual(345);
    await expect(submit(page)).toBeInViewport({ ratio: 1 });
  });

  test('are on the receipt with all nine answers', async ({ page, backend }) => {
    await send(page, backend);
    const receipt = page.getByRole('region', { name: 'Votre demande' });
    for (const answer of [
      backend.answers.entreprise,
      'Autre',
      backend.answers.nom,
      backend.answers.email,
      /Donné le/,
    ])
      await expect(receipt.getByText(answer)).toBeVisible();
    await expect(
      page.getByRole('heading', { name: /^Réponse \S+ \d+ \S+ au plus tard$/ }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'le questionnaire de sécurité' })).toBeVisible();
    const numero = (await page.locator('[data-number]').textContent()) ?? '?';
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Fichier' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`demande-${numero}.txt`);
    expect(await violations(page)).toEqual([]);
    expect(await sheets(page)).toBe(1);
    await page.evaluate(() => localStorage.setItem('questionnaire', '{}'));
    await page.reload();
    await expect(
      receipt.getByText(backend.answers.email),
      'as long as the tab is open',
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'savoir lire les propositions' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'le questionnaire de sécurité' })).toBeHidden();
  });
});
