import { defineConfig, devices } from 'playwright/test';

// The exported site on its engine, the function in Deno, a real inbox: started by the global setup.
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../node_modules/.cache/playwright',
  globalSetup: './e2e/setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 30_000,
  use: {
    baseURL: 'http://localhost:3000',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
  },
  projects: [{ name: 'chromium', use: devices['Desktop Chrome'] }],
});
