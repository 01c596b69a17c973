import { existsSync } from 'node:fs';
import { defineConfig, devices, firefox, webkit } from 'playwright/test';
import { siteOrigin } from './e2e/ports.ts';

// Journeys that also run in the other engines, where Playwright has installed them.
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

// The exported site on its engine, the function in Deno, a real inbox: started by the global setup.
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../node_modules/.cache/playwright',
  globalSetup: './e2e/setup.ts',
  fullyParallel: true,
  // One more than the cores: each of them waits for something a tenth of the time.
  workers: 3,
  // Until every cause of chance is found; the report of the run names the tests that needed it.
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
