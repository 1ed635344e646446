import { defineConfig } from '@playwright/test';
import { systemBrowser } from './scripts/lib/browser.mjs';

const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Hardly a pixel is drawn, and nothing looks at them: a fifth of a page's work. Layout, frames and what a click hits stay.
  '--force-gpu-mem-available-mb=1',
  // Pictures are fetched as they come near the view, not thousands of pixels ahead: two fifths of a long page's work. The
  // last of these arguments wins: the mouse, which Playwright sets by it, stands here again.
  `--blink-settings=${[
    'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
    'lazyLoadingImageMarginPx4G=50,lazyLoadingImageMarginPxUnknown=50',
  ]}`,
];

/** Two runs at once on one machine need ports of their own. */
export const SITE_PORT = Number(process.env.E2E_SITE_PORT ?? 3210);
export const MOCK_PORT = Number(process.env.E2E_MOCK_PORT ?? 4210);

/** Journeys through the built site on the built mock; each has a world of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 40_000,
  expect: { timeout: 8_000 },
  // The test script asks for the report that it counts by naming its file.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    // A trace of every journey costs a fifth of their time: `npx playwright test --trace retain-on-failure` for one that fails.
    // Playwright's own pictures of failures are taken at the end of every test, and would have holes: journey.ts prints the page.
    screenshot: 'off',
    // Pages are what they are without it; the journeys of the installed app ask for it.
    serviceWorkers: 'block',
    // Without a graphics card every frame of the marquee and the jackpot costs; journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? systemBrowser() ?? undefined,
      args: CHROMIUM_ARGUMENTS,
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://127.0.0.1:${SITE_PORT}/readyz`,
    env: { PORT: String(SITE_PORT), MOCK_PORT: String(MOCK_PORT), API_TIMEOUT_MS: '2500' },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
