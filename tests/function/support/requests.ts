import { valid } from '../../../scripts/trial/valid.ts';
import type { Running } from './outbox.ts';
import { until } from './until.ts';

/** Each of its own: a request, a network, the key of an attempt. */
export const wish = (index: number, over: object = {}) => ({
  ...valid,
  besoins: `demande ${index}`,
  ...over,
});
export const network = (index: number) => `198.${index >> 8}.${index & 255}.1`;
export const key = (index = 0) => `8b8f1f0e-6f2c-4a51-9a39-${String(index).padStart(12, '0')}`;

export const dataOf = async (answer: Response | Promise<Response>) =>
  (await (await answer).json()).data;

/** Time passes, and the scheduler calls: what became of what was due. */
export async function after(
  { database, instance }: Running,
  interval: string,
): Promise<{ remises: number; echecs: number }> {
  await database.later(interval);
  return dataOf(instance.call('envois'));
}

/** All that is due has been sent. */
export const settled = ({ database }: Running) =>
  until('all is sent', async () => (await database.waiting()) === 0);

/** The first try of this one, or of so many, has failed. */
export const failed = ({ database }: Running, number: string) =>
  until('a failure', async () => (await database.row(number))['failures'] === 1);
export const failedOnce = ({ database }: Running, count: number) =>
  until(`${count} failures`, async () => {
    const failures = await database.sql('select from quote_outbox.requests where failures = 1');
    return failures.length === count;
  });

/** Of so many mails, and none more, to whom they went. */
export async function recipients(
  { mail }: Running,
  count = mail.mails.length,
): Promise<(string | undefined)[]> {
  await until(`${count} mails`, () => mail.mails.length >= count);
  return mail.mails.map(({ to }) => to?.[0]?.address);
}
