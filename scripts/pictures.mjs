/** `npm run pictures`: takes the README's pictures of the built site, in a world of its own, each below 150 kB. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { control, firstAnswer, launchMock, launchSite } from '../tests/bench/lib.mjs';
import { step } from './lib/console.mjs';
import { build } from './lib/prepare.mjs';
import { freePort, root } from './lib/process.mjs';
import { systemBrowser } from './lib/system.mjs';

const WORLD = 'pictures';
/** A Friday evening at the brands. */
const NOW = Date.UTC(2026, 10, 27, 11, 30);
const MOST_BYTES = 150_000;
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const LOTTERY = '/lottery?gameCode=ELOTT_0001&vendor=ELOTT';

await build();
const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const [mockPort, sitePort] = [await freePort(), await freePort()];
const [mock, site] = [launchMock(mockPort, folder, root, ['rich']), launchSite(sitePort, mockPort)];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? systemBrowser() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  await step('Taking pictures', async () => {
    const origin = `http://127.0.0.1:${mockPort}`;
    await firstAnswer({ url: `${origin}/__mock/health` });
    await firstAnswer({ url: `http://localhost:${sitePort}/login`, headers: {} });
    await control(origin, 'POST', '', { name: WORLD, template: 'rich', clock: { mode: 'frozen', at: NOW } });
    const homes = [];
    for (const [brand, theme] of [
      ['baize', 'light'],
      ['lotus', 'light'],
      ['harbor', 'dark'],
    ])
      homes.push(await take(origin, { brand, theme, viewport: WIDE, address: '/', username: 'lucky' }));
    await save('home', await compose(homes));
    const onPhone = { brand: 'baize', viewport: PHONE, username: 'lucky' };
    await save('betting', await take(origin, { ...onPhone, theme: 'dark', address: LOTTERY }));
    await save('deposit', await take(origin, { ...onPhone, theme: 'light', address: '/member/depositv2' }));
    const agent = { brand: 'baize', theme: 'light', viewport: WIDE, username: 'boss' };
    await save('agent', await take(origin, { ...agent, address: '/agent/downlines?range=last90' }));
    await save('console', await takeConsole(origin));
  });
} finally {
  await browser.close();
  await Promise.all([mock.stop(), site.stop()]);
  rmSync(folder, { recursive: true });
}

/** Returns a PNG of the first screen. */
async function take(origin, { brand, theme, viewport, address, username }) {
  const url = `http://${brand}.localhost:${sitePort}`;
  const cookies = { 'mock-world': WORLD, lang: 'EN', theme, consent: 'denied' };
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: viewport === PHONE ? 2 : 1,
    bypassCSP: true,
  });
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  const page = await context.newPage();
  const proof = await control(origin, 'POST', `/${WORLD}/brands/${brand}/proofs`, { scene: 'login' });
  await page.goto(`${url}/help`);
  const form = { username, password: 'play1234', redirectTo: '/', ...proof };
  await page.evaluate((body) => fetch('/login', { method: 'POST', body: new URLSearchParams(body) }), form);
  await page.goto(`${url}${address}`, { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: 'html { scrollbar-gutter: auto !important } mock-bar { display: none }' });
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

/** The timeline of the console, which has followed a page of the site and explains a refused withdrawal. */
async function takeConsole(origin) {
  const page = await browser.newPage({ viewport: WIDE, colorScheme: 'light' });
  await page.goto(`${origin}/__mock/?world=${WORLD}&screen=timeline`);
  await page.getByText('Live', { exact: true }).waitFor();
  await take(origin, {
    brand: 'baize',
    theme: 'light',
    viewport: WIDE,
    address: '/member/withdraw',
    username: 'lucky',
  });
  const { token } = await control(origin, 'POST', `/${WORLD}/brands/baize/sessions`, { account: 'lucky' });
  const headers = {
    Merchant: 'baize',
    'X-Mock-World': WORLD,
    Authorization: token,
    'Content-Type': 'application/json',
  };
  const payout = { methodCode: 'bank', payoutId: 1001, paymentPassword: '246810', reference: 'of-the-picture' };
  const body = JSON.stringify({ ...payout, amount: '49000.00' });
  await fetch(`${origin}/wps/transaction/withdraw`, { method: 'POST', headers, body });
  await page.getByRole('listbox').getByRole('option', { name: /422/ }).click();
  await page.locator('.reason').waitFor();
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** One above two. */
async function compose(pictures) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 1142 } });
  const images = pictures.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}" alt="">`);
  await page.setContent(
    `<style>body{margin:0;display:grid;grid-template-columns:1fr 1fr;gap:12px}img{display:block;width:100%}img:first-child{grid-column:1/3}</style>${images.join('')}`,
  );
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** As the best JPEG below the limit. */
async function save(name, png) {
  const page = await browser.newPage({ viewport: { width: png.readUInt32BE(16), height: png.readUInt32BE(20) } });
  await page.setContent(
    `<style>body{margin:0}</style><img src="data:image/png;base64,${png.toString('base64')}" alt="">`,
  );
  for (let quality = 90; quality >= 30; quality -= 5) {
    const picture = await page.screenshot({ type: 'jpeg', quality });
    if (picture.length > MOST_BYTES) continue;
    writeFileSync(path.join(root, `docs/${name}.jpg`), picture);
    console.log(`docs/${name}.jpg: ${picture.length} bytes`);
    break;
  }
  await page.close();
}
