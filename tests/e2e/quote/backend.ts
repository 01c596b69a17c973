import type { Page } from 'playwright/test';
import { prescribed } from '../../prescribed.ts';
import { backendOrigin, ports, siteOrigin } from '../ports.ts';
import { test as base, expect } from '../test.ts';

/** Headers for responses that a test sends instead of the function. */
export const cors = { 'access-control-allow-origin': siteOrigin };
export const endpoint = `${backendOrigin}/functions/v1/send-devis-email`;

type ReceivedMail = {
  subject: string;
  text: string;
  to: { address: string }[];
  replyTo?: { address: string }[];
};
type Answers = { entreprise: string; nom: string; email: string };
export type Backend = {
  /**
   * Answers of this visitor. They differ in each test, because the function stores equal requests
   * only once.
   */
  answers: Answers;
  /** Reads this visitor's mails from the inbox. */
  mails: () => Promise<ReceivedMail[]>;
  /** Bodies and headers of the calls that the browser made. */
  calls: Record<string, unknown>[];
  headers: Record<string, string>[];
};

let serial = 0;

export const test = base.extend<{ backend: Backend }>({
  backend: async ({ context }, use) => {
    const answers = {
      entreprise: `Boulangerie Épi & Fils ${++serial}-${Date.now()}`,
      nom: 'Zoé Martin',
      email: 'zoe.martin@epi.example.fr',
    };
    const calls: Backend['calls'] = [];
    const headers: Backend['headers'] = [];
    context.on('request', (request) => {
      if (request.url() !== endpoint || request.method() !== 'POST') return;
      calls.push(request.postDataJSON());
      headers.push(request.headers());
    });
    const mails = async () => {
      const inbox = await fetch(`http://127.0.0.1:${ports.inbox}/email`);
      const all = (await inbox.json()) as ReceivedMail[];
      return all.filter(({ text }) => text.includes(answers.entreprise));
    };
    await use({ answers, mails, calls, headers });
  },
});

export { expect };

/** Opens a form and waits until React has hydrated it. */
export async function live(page: Page, address = '/devis') {
  await page.goto(address);
  await alive(page);
}
export const alive = (page: Page) =>
  page.waitForFunction(() => document.querySelector('form[data-alive]'));

/** Fills in the required fields only. */
export async function fill(
  page: Page,
  { answers }: Pick<Backend, 'answers'>,
  { consent = true } = {},
) {
  await page.getByLabel(/^(Nom de l’e|E)ntreprise/).fill(answers.entreprise);
  await page.getByLabel('Secteur').selectOption('autre');
  await page.getByLabel('Prénom et nom').fill(answers.nom);
  await page.getByLabel('E-mail').fill(answers.email);
  if (consent) await page.getByRole('checkbox').check();
}

/** Presses the button and waits for the thank-you page. */
export async function submitted(page: Page) {
  await submit(page).click();
  await page.waitForURL('/merci');
}

/** Opens a form, fills it in and presses the button, without waiting for React. */
export async function attempt(page: Page, backend: Pick<Backend, 'answers'>, address = '/devis') {
  await page.goto(address);
  await fill(page, backend);
  await submit(page).click();
}

export async function send(page: Page, backend: Pick<Backend, 'answers'>) {
  await attempt(page, backend);
  await page.waitForURL('/merci');
}

/** Waits for the page that the function shows without scripts, and for the only mail. */
export async function confirmed(page: Page, backend: Backend) {
  await page.waitForURL('/demande-enregistree');
  await expect.poll(backend.mails).toHaveLength(1);
}

/**
 * Finds the first submit button, because the long form has a second button after its optional
 * fields.
 */
export const submit = (page: Page) =>
  page
    .getByRole('button', {
      name: /Envoyer (la demande|de nouveau)|Être recontacté par un courtier/,
    })
    .first();
/** Opens the optional fields of the long form. */
export const unfold = (page: Page) => page.getByText('Préciser ma demande').click();
export const errors = (page: Page) => page.getByRole('region', { name: 'Réponses à corriger' });
export const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: prescribed.toasts.failure.title });
/** Finds the number of the request on the thank-you page. */
export const number = (page: Page) => page.locator('[data-number]');
export const uncertain = (page: Page) =>
  page.getByRole('heading', { name: 'Nous n’avons pas pu confirmer l’envoi' });
export const draft = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('devis') ?? 'null'));

/** Lets the function store the next request, but gives the page no answer. */
export const dropResponse = (page: Page, instead = 'aborted') =>
  page.route(
    endpoint,
    async (route) => {
      await route.fetch();
      if (instead === 'aborted') await route.abort();
    },
    { times: 1 },
  );
