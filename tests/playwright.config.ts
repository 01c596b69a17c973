import { defineConfig, devices } from 'playwright/test';

// In every new window Chromium's address bar loads two pages of its own, for its suggestions: two fifths of what a
// short test costs. Of two such lists the browser heeds the last, so Playwright's own (chromiumSwitches) stands here too.
const switchedOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  ...[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
  ],
  ...['LensOverlay', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['TcpPortRandomizationWin', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

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
      args: [
        ...['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
        `--disable-features=${switchedOff}`,
      ],
    },
  },
  projects: [{ name: 'chromium', use: devices['Desktop Chrome'] }],
});
