import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { MOCK_PORT } from '../../playwright.config.ts';
import { expectNoOverflow, type TestWorld, test } from './fixtures.ts';

const MOCK = `http://localhost:${MOCK_PORT}`;
const SITE = 'http://site.localhost';
const SLOT = 'AURUM_0001';
const ROULETTE = 'OPALHOUSE_0001';
const BACCARAT = 'MERIDIAN_0001';
const FISH = 'GLASSREEF_0501';

const BLACKJACK = 'CRESCENT_0007';
const WHEEL = 'FABLEKEY_0021';
const MINES = 'GILDEDOWL_0042';
const CRASH = 'GILDEDOWL_0043';

async function launchAddress(world: TestWorld, gameCode: string, site = SITE): Promise<string> {
  const query = new URLSearchParams({ gameCode, language: 'EN', lobbyUrl: `${site}/` });
  const headers = { Merchant: 'baize', 'X-Mock-World': world.name };
  const answer = await fetch(`${MOCK}/wps/relay/GCS_gameTrialLaunch?${query}`, { headers });
  const { launchUrl } = ((await answer.json()) as { value: { launchUrl: string } }).value;
  return MOCK + launchUrl;
}

const balance = (page: Page) => page.locator('.balance b');
const outcome = (page: Page) => page.getByRole('status');

