import type { Page } from '@playwright/test';
import type { Body } from '../../mock-package/client.ts';
import { BRAND_ZONE_HOURS, expect, HOUR_MS, siteOrigin, type TestWorld } from './fixtures.ts';

/** One-minute lottery. */
export const FAST = `${siteOrigin('baize')}/lottery?gameCode=ELOTT_0001&vendor=ELOTT`;

export interface Draw {
  numero: string;
  lockAt: number;
  drawAt: number;
  winNo: string[];
  board: { prize: string; numbers: string[] }[];
  daySeedAt: number;
}

export async function readStatus(world: TestWorld, code: string) {
  const menu: { gameMenus: { gameId: number; code: string; vendor: string; remark: string }[] }[] = await world
    .visitor()
    .value('/lgw/vn/games/game_menu');
  const game = menu.flatMap(({ gameMenus }) => gameMenus).find((each) => each.code === code);
  if (!game) throw new Error(`There is no lottery ${code}`);
  const near: { now: number; current: Draw; previous: Draw } = await world
    .visitor()
    .value(`/lgw/numeros/near?gameId=${game.gameId}`);
  return { ...game, ...near };
}

const DAY_MS = 24 * HOUR_MS;
const LATE_MS = 130_000;

/** The draw has its full betting time. */
export async function awaitFreshDraw(world: TestWorld): Promise<void> {
  const { now, current } = await readStatus(world, 'ELOTT_0001');
  const leftOfDay = DAY_MS - ((now + BRAND_ZONE_HOURS * HOUR_MS) % DAY_MS);
  if (leftOfDay < LATE_MS) {
    // Avoids midnight: today's bets stay today's.
    await world.clock.advance(leftOfDay + 30_000);
    return awaitFreshDraw(world);
  }
  await world.clock.advance(current.lockAt - now + 100);
}

type Result = Body<'setLotteryDraw'>;

/** Returns the draw. */
export async function awaitResult(world: TestWorld, code: string, result?: Result): Promise<Draw> {
  const { now, current } = await readStatus(world, code);
  if (result) await world.call('setLotteryDraw', { path: { gameCode: code, numero: current.numero }, body: result });
  await world.clock.advance(current.drawAt - now + 100);
  return current;
}

export const look = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Returns the next draw. */
export async function nextDraw(page: Page, world: TestWorld): Promise<string> {
  await awaitFreshDraw(world);
  await look(page);
  const { current } = await readStatus(world, 'ELOTT_0001');
  await expect(page.getByText(`Draw ${current.numero} closes in`)).toBeVisible();
  return current.numero;
}

export const padKey = (page: Page, row: number, symbol: string) =>
  page.locator(`label.pad-key:has(input[name="row${row}"][value="${symbol}"])`);

export const drawsKey = (page: Page, count: number) =>
  page.locator(`label.pad-key:has(input[name="chase"][value="${count}"])`);

/** Opens the sheet of plays. */
export async function choosePlay(page: Page, group: string, name: string): Promise<void> {
  await page.locator('.play-picker > summary').click();
  await page.getByRole('region', { name: group, exact: true }).getByRole('link', { name, exact: true }).click();
}

export const betButton = (page: Page) => page.locator('.bet-bar').getByRole('button', { name: 'Bet' });

interface Bet {
  play: string;
  content: string | string[];
  multiple?: number;
  /** Includes the first draw. */
  chase?: number;
}

/** Returns the paths of the order pages by draw, and the draw. */
export async function placeBet(page: Page, world: TestWorld, code: string, bet: Bet) {
  const { gameId, vendor, current } = await readStatus(world, code);
  const { play, content, multiple = 1, chase = 1 } = bet;
  const address = `${siteOrigin('baize')}/lottery?gameCode=${code}&vendor=${vendor}`;
  const form = {
    numero: current.numero,
    lines: JSON.stringify(
      [content].flat().map((each) => ({ gameIds: [gameId], play, content: each, unit: '2', multiple })),
    ),
    unit: '2',
    multiple: '1',
    chase: String(chase),
    plan: 'same',
    stop: 'on',
    idempotencyKey: crypto.randomUUID(),
  };
  await page.goto(`${siteOrigin('baize')}/healthz`);
  const html = await page.evaluate(
    async ({ to, fields }) => {
      const [, as = ''] = /name="as" value="([^"]+)"/.exec(await (await fetch(to)).text()) ?? [];
      return (await fetch(to, { method: 'POST', body: new URLSearchParams({ ...fields, as }) })).text();
    },
    { to: address, fields: form },
  );
  const orders = [...html.matchAll(/orderNo%3D([A-Z0-9]+)"/g)];
  const paths = orders.map(([, orderNo]) => `/member/personalHistoryCopy/lottery/order?orderNo=${orderNo}`);
  return { draw: current, paths };
}

export const yes = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('button', { name });

export const confirmBet = (page: Page) => yes(page, /^Bet ₱/).click();
