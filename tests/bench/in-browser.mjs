import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { must } from '../../scripts/lib/process.mjs';
import { systemBrowser } from '../../scripts/lib/system.mjs';
import { median } from './lib.mjs';

const browserPath = process.env.CHROMIUM_PATH ?? systemBrowser();

/** kB, with headers. */
export async function measureScripts(origin, routes) {
  const browser = await chromium.launch({ executablePath: browserPath ?? undefined, args: ['--no-sandbox'] });
  const sizes = {};
  for (const [name, address] of Object.entries(routes)) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const scripts = new Set();
    let bytes = 0;
    await session.send('Network.enable');
    session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(`${origin}${address}`, { waitUntil: 'networkidle' });
    sizes[name] = Number((bytes / 1000).toFixed(1));
    await context.close();
  }
  await browser.close();
  return sizes;
}

/** Medians on a simulated phone; empty without runs. */
export async function measureLighthouse({ origin, pages, runs: count, tool, scratch }) {
  const found = {};
  for (const [name, address] of Object.entries(count > 0 ? pages : {})) {
    const runs = [];
    for (let run = 0; run < count; run += 1) {
      const report = path.join(scratch, 'lighthouse.json');
      await must(
        tool('node_modules/.bin/lighthouse'),
        [
          `${origin}${address}`,
          '--quiet',
          '--output=json',
          `--output-path=${report}`,
          '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
        ],
        { env: { ...(browserPath && { CHROME_PATH: browserPath }) } },
      );
      const { audits, categories } = JSON.parse(readFileSync(report, 'utf8'));
      runs.push({
        performance: categories.performance.score * 100,
        accessibility: categories.accessibility.score * 100,
        'best practices': categories['best-practices'].score * 100,
        seo: categories.seo.score * 100,
        firstPaintMs: audits['first-contentful-paint'].numericValue,
        largestPaintMs: audits['largest-contentful-paint'].numericValue,
        blockingMs: audits['total-blocking-time'].numericValue,
        layoutShift: audits['cumulative-layout-shift'].numericValue,
      });
    }
    found[name] = Object.fromEntries(
      Object.keys(runs[0]).map((key) => [key, Number(median(runs.map((run) => run[key])).toFixed(3))]),
    );
  }
  return found;
}
