import type { Page } from 'playwright/test';
import { ports } from './ports.ts';
import { expect } from './test.ts';

export type ReceivedMail = {
  subject: string;
  text: string;
  html: string;
  to: { address: string }[];
  replyTo?: { address: string }[];
};

/**
 * Reads from the inbox, over HTTP, the mails whose text contains the words. Waits for at least one
 * mail, because the function sends mails after its response.
 */
async function findMails(words: string): Promise<ReceivedMail[]> {
  let found: ReceivedMail[] = [];
  const read = async () => {
    const answer = await fetch(`http://127.0.0.1:${ports.inbox}/email`);
    const mails = (await answer.json()) as ReceivedMail[];
    found = mails.filter(({ text }) => text.includes(words));
    return found.length;
  };
  await expect.poll(read).toBeGreaterThan(0);
  return found;
}

/**
 * Fills in the remaining required fields, sends the form like a person, and returns the only mail
 * of this request.
 */
export async function sendAndRead(
  page: Page,
  company: string,
  sector: string,
): Promise<ReceivedMail> {
  await page.getByLabel('Nom de l’entreprise').fill(company);
  await page.getByLabel('Secteur').selectOption({ label: sector });
  await page.getByLabel('Prénom et nom').fill('Zoé Martin');
  await page.getByLabel('E-mail').fill('zoe.martin@conseil.example.fr');
  await page.getByRole('checkbox').check();
  // Waits, because the function suspects a program when a form is sent too fast.
  await page.waitForFunction(() => performance.now() > 3000);
  await page.getByRole('button', { name: 'Envoyer la demande' }).first().click();
  await page.waitForURL('/merci');
  const [mail, ...others] = await findMails(company);
  expect(others).toEqual([]);
  if (!mail) throw new Error(`no mail of ${company}`);
  return mail;
}
