import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, open, siteOf, type TestWorld, test } from './fixtures.ts';
import { awaitResult, type Draw, look, standOf } from './lottery-bets.ts';

const drawsOf = async (world: TestWorld, gameId: number, count: number): Promise<Draw[]> =>
  (await world.ask(`/lgw/draw/${gameId}?count=${count}`)).list;

const betting = (code: string) => `${siteOf('baize')}/lottery?gameCode=${code}&vendor=ELOTT`;
const trends = (code: string, search = '') =>
  `${siteOf('baize')}/lottery/trends?gameCode=${code}&vendor=${code.replace(/_\d+$/, '')}${search}`;

const panel = (page: Page) => page.locator('.draw-panel');
const heightOf = async (page: Page) => (await panel(page).boundingBox())?.height;

/** Sets what the open draw gives, and lets it lock and be drawn while the page is open. */
async function draw(page: Page, world: TestWorld, code: string, balls: number[]): Promise<void> {
  await awaitResult(world, code, { balls });
  await look(page);
}

const TEN_MINUTES = 'ELOTT_0004';
const DICE = 'ELOTT_0008';
const RACE = 'ELOTT_0010';
const MARK_SIX = 'ELOTT_0018';
const FOUR_DIGITS = 'ELOTT_0024';
const FOUR_DIGITS_DAILY = 'TCG_SEA_0003';
const SAIGON = 'TCG_LOTTO_VN_0007';

test.describe('The panel of a draw', () => {
  test('says that a draw is being drawn, then what it gave, and moves nothing on the page', async ({ page, world }) => {
    await world.signIn('lucky');
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, betting(TEN_MINUTES));
    const { now, current } = await standOf(world, TEN_MINUTES);
    const { numero } = current;
    await world.decideDraw(TEN_MINUTES, numero, { balls: [1, 2, 3, 4, 5] });
    await expect(panel(page)).toContainText(`Draw ${numero} closes in`);
    const height = await heightOf(page);
    await world.advance(current.lockAt - now + 200);
    await look(page);
    await expect(panel(page)).toContainText(`Draw ${numero} is being drawn`);
    await expect(panel(page)).not.toContainText(`Draw ${numero} closes in`);
    expect(await heightOf(page)).toBe(height);
    await world.advance(current.drawAt - current.lockAt);
    await look(page);
    await expect(panel(page).getByRole('img', { name: 'Result: 1, 2, 3, 4, 5' })).toBeVisible();
    await expect(panel(page).getByRole('status')).toHaveText(`Draw ${numero} gave 1, 2, 3, 4, 5`);
    expect(await heightOf(page)).toBe(height);
    // The test's browser asks for calm.
    const isSeen = () => document.getAnimations().some((each) => Number(each.effect?.getTiming().duration) > 20);
    expect(await page.evaluate(isSeen)).toBe(false);
    // What is read again with the result: the last results, and the bets on them.
    const results = page.getByRole('region', { name: 'Last results' });
    await expect(results.getByRole('listitem').first()).toContainText(numero);
    await results.getByRole('link', { name: 'Results and trends' }).click();
    await expect(page).toHaveURL(/\/lottery\/trends\?gameCode=ELOTT_0004&vendor=ELOTT$/);
    await expect(page.getByRole('listitem').filter({ hasText: numero })).toContainText('Total 15');
    await panel(page).getByRole('link', { name: 'Bet' }).click();
    await expect(page).toHaveURL(/\/lottery\?gameCode=ELOTT_0004/);
  });

  test('says that a draw was void', async ({ page, world }) => {
    await open(page, trends(TEN_MINUTES));
    const { numero } = await awaitResult(world, TEN_MINUTES, { isVoid: true });
    await look(page);
    await expect(panel(page)).toContainText('No result: the draw was void');
    await expect(page.getByRole('listitem').filter({ hasText: numero })).toContainText('Void');
  });

  test('shows the whole board of a station', async ({ page, world }) => {
    await world.signIn('lucky');
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `${siteOf('baize')}/vnlottery?gameCode=${SAIGON}`);
    const { previous } = await standOf(world, SAIGON);
    await page.getByText(`Whole board of draw ${previous.numero}`).click();
    const rows = panel(page).getByRole('row');
    await expect(rows).toHaveCount(9);
    await expect(rows.last()).toHaveText(`Special prize${previous.winNo[0]}`);
    await expect(rows.first()).toContainText('Eighth prize');
    const shown = (await rows.getByRole('cell').allTextContents()).flatMap((text) => text.split(' '));
    expect(shown).toEqual(previous.board.flatMap(({ numbers }) => numbers));
    expect(shown).toHaveLength(18);
    await expectNoOverflow(page);
    await expectAccessible(page, 'the board', { within: '.draw-panel' });
  });
});

