import { existsSync } from 'node:fs';
import { defineConfig, devices, firefox, webkit } from 'playwright/test';
import { siteOrigin } from './e2e/ports.ts';

// Journeys that also run in Firefox and WebKit if Playwright has installed them.
const journeys = ['**/quote/{form,sending,thanks}.spec.ts', '**/faq.spec.ts', '**/delais.spec.ts'];
const others = [
  { name: 'firefox', engine: firefox, use: devices['Desktop Firefox'] },
  { name: 'webkit', engine: webkit, use: devices['Desktop Safari'] },
]
  .filter(({ engine }) => existsSync(engine.executablePath()))
  .map(({ name, use }) => ({ name, use: { ...use, permissions: [] }, testMatch: journeys }));
if (others.length < 2 && !process.env.TEST_WORKER_INDEX)
  console.log('Firefox or WebKit is not installed: not tried.');

const executablePath = process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH;

// The global setup starts the exported site on its engine, the function in Deno and a real inbox.
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../node_modules/.cache/playwright',
  globalSetup: './e2e/setup.ts',
  fullyParallel: true,
  // Runs one worker more than there are cores, because each worker waits a tenth of the time.
  workers: 3,
  // Retries once, until all causes of random failures are found; the report names the retried
  // tests.
  retries: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: siteOrigin,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    permissions: ['clipboard-read', 'clipboard-write'],
  },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: executablePath ? { executablePath } : {},
      },
    },
    ...others,
  ],
});
