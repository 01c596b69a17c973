import { getLocalSettings } from '../../../scripts/dev/backend.ts';
import { sendAndRead } from '../inbox.ts';
import { expect, test } from '../test.ts';

// `npm run test:scenario` also runs this test (scripts/test-scenario.ts).

test('quote request > reaches the broker’s inbox', async ({ page }) => {
  const company = `Boulangerie Épi & Fils ${Date.now()}`;
  await page.goto('/devis');
  const mail = await sendAndRead(page, company, 'Autre');
  expect(mail.to.map(({ address }) => address)).toEqual([getLocalSettings(0, '').MAIL_TO]);
  expect(mail.subject).toContain(`${company} (Autre)`);
});
