import { defineConfig } from '@playwright/test';
import type { MockFixtures, MockWorkerFixtures } from './mock-package/playwright.ts';
import { mockSites, siteEnvironment } from './scripts/lib/stack.mjs';
import { systemBrowser } from './scripts/lib/system.mjs';

const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Loads lazy pictures near the view: that is two fifths of a long page's work. Playwright describes the mouse by the
  // same argument, of which the last one counts, so this repeats it.
  `--blink-settings=${[
    'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
    'lazyLoadingImageMarginPx4G=50,lazyLoadingImageMarginPxUnknown=50',
  ]}`,
];

/** Two runs on one machine need different ports. */
export const SITE_PORT = Number(process.env.E2E_SITE_PORT ?? 3210);
export const MOCK_PORT = Number(process.env.E2E_MOCK_PORT ?? 4210);

const MOCK_SITES = mockSites(SITE_PORT);
// Tests seal session cookies as the site does.
Object.assign(process.env, siteEnvironment(MOCK_PORT));

/** Each test has its own mock world (`tests/e2e/fixtures.ts`). */
export default defineConfig<MockFixtures, MockWorkerFixtures>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // For two cores: a test waits for its page or the site a tenth of the time.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: 1,
  timeout: 80_000,
  expect: { timeout: 8_000 },
  // `npm test` counts from the JSON report.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    mockOrigin: `http://127.0.0.1:${MOCK_PORT}`,
    baseURL: `http://localhost:${SITE_PORT}`,
    screenshot: 'only-on-failure',
    // Tracing every test takes 60 to 80 % longer. The retry exists for the trace alone.
    trace: 'on-first-retry',
    // Only tests of the installed app allow it.
    serviceWorkers: 'block',
    // The CPU draws every animation frame. Tests about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? systemBrowser() ?? undefined,
      args: CHROMIUM_ARGUMENTS,
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://127.0.0.1:${SITE_PORT}/readyz`,
    // An address would start the site without the mock.
    env: {
      PORT: String(SITE_PORT),
      MOCK_PORT: String(MOCK_PORT),
      MOCK_SITES,
      API_TIMEOUT_MS: '2500',
      GAMING_API_URL: '',
    },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
