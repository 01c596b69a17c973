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
 * The mails whose text holds the given words, read from the inbox over HTTP. They leave after the
 * answer: it waits for one.
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
 * Fills in what the form still wants, sends it as a person would, and reads the one mail that comes
 * of it.
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
  // Faster than any person, it would be held for a machine's.
  await page.waitForFunction(() => performance.now() > 3000);
  await page.getByRole('button', { name: 'Envoyer la demande' }).first().click();
  await page.waitForURL('/merci');
  const [mail, ...others] = await findMails(company);
  expect(others).toEqual([]);
  if (!mail) throw new Error(`no mail of ${company}`);
  return mail;
}
