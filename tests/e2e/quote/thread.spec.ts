import { getLocalSettings } from '../../../scripts/dev/backend.ts';
import { expect, send, test } from './backend.ts';

// `npm run test:scenario` also runs this test (scripts/test-scenario.ts).

test('quote request > reaches the broker’s inbox', async ({ page, backend }) => {
  await send(page, backend);
  await expect.poll(backend.mails).toHaveLength(1);
  const [mail] = await backend.mails();
  expect(mail?.to.map(({ address }) => address)).toEqual([getLocalSettings(0, '').MAIL_TO]);
  expect(mail?.subject).toContain(`${backend.answers.entreprise} (Autre)`);
});
