import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { step } from './console.mjs';
import { bin, run } from './process.mjs';

/** The headless shell has no window and is faster. */
const BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns null when absent. */
export const systemBrowser = () => BROWSERS.find(isProgram) ?? null;

/** Returns null when not on the PATH. */
export function systemRedis() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, 'redis-server')).find(isProgram) ?? null;
}

/** @throws with instructions */
export async function setUpSystem() {
  await step('Setting up the system: browser, Redis', async () => {
    await setUpBrowser();
    await setUpRedis();
  });
}

/** Playwright's own download first, then Debian's packages. */
async function setUpBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !isProgram(given)) throw new Error(`CHROMIUM_PATH names ${given}, which cannot be run.`);
  if (given || systemBrowser()) return;
  const download = await run(bin('playwright'), ['install', '--with-deps', 'chromium']);
  if (download.code === 0) return;
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await installPackage(name);
    if (systemBrowser()) return;
  }
  throw new Error('E2e tests need a browser: install Chromium, or set CHROMIUM_PATH.');
}

async function setUpRedis() {
  if (systemRedis()) return;
  await installPackage('redis-server');
  if (!systemRedis()) throw new Error('Tests of shared counters need redis-server: install Redis.');
}

/** Does nothing without root. The caller checks the result. */
async function installPackage(name) {
  if (process.getuid?.() !== 0) return;
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', name], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
}