test('baccarat deals both hands, and a hand of blackjack goes on when the game is opened again', async ({
  page,
  world,
}) => {
  await page.goto(await launchAddress(world, BACCARAT));
  await page.getByRole('button', { name: 'Deal' }).click();
  await expect(outcome(page)).toHaveText('Place a chip first.');
  await page.getByRole('button', { name: /^Banker 0\.95:1/ }).click();
  await page.getByRole('button', { name: 'Deal' }).click();
  await expect(outcome(page)).toHaveText(/^(Player wins|Banker wins|Tie), \d – \d · /);
  for (const hand of ['Player', 'Banker']) {
    const cards = await page.getByRole('region', { name: hand }).locator('.card').count();
    expect(cards).toBeGreaterThanOrEqual(2);
  }

  const address = await launchAddress(world, BLACKJACK);
  await page.goto(address);
  const stand = page.getByRole('button', { name: 'Stand' });
  const deal = page.getByRole('button', { name: 'Deal' });
  await expect(async () => {
    // A natural ends the hand at once.
    if (await deal.isVisible()) await deal.click();
    await expect(stand).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.goto(address);
  await expect(outcome(page)).toHaveText('You have an unfinished hand: it continues.');
  await stand.press('Enter');
  await expect(outcome(page)).toHaveText(/^\d+ against \d+ · (You (won|lost)|Stake refunded)/);
  await expect(deal).toBeVisible();
});

test('a money wheel and a field of mines are played by keyboard, and the cannon shoots by itself', async ({
  page,
  world,
}) => {
  await page.goto(await launchAddress(world, WHEEL));
  await page.getByRole('button', { name: '1 1:1', exact: true }).press('Enter');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Spin' }).press('Enter');
  await expect(outcome(page)).toHaveText(/^(×[25] · )?\d+ · (You (won|lost)|Stake refunded)/, { timeout: 12_000 });
  await expectNoOverflow(page);
  await page.goto(await launchAddress(world, MINES));
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await expect(outcome(page)).toHaveText('Open a tile.');
  await page.getByRole('button', { name: 'Tile 7', exact: true }).press('Enter');
  await expect(outcome(page)).toHaveText(/^(Safe: ×1\.\d+|Mine · You lost ₱\d+\.\d\d)$/);
  await page.goto(await launchAddress(world, FISH));
  await page.getByRole('button', { name: 'Auto' }).click();
  await expect(balance(page)).not.toHaveText('₱2,000.00', { timeout: 20_000 });
});

test('a crash is cashed out while it flies, and its target cashes out by itself', async ({ page, world }) => {
  await page.goto(await launchAddress(world, CRASH));
  const auto = page.getByRole('combobox', { name: 'Auto cash-out' });
  const start = page.getByRole('button', { name: 'Take off' });
  const cash = page.getByRole('button', { name: /^Cash out ₱\d/ });
  await auto.selectOption('Off');
  await expect(async () => {
    // A flight may crash before the press.
    await start.click({ timeout: 3000 });
    await expect(cash).toHaveText(/₱1\.0[3-9]|₱1\.[1-9]/, { timeout: 3000 });
    await cash.click({ timeout: 1000 });
    await expect(outcome(page)).toHaveText(/^Cashed out at ×1\.\d\d · You won ₱0\.\d\d$/, { timeout: 1000 });
  }).toPass({ timeout: 25_000 });
  await expect(start).toBeEnabled();
  await auto.selectOption('×1.10');
  await expect(async () => {
    await start.click({ timeout: 3000 });
    await expect(cash).toBeVisible();
    await expect(outcome(page)).toHaveText(/^Cashed out at ×1\.10 · You won ₱0\.10$/, { timeout: 3000 });
  }).toPass({ timeout: 25_000 });
});

test.describe('on a bad connection', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('roulette is played by keyboard, and a round whose answer was lost is sent again and played once', async ({
    page,
    world,
  }) => {
    const references: string[] = [];
    await page.route('**/vendor/api/rounds', async (route) => {
      references.push(route.request().postDataJSON().reference);
      if (references.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.goto(await launchAddress(world, ROULETTE));
    const bet = page.locator('.bet b');
    await page.getByRole('button', { name: '0, Green, pays 35 to 1' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(bet).toHaveText('₱50.00');
    await page.keyboard.press('Backspace');
    await expect(bet).toHaveText('₱0.00');
    await page.getByRole('button', { name: 'Red, pays 1 to 1', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Spin' }).press('Enter');
    await expect(outcome(page)).toHaveText(/^\d+, (Red|Black|Green) · You (won|lost) ₱50\.00$/);
    expect(new Set(references).size).toBe(1);
    await expect(balance(page)).toHaveText(/₱(1,950|2,050)\.00/);
    await page.unroute('**/vendor/api/rounds');
    await page.getByRole('button', { name: 'History' }).click();
    await expect(page.getByRole('dialog').locator('tbody tr')).toHaveCount(1);
  });
});

/** Collects the game's messages. */
async function siteAround(world: TestWorld): Promise<{ origin: string; close(): void }> {
  let html = '';
  const server = createServer((_request, response) => void response.setHeader('Content-Type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const address = (await launchAddress(world, SLOT, origin)).replaceAll('&', '&amp;');
  html = `<!doctype html><link rel="icon" href="data:,"><iframe src="${address}" width="900" height="600"></iframe>
    <script>addEventListener('message', ({ origin, data }) => { (window.heard ??= []).push([origin, data.source, data.type]); })</script>`;
  return { origin, close: () => server.close() };
}

test('a slot is played by keyboard, tells the site around it what happens, and reveals its seed', async ({
  page,
  world,
}) => {
  const site = await siteAround(world);
  await page.goto(site.origin);
  const game = page.frameLocator('iframe');
  await expect(game.locator('.balance b')).toHaveText('₱2,000.00');
  await game.getByRole('button', { name: 'Spin' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(game.locator('.bet b')).toHaveText('₱1.00');
  await page.keyboard.press('Space');
  await expect(game.getByRole('status')).toHaveText(/You (won|lost)|Stake refunded|No win/);
  await expect(game.locator('.balance b')).not.toHaveText('₱2,000.00');
  await game.getByRole('button', { name: 'Fairness' }).click();
  await game.getByRole('textbox', { name: 'Your seed' }).fill('my-own-seed');
  await game.getByRole('button', { name: /^Reveal our seed/ }).click();
  await expect(game.getByText('It matches the fingerprint shown before.')).toBeVisible();
  await game.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await game.getByRole('button', { name: 'Leave the game' }).click();
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[][] }).heard);
  await expect
    .poll(async () => (await heard()).map(([, , type]) => type))
    .toEqual(['ready', 'balance', 'round', 'exit']);
  expect((await heard()).every(([origin, source]) => origin === MOCK && source === 'baize-game')).toBe(true);
  site.close();
});
