import { existsSync } from 'node:fs';
import { defineConfig, devices, firefox, webkit } from 'playwright/test';
import { siteOrigin } from './e2e/ports.ts';

// Test files that also run in Firefox and WebKit, if Playwright has installed these browsers.
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

// globalSetup starts the exported site, the function and a mail inbox for all tests.
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../node_modules/.cache/playwright',
  snapshotPathTemplate: '{testDir}/../pictures/{arg}{ext}',
  globalSetup: './e2e/setup.ts',
  fullyParallel: true,
  // Runs three workers on two cores, because each worker spends a tenth of its time waiting.
  workers: 3,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 10_000 },
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
        launchOptions: {
          ...(executablePath && { executablePath }),
          // Without hinting, the headless shell and the complete browser place every letter alike.
          args: ['--font-render-hinting=none', '--disable-lcd-text'],
        },
      },
    },
    ...others,
  ],
});
