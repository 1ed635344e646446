import { expect, open, siteOrigin, test } from './fixtures.ts';

test('a member goes on playing from the home page, whose winners are asked for again while it is looked at', async ({
  page,
  world,
}) => {
  await world.signIn('lucky');
  await page.clock.install();
  await open(page, siteOrigin('baize'));
  const recent = page.getByRole('region', { name: 'Continue playing' });
  await expect(recent.getByRole('article').first().getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/game\?gameCode=/,
  );
  const jackpot = page.getByRole('region', { name: 'Jackpot' }).getByRole('link', { name: 'Play jackpot slots' });
  await expect(jackpot).toHaveAttribute('href', '/rng?list=all&flags=jackpot');
  const winners = page.getByRole('list', { name: 'Latest winners' });
  await winners.scrollIntoViewIfNeeded();
  await expect(winners.getByRole('listitem')).toHaveCount(50);
  const asked = page.waitForResponse('**/winners');
  await page.clock.runFor(31_000);
  expect((await asked).status()).toBe(200);

  // Covers reserve their space while they load.
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shift).toBeLessThan(0.02);

  const vendors = page.getByRole('region', { name: 'All providers' }).getByRole('link');
  await vendors.first().scrollIntoViewIfNeeded();
  await expect.poll(() => vendors.count()).toBeGreaterThan(30);
});

test('a member checks in with one press and stays on the home page', async ({ page, world }) => {
  await world.signIn('lucky');
  const today = page.getByRole('region', { name: 'Today' });
  // A busy machine leaves out what the page can do without.
  await expect(async () => {
    await open(page, siteOrigin('baize'));
    await expect(today).toContainText('Day 1 of 7', { timeout: 1000 });
  }).toPass();
  await today.getByRole('button', { name: 'Check in' }).click();
  await expect(today).toContainText('Checked in');
  await expect(page.getByText('Checked in: you get')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});
