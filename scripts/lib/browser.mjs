import { step } from './console.mjs';
import { installPackage, isProgram } from './packages.mjs';
import { bin, run } from './process.mjs';

/** The first draws without a window, which is all that the journeys need, and faster. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A browser that the machine has; null when there is none in the usual places. */
export const systemBrowser = () => SYSTEM_BROWSERS.find(isProgram) ?? null;

/**
 * A browser for the journeys: CHROMIUM_PATH, one of the system's, the one that Playwright downloads (null: it finds it by
 * itself), or Debian's package. Throws when none can be had.
 */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isProgram(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, which cannot be run.`);
  }
  const found = systemBrowser();
  if (found) return found;
  return step('Installing a browser', async () => {
    const download = await run(bin('playwright'), ['install', '--with-deps', 'chromium']);
    if (download.code === 0) return null;
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await installPackage(name);
      const installed = systemBrowser();
      if (installed) return installed;
    }
    throw new Error('There is no browser for the journeys: install Chromium, or set CHROMIUM_PATH.');
  });
}