test.describe('A result that comes', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const [name, code, balls] of [
    ['balls drop', TEN_MINUTES, [9, 0, 9, 0, 9]],
    ['dice tumble', DICE, [1, 4, 6]],
    ['cars race', RACE, [3, 1, 2, 10, 9, 8, 7, 6, 5, 4]],
    ['seven balls drop', MARK_SIX, [1, 2, 3, 4, 5, 6, 49]],
  ] as const)
    test(`falls in: ${name}`, async ({ page, world }) => {
      await awaitResult(world, code);
      await open(page, trends(code));
      await expect(panel(page).locator('.balls[data-state]')).toHaveCount(0);
      // Balls that have fallen have no animation any more: the page is looked at with each frame.
      const falling = page.waitForFunction(() => {
        const falls = [...document.querySelectorAll('.balls[data-state=falling] b')];
        const endOf = (ball: Element) => Number(ball.getAnimations()[0]?.effect?.getComputedTiming().endTime ?? 0);
        return falls.length > 0 && falls.map(endOf);
      });
      await draw(page, world, code, [...balls]);
      await expect(panel(page).getByRole('img', { name: `Result: ${balls.join(', ')}` })).toBeVisible();
      const ends = (await (await falling).jsonValue()) || [];
      expect(ends).toHaveLength(balls.length);
      expect(
        ends.every((end, index) => index === 0 || end > (ends[index - 1] ?? 0)),
        'one after another',
      ).toBe(true);
      expect(ends.at(-1)).toBeGreaterThanOrEqual(1500);
      expect(ends.at(-1)).toBeLessThanOrEqual(3000);
    });

  test('falls in: the prizes of an open board appear one after another', async ({ page, world }) => {
    await open(page, trends(FOUR_DIGITS_DAILY));
    await panel(page)
      .getByText(/^Whole board of draw/)
      .click();
    const { numero } = await awaitResult(world, FOUR_DIGITS_DAILY);
    await look(page);
    await expect(panel(page).getByText(`Whole board of draw ${numero}`)).toBeVisible();
    const ends = await panel(page)
      .getByRole('row')
      .evaluateAll((rows) => rows.map((row) => Number(row.getAnimations()[0]?.effect?.getComputedTiming().endTime)));
    expect(ends).toHaveLength(5);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    expect(ends.at(-1)).toBeLessThanOrEqual(3000);
  });
});

