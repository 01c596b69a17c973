import type { Page, Route } from 'playwright/test';
import { getLocalSettings } from '../../../scripts/dev/backend.ts';
import { startDatabase } from '../../../scripts/dev/database.ts';
import { startFunction } from '../../../scripts/dev/function.ts';
import { startGateway } from '../../../scripts/dev/gateway.ts';
import {
  type MailBehaviour,
  type MailServer,
  startMailServer,
} from '../../../scripts/dev/mail-server.ts';
import { findFreePort } from '../../../scripts/lib/ports.ts';
import { prescribed } from '../../prescribed.ts';
import { backendOrigin, ports, siteOrigin } from '../ports.ts';
import { test as base, expect } from '../test.ts';

/** Headers for responses that a test sends instead of the function. */
export const cors = { 'access-control-allow-origin': siteOrigin };
export const endpoint = `${backendOrigin}/functions/v1/send-devis-email`;
const itsAddresses = new RegExp(`^${endpoint}(/[\\w-]+)?$`);

type Services = { mail: MailServer; address: string; callFrom: (address: string) => void };
type Answers = { entreprise: string; nom: string; email: string };
export type Backend = {
  /**
   * Answers of this visitor. They differ in each test, because the function stores equal requests
   * only once.
   */
  answers: Answers;
  behave: (behaviour: MailBehaviour) => void;
  mails: () => MailServer['mails'];
  /** Bodies of the calls that the browser made. */
  calls: Record<string, unknown>[];
  /** Address of the function for this visitor. */
  address: string;
  /** Sends a request from the visitor's own address without the form. */
  post: (body: object, more?: Record<string, string>) => Promise<Response>;
};

let serial = 0;
const byte = () => Math.floor(Math.random() * 256);

/**
 * Runs the function as in production, with a mail server that can simulate faults. A gateway gives
 * the visitor of each test another IP address.
 */
export const test = base.extend<{ backend: Backend }, { services: Services }>({
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here which fixtures are wanted
    async ({}, use) => {
      const [mail, port, front] = await Promise.all([
        startMailServer({ slowFor: 1500 }),
        findFreePort(),
        findFreePort(),
      ]);
      // Uses a separate database, because the scheduled worker of the shared database would send
      // these requests too.
      const database = await startDatabase(await findFreePort());
      const running = await startFunction(port, getLocalSettings(mail.port, database.url, ports));
      let caller = '';
      const gateway = await startGateway(front, { port }, () => caller);
      await use({
        mail,
        address: `http://localhost:${front}/functions/v1/send-devis-email`,
        callFrom: (address) => {
          caller = address;
        },
      });
      await gateway.stop();
      await running.stop();
      await database.stop();
      await mail.stop();
    },
    { scope: 'worker' },
  ],
  backend: [
    async ({ context, services: { mail, address, callFrom } }, use) => {
      callFrom(`10.${byte()}.${byte()}.${byte()}`);
      mail.behave('accepts');
      const answers = {
        entreprise: `Boulangerie Épi & Fils ${++serial}-${Date.now()}`,
        nom: 'Zoé Martin',
        email: 'zoe.martin@epi.example.fr',
      };
      const calls: Backend['calls'] = [];
      // Intercepts the calls of all pages that this visitor opens.
      await context.route(itsAddresses, (route) => {
        const sub = route.request().url().slice(endpoint.length);
        if (!sub) calls.push(route.request().postDataJSON());
        // Sends 60 s as the time on the page: tests fill in the form faster than a person, so the
        // function would suspect a program.
        const marks = new URLSearchParams(route.request().headers()['form-marks']);
        marks.set('duree', '60');
        const headers = { ...route.request().headers(), 'form-marks': marks.toString() };
        return route.continue({ url: address + sub, headers });
      });
      const headers = { 'content-type': 'application/json', apikey: 'sb_publishable_local' };
      await use({
        answers,
        behave: mail.behave,
        // Returns only the mails of this visitor, because a mail of the previous test may arrive
        // late.
        mails: () => mail.mails.filter(({ text }) => text?.includes(answers.entreprise)),
        calls,
        address,
        post: (body, more) =>
          fetch(address, {
            method: 'POST',
            headers: { ...headers, ...more },
            body: JSON.stringify(body),
          }),
      });
      mail.behave('accepts');
    },
    { auto: true },
  ],
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

export async function send(page: Page, backend: Pick<Backend, 'answers'>, route = '/devis') {
  await page.goto(route);
  await fill(page, backend);
  await submitted(page);
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

/** Passes the next request on to the function, but does not return the response to the page. */
export const dropResponse = (
  page: Page,
  backend: Backend,
  instead: (route: Route) => Promise<void> = (route) => route.abort(),
) =>
  page.route(
    endpoint,
    async (route) => {
      const key = route.request().headers()['idempotency-key'] ?? '';
      await backend.post(route.request().postDataJSON(), { 'idempotency-key': key });
      await instead(route);
    },
    { times: 1 },
  );
