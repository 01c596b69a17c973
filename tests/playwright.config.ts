import { defineConfig, devices } from 'playwright/test';

// The exported site on its engine, the function in Deno, a real inbox: started by the global setup.
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../node_modules/.cache/playwright',
  globalSetup: './e2e/setup.ts',
  fullyParallel: true,
  // One more than the cores: each of them waits for something a tenth of the time.
  workers: 3,
  forbidOnly: true,
  // What a test waits for may come late beside others; nothing says how fast it has to be.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: 'http://localhost:3000',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    permissions: ['clipboard-read', 'clipboard-write'],
    // Without windows and an address bar: half the processor that the tests take in the whole
    // browser.
    launchOptions: {
      ...(process.env.HEADLESS_SHELL_PATH && { executablePath: process.env.HEADLESS_SHELL_PATH }),
    },
  },
  projects: [{ name: 'chromium', use: devices['Desktop Chrome'] }],
});
