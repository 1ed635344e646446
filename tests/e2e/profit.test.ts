import { expectAccessible } from './axe.ts';
import { expect, open, siteOrigin, test } from './fixtures.ts';
import { readRows } from './world-database.ts';

const PROFIT = `${siteOrigin('baize')}/member/personalProfit`;

test('a member sees profit and loss with its chart, which follows the theme and the window', async ({
  page,
  world,
}) => {
  await world.signIn('lucky');
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: (entry as unknown as { value: number }).value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.addInitScript(() => {
    const { fillText } = CanvasRenderingContext2D.prototype;
    const drawn: string[] = [];
    Object.assign(window, { drawn });
    CanvasRenderingContext2D.prototype.fillText = function (...text) {
      drawn.push(text[0]);
      fillText.apply(this, text);
    };
  });
  await page.setViewportSize({ width: 1600, height: 900 });
  await open(page, PROFIT);
  await expect(page.locator('figure canvas')).toBeVisible();
  const days = (await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn)).filter((text) =>
    /^[A-Z][a-z]{2} \d+$/.test(text),
  );
  expect(days.slice(0, 7)).toEqual([...new Set(days)]);
  expect(new Set(days).size).toBe(7);
  expect(await page.evaluate(() => (window as unknown as { shift?: number }).shift ?? 0)).toBeLessThan(0.01);
  await open(page, `${siteOrigin('baize')}/member/transactionHistory`);
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /profit-chart/i.test(name)));
  expect(await loaded()).toBe(false);
  await page.getByRole('link', { name: 'Profit and loss' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profit and loss' })).toBeVisible();
  const canvas = page.locator('figure canvas');
  await expect(canvas).toBeVisible();
  expect(await loaded()).toBe(true);
  const colors = () =>
    canvas.evaluate((element: HTMLCanvasElement) => {
      const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? { data: [] };
      return new Set(Array.from({ length: data.length / 4 }, (_, at) => data.slice(at * 4, at * 4 + 3).join())).size;
    });
  expect(await colors()).toBeGreaterThan(3);
  const light = await canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
  });
  await expect.poll(() => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL())).not.toBe(light);
  await page.setViewportSize({ width: 400, height: 800 });
  await expect.poll(async () => (await canvas.boundingBox())?.width ?? 0).toBeLessThan(400);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
  await expectAccessible(page, 'profit and loss');
});

test('a bet’s page computes its round again once the seeds were replaced', async ({ page, world }) => {
  await world.signIn('lucky');
  await open(page, `${siteOrigin('baize')}/game?gameCode=AURUM_0001`);
  const game = page.frameLocator('iframe');
  const spin = game.getByRole('button', { name: 'Spin' });
  await spin.click();
  const orders = () =>
    readRows<{ orderNo: string }>(world, `SELECT orderNo FROM Bet WHERE reference NOT LIKE 'seed-%'`);
  await expect.poll(orders).toHaveLength(1);
  await expect(spin).toBeEnabled();
  const address = `${siteOrigin('baize')}/member/personalHistoryCopy/${orders()[0]?.orderNo}`;
  const other = await page.context().newPage();
  await open(other, address);
  await expect(other.getByText('Shown once you request new seeds in the game.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Check the round here' })).toBeHidden();
  await game.getByRole('button', { name: 'Fairness' }).click();
  await game.getByRole('button', { name: 'Reveal our seed and start with new ones' }).click();
  await expect(game.getByText('It matches the fingerprint shown before.')).toBeVisible();
  await open(other, address);
  await other.getByRole('button', { name: 'Check the round here' }).click();
  await expect(other.getByText('The server seed matches its hash.')).toBeVisible();
  await expect(other.getByText('All numbers follow from the seeds.')).toBeVisible();
  await expectAccessible(other, 'a bet with its proof');
});