test.describe('Trends', () => {
  for (const code of [TEN_MINUTES, DICE, RACE, MARK_SIX, SAIGON])
    test(`of ${code} fit a phone, and have no faults that a tool finds`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      for (const kind of ['Results', 'Trend chart', 'Hot and missing', 'Big road']) {
        if (kind === 'Results') await open(page, trends(code));
        else await page.getByRole('link', { name: kind }).click();
        await expect(page.getByRole('link', { name: kind })).toHaveAttribute('aria-current', 'page');
        await expectNoOverflow(page, `${code}: ${kind}`);
        await expectAccessible(page, `${code}: ${kind}`, { within: 'main' });
      }
    });

  test('list the draws with their sums and sides, and lead to older ones and to the check', async ({ page, world }) => {
    await open(page, trends(TEN_MINUTES));
    const { gameId } = await standOf(world, TEN_MINUTES);
    const [last, , , ...others] = await drawsOf(world, gameId, 31);
    const items = page.locator('.draw-row');
    await expect(items).toHaveCount(30);
    const sum = (last?.winNo ?? []).reduce((total, digit) => total + Number(digit), 0);
    const first = items.filter({ hasText: last?.numero ?? '' });
    await expect(first).toContainText(`Total ${sum}`);
    await expect(first).toContainText(sum >= 23 ? 'Big' : 'Small');
    await expect(first).toContainText(sum % 2 === 1 ? 'Odd' : 'Even');
    await expect(first.getByRole('link', { name: `Check ${last?.numero}` })).toHaveAttribute(
      'href',
      `/lottery/fair?gameCode=${TEN_MINUTES}&numero=${last?.numero}`,
    );
    await page.getByRole('link', { name: 'Older draws' }).click();
    await expect(page).toHaveURL(/before=/);
    await expect(items.first()).toContainText(others.at(-1)?.numero ?? '');
    await page.getByRole('link', { name: 'Newest draws' }).click();
    await expect(items.first()).toContainText(last?.numero ?? '');
  });

  test('circle what was drawn, and count what is missing', async ({ page, world }) => {
    await open(page, trends(TEN_MINUTES, '&kind=chart&ball=2&count=50'));
    const { gameId } = await standOf(world, TEN_MINUTES);
    const newest = (await drawsOf(world, gameId, 50)).map(({ winNo }) => winNo[2]);
    await expect(page.getByRole('heading', { name: 'Trend chart: Ball 3' })).toBeVisible();
    await expect(page.locator('.chart tbody b')).toHaveText(newest.toReversed().map(String));
    const [hits, longest, present] = await Promise.all(
      ['Times drawn', 'Longest gap', 'Present gap'].map((name) =>
        page.locator('.chart tfoot tr').filter({ hasText: name }).locator('td').allTextContents(),
      ),
    );
    for (let digit = 0; digit < 10; digit += 1) {
      const times = newest.filter((each) => each === String(digit)).length;
      expect(Number(hits?.[digit])).toBe(times);
      if (times > 0) expect(Number(present?.[digit])).toBe(newest.indexOf(String(digit)));
      expect(Number(longest?.[digit])).toBeGreaterThanOrEqual(Number(present?.[digit]));
    }
  });

  test('show hot and missing numbers as the gateway counts them', async ({ page, world }) => {
    await open(page, trends(SAIGON, '&kind=numbers'));
    await expect(page.locator('.heat-grid li')).toHaveCount(100);
    await awaitResult(world, RACE);
    await open(page, trends(RACE, '&kind=numbers&ball=9'));
    const { gameId } = await standOf(world, RACE);
    const { positions } = await world.ask(`/lgw/draw/${gameId}/hot_gap_info?count=100`);
    const cars: { number: string; hits: number; gap: number }[] = positions[9].numbers;
    const shown = await page
      .locator('.hot-list li')
      .evaluateAll((items) =>
        items.map((item) =>
          [...item.querySelectorAll('b, span, small')].map(({ textContent }) => textContent).join(' '),
        ),
      );
    expect(shown).toEqual(cars.map(({ number, hits, gap }) => `${number} ${hits}× missing ${gap}`));
  });

  test('write roads from the newest, with letters', async ({ page, world }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, trends(TEN_MINUTES, '&kind=road'));
    const roads = page.locator('.road');
    await expect(roads).toHaveCount(3);
    const { gameId } = await standOf(world, TEN_MINUTES);
    const totals = (await drawsOf(world, gameId, 100)).map(({ winNo }) =>
      winNo.reduce((sum, digit) => sum + Number(digit), 0),
    );
    const big = totals.filter((total) => total >= 23).length;
    await expect(page.getByRole('img', { name: `Big ${big} · Small ${100 - big}` })).toBeVisible();
    const stones = roads.first().locator('use');
    await expect(stones).toHaveCount(100);
    await expect(stones.last()).toHaveAttribute('href', (totals[0] ?? 0) >= 23 ? '#road0-0' : '#road0-1');
    await roads.first().scrollIntoViewIfNeeded();
    await expect(stones.last()).toBeInViewport();
    expect(Number(await roads.first().locator('svg').getAttribute('width'))).toBeGreaterThanOrEqual(20 * 26);
  });

  test('are lean, also with a hundred boards', async ({ page }) => {
    for (const search of ['', '&kind=chart']) {
      for (const code of [FOUR_DIGITS, MARK_SIX, RACE]) {
        const response = await page.goto(trends(code, `&count=100${search}`));
        expect((await response?.body())?.length, `${code}${search}`).toBeLessThan(250_000);
      }
    }
  });
});

test.describe('Trends without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('are read by links alone', async ({ page }) => {
    await page.goto(trends(TEN_MINUTES));
    await page.getByRole('link', { name: 'Last 50' }).click();
    await expect(page.locator('.draw-row')).toHaveCount(50);
    await page.getByRole('link', { name: 'Trend chart' }).click();
    await page.getByRole('link', { name: 'Ball 4' }).click();
    await expect(page.locator('.chart tbody tr')).toHaveCount(50);
    await expect(page.locator('.chart polyline')).toHaveCount(1);
    await page.getByRole('link', { name: 'Big road' }).click();
    // The newest is in sight without a script that scrolls.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('.road').first().scrollIntoViewIfNeeded();
    await expect(page.locator('.road').first().locator('use').last()).toBeInViewport();
    await page.getByRole('link', { name: 'Bet', exact: true }).click();
    await expect(page).toHaveURL(/\/login\?redirectTo=/);
  });
});
