import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, open, siteOrigin, type TestWorld, test } from './fixtures.ts';
import { awaitResult, look, readStatus } from './lottery-bets.ts';

const TEN_MINUTES = 'ELOTT_0004';
const DICE = 'ELOTT_0008';
const RACE = 'ELOTT_0010';
const MARK_SIX = 'ELOTT_0018';
const FOUR_DIGITS = 'ELOTT_0024';
const FOUR_DIGITS_DAILY = 'TCG_SEA_0003';
const SAIGON = 'TCG_LOTTO_VN_0007';

const trends = (code: string, search = '') =>
  `${siteOrigin('baize')}/lottery/trends?gameCode=${code}&vendor=${code.replace(/_\d+$/, '')}${search}`;

const panel = (page: Page) => page.locator('.draw-panel');

async function draw(page: Page, world: TestWorld, code: string, result?: Parameters<typeof awaitResult>[2]) {
  const drawn = await awaitResult(world, code, result);
  await look(page);
  return drawn;
}

test('the strip tells that a draw is being drawn, then its result, and moves nothing on the page', async ({
  page,
  world,
}) => {
  await world.signIn('lucky');
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, `${siteOrigin('baize')}/lottery?gameCode=${TEN_MINUTES}&vendor=ELOTT`);
  const strip = page.locator('.draw-strip');
  const height = () => strip.evaluate((part) => part.getBoundingClientRect().height);
  const { now, current } = await readStatus(world, TEN_MINUTES);
  const { numero } = current;
  await world.call('setLotteryDraw', { path: { gameCode: TEN_MINUTES, numero }, body: { balls: [1, 2, 3, 4, 5] } });
  await expect(strip).toContainText(`Draw ${numero} closes in`);
  const before = await height();
  await world.clock.advance(current.lockAt - now + 200);
  await look(page);
  await expect(strip).toContainText(`Draw ${numero} is being drawn`);
  await expect(strip).not.toContainText(`Draw ${numero} closes in`);
  expect(await height()).toBe(before);
  await world.clock.advance(current.drawAt - current.lockAt);
  await look(page);
  await expect(strip.getByRole('img', { name: 'Result: 1, 2, 3, 4, 5' })).toBeVisible();
  await expect(strip.getByRole('status')).toHaveText(`Result of draw ${numero}: 1, 2, 3, 4, 5`);
  expect(await height()).toBe(before);
  // The test's browser prefers reduced motion.
  const isSeen = () => document.getAnimations().some((each) => Number(each.effect?.getTiming().duration) > 20);
  expect(await page.evaluate(isSeen)).toBe(false);
  const results = page.getByRole('region', { name: 'Latest results' });
  await expect(results.getByRole('listitem').first()).toContainText(numero);
  await results.getByRole('link', { name: 'Results and trends' }).click();
  await expect(page).toHaveURL(/\/lottery\/trends\?gameCode=ELOTT_0004&vendor=ELOTT$/);
  const row = page.getByRole('listitem').filter({ hasText: numero });
  await expect(row).toContainText('Total 15');
  await expect(row.getByRole('link', { name: `Check ${numero}` })).toHaveAttribute(
    'href',
    `/lottery/fair?gameCode=${TEN_MINUTES}&numero=${numero}`,
  );
  const nothing = await draw(page, world, TEN_MINUTES, { isVoid: true });
  await expect(panel(page)).toContainText('No result: draw void');
  await expect(page.getByRole('listitem').filter({ hasText: nothing.numero })).toContainText('Void');
  await panel(page).getByRole('link', { name: 'Bet' }).click();
  await expect(page).toHaveURL(/\/lottery\?gameCode=ELOTT_0004/);
});

test.describe('a result that comes', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('falls in, ball by ball, and prize by prize of an open board', async ({ page, world }) => {
    for (const [code, balls] of [
      [RACE, [3, 1, 2, 10, 9, 8, 7, 6, 5, 4]],
      [DICE, [1, 4, 6]],
    ] as const) {
      await awaitResult(world, code);
      await open(page, trends(code));
      await expect(panel(page).locator('.balls[data-state]')).toHaveCount(0);
      // Fallen balls have no animation left, so every frame is read.
      const falling = page.waitForFunction(() => {
        const falls = [...document.querySelectorAll('.balls[data-state=falling] b')];
        const endTime = (ball: Element) => Number(ball.getAnimations()[0]?.effect?.getComputedTiming().endTime ?? 0);
        return falls.length > 0 && falls.map(endTime);
      });
      await draw(page, world, code, { balls: [...balls] });
      await expect(panel(page).getByRole('img', { name: `Result: ${balls.join(', ')}` })).toBeVisible();
      const ends = (await (await falling).jsonValue()) || [];
      expect(ends).toHaveLength(balls.length);
      expect(new Set(ends).size, 'one after another').toBe(balls.length);
      expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      expect(ends.at(-1)).toBeGreaterThanOrEqual(1500);
      expect(ends.at(-1)).toBeLessThanOrEqual(3000);
    }

    await open(page, trends(FOUR_DIGITS_DAILY));
    await panel(page)
      .getByText(/^Full board of draw/)
      .click();
    const { numero } = await draw(page, world, FOUR_DIGITS_DAILY);
    await expect(panel(page).getByText(`Full board of draw ${numero}`)).toBeVisible();
    const prizes = await panel(page)
      .getByRole('row')
      .evaluateAll((rows) => rows.map((row) => Number(row.getAnimations()[0]?.effect?.getComputedTiming().endTime)));
    expect(prizes).toHaveLength(5);
    expect(prizes).toEqual(prizes.toSorted((a, b) => a - b));
  });
});

test('trends fit a phone, have no faults that a tool finds, and are lean with a hundred boards', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // The widest: a race has ten balls, Mark Six 49 numbers, a station a board and a hundred numbers.
  for (const [code, kind, what] of [
    [RACE, 'results', '.draw-row'],
    [MARK_SIX, 'chart', '.chart'],
    [RACE, 'numbers', '.hot-list'],
    [SAIGON, 'numbers', '.heat-grid'],
    [SAIGON, 'road', '.road'],
  ] as const) {
    await open(page, trends(code, `&kind=${kind}`));
    await expect(page.locator(what).first()).toBeVisible();
    const board = page.getByText(/^Full board of draw/);
    if (code === SAIGON) await board.click();
    await expectNoOverflow(page, `${code}: ${kind}`);
    await expectAccessible(page, `${code}: ${kind}`, { within: 'main' });
  }
  for (const search of ['', '&kind=chart'])
    for (const code of [FOUR_DIGITS, MARK_SIX, RACE]) {
      const bytes = await page.evaluate(
        async (address) => (await (await fetch(address)).arrayBuffer()).byteLength,
        trends(code, `&count=100${search}`),
      );
      expect(bytes, `${code}${search}`).toBeGreaterThan(10_000);
      expect(bytes, `${code}${search}`).toBeLessThan(250_000);
    }
});
