import type { Page } from '@playwright/test';
import { expect, siteOf, type TestWorld } from './fixtures.ts';

/** The betting page of the lottery of a minute. */
export const FAST = `${siteOf('baize')}/lottery?gameCode=ELOTT_0001&vendor=ELOTT`;

/** A draw as the gateway tells it. */
export interface Draw {
  numero: string;
  lockAt: number;
  drawAt: number;
  winNo: string[];
  board: { prize: string; numbers: string[] }[];
  daySeedAt: number;
}

/** How a lottery stands in the test's world, by its code. */
export async function standOf(world: TestWorld, code: string) {
  const menu: { gameMenus: { gameId: number; code: string; vendor: string }[] }[] =
    await world.ask('/lgw/vn/games/game_menu');
  const game = menu.flatMap(({ gameMenus }) => gameMenus).find((each) => each.code === code);
  if (!game) throw new Error(`There is no lottery ${code}`);
  const near: { now: number; current: Draw; previous: Draw } = await world.ask(
    `/lgw/numeros/near?gameId=${game.gameId}`,
  );
  return { ...game, ...near };
}

const DAY_MS = 86_400_000;
const ZONE_MS = 8 * 3_600_000;
const LATE_MS = 130_000;

/** In the last two minutes of the lotteries' day the clock goes on to the next one: bets "of today" stay those of today. */
async function awaitNewDay(world: TestWorld, now: number): Promise<void> {
  const left = DAY_MS - ((now + ZONE_MS) % DAY_MS);
  if (left < LATE_MS) await world.advance(left + 30_000);
}

/** The draw of a minute's lottery locks, so that the next one takes bets for as long as it can. */
export async function awaitFreshDraw(world: TestWorld): Promise<void> {
  await awaitNewDay(world, (await standOf(world, 'ELOTT_0001')).now);
  const { now, current } = await standOf(world, 'ELOTT_0001');
  await world.advance(current.lockAt - now + 100);
}

/** The open draw of a lottery is drawn, so that nothing changes for as long as it can. */
export async function awaitResult(world: TestWorld, code: string): Promise<void> {
  const { now, current } = await standOf(world, code);
  await world.advance(current.drawAt - now + 100);
}

/** The open draw locks while the page is open. Returns the one that takes bets then. */
export async function nextDraw(page: Page, world: TestWorld): Promise<string> {
  await awaitFreshDraw(world);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const { current } = await standOf(world, 'ELOTT_0001');
  await expect(page.getByText(`Draw ${current.numero} closes in`)).toBeVisible();
  return current.numero;
}

/** A number of a row of the pads. */
export const padKey = (page: Page, row: number, symbol: string) =>
  page.locator(`label.pad-key:has(input[name="row${row}"][value="${symbol}"])`);

/** The button that sends the slip. */
export const betButton = (page: Page) => page.locator('.bet-bar').getByRole('button', { name: 'Bet' });

interface Bet {
  play: string;
  /** Of its line, or of several. */
  content: string | string[];
  multiple?: number;
  /** Over how many draws, the first one included. */
  chase?: number;
}

/** Bets as the form of the betting page does. Returns the paths of the orders' pages, the next draw's first, and the draw. */
export async function placeBet(page: Page, world: TestWorld, code: string, bet: Bet) {
  const { gameId, vendor, current } = await standOf(world, code);
  const { play, content, multiple = 1, chase = 1 } = bet;
  const address = `${siteOf('baize')}/lottery?gameCode=${code}&vendor=${vendor}`;
  const form = {
    numero: current.numero,
    lines: JSON.stringify(
      [content].flat().map((each) => ({ gameIds: [gameId], play, content: each, unit: '2', multiple })),
    ),
    ...{ unit: '2', multiple: '1', chase: String(chase), plan: 'same', stop: 'on' },
    idempotencyKey: crypto.randomUUID(),
  };
  await page.goto(`${siteOf('baize')}/healthz`);
  const html = await page.evaluate(
    async ({ to, fields }) => (await fetch(to, { method: 'POST', body: new URLSearchParams(fields) })).text(),
    { to: address, fields: form },
  );
  const orders = [...html.matchAll(/orderNo%3D([A-Z0-9]+)"/g)];
  const paths = orders.map(([, orderNo]) => `/member/personalHistoryCopy/lottery/order?orderNo=${orderNo}`);
  return { draw: current, paths };
}

/** The button that says yes to a question. */
export const yes = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('button', { name });

/** Says yes to the slip that the page asks about. */
export const confirmBet = (page: Page) => yes(page, /^Bet ₱/).click();
