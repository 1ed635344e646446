import { expect, expectNoOverflow, open, siteOrigin, test } from './fixtures.ts';
import { look, readStatus } from './lottery-bets.ts';

const site = siteOrigin('baize');
const parseSeconds = (text: string) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

test('a lottery is found by kind, name and day, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${site}/lottery`);
  const current = page.getByRole('navigation', { name: 'Main menu' }).locator('[aria-current]');
  await expect(current).toHaveAttribute('href', /\/lottery$/);
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(current).toBeInViewport({ ratio: 1 });
  const kind = page.getByRole('link', { name: 'Mark Six', exact: true });
  await page.getByRole('navigation', { name: 'Lottery types' }).getByRole('link', { name: 'Mark Six' }).click();
  await expect(page).toHaveURL(/\/lottery\?tag=MARK6$/);
  await expect(kind).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('article')).toHaveCount(7);

  const name = page.getByRole('searchbox', { name: 'Find a lottery' });
  await name.fill('DÀ NANG');
  await name.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'In all lotteries' })).toContainText('“DÀ NANG”: 1');
  await expect(kind).not.toHaveAttribute('aria-current');
  await expect(name).toBeFocused();
  await name.fill('x'.repeat(60));
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Check the spelling')).toBeVisible();
  await expectNoOverflow(page);
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(page).toHaveURL(/\/lottery\?tag=MARK6$/);
  await expect(name).toHaveValue('');

  // Each arrow key is a change of the day.
  const day = page.getByRole('combobox', { name: 'Draw day' });
  await day.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/\/lottery\?tag=MARK6$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/day=2/);
  await expect(day).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(5);
  await open(page, `${site}/lottery/trends?gameCode=ELOTT_0001&vendor=ELOTT`);
  await expect(current).toHaveAttribute('href', /\/lottery$/);
  await expect(current).toHaveAttribute('aria-current', 'true');
  await expect(current).toBeInViewport({ ratio: 1 });
});

test('a lottery in maintenance is marked in the lobby, and its page says until when', async ({ page, world }) => {
  const vendorMaintenanceEndTime = Date.parse('2037-01-31T14:05:00+08:00');
  await world.changeBrand('baize', { vendorsInMaintenance: ['ELOTT'], vendorMaintenanceEndTime });
  await world.signIn('lucky');
  await open(page, `${site}/lottery?name=one minute lotto`);
  await expect(page.getByRole('article')).toContainText('Maintenance');
  await page.getByRole('article').getByRole('link').click();
  await expect(page.getByText('Betting is closed for now')).toContainText('Expected back: Jan 31, 2037, 2:05 PM');
});

test('favourites stay in the browser by user name, and cards count down across a draw', async ({ page, world }) => {
  await open(page, `${site}/lottery`);
  await page.getByRole('link', { name: 'Favourite: One Minute Lotto' }).click();
  await expect(page.getByRole('dialog')).toContainText('Log in');
  await world.signIn('lucky');
  await open(page, `${site}/lottery`);
  await page.getByRole('button', { name: 'Favourite: Lucky 28 Moon' }).click();
  await page.getByRole('link', { name: 'Favourites' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Lucky 28 Moon');
  await world.signIn('victor');
  await open(page, `${site}/lottery?list=fav`);
  await expect(page.getByText('No favourites yet')).toBeVisible();

  await open(page, `${site}/lottery?tag=SSC`);
  const timer = page.getByRole('timer', { name: 'Classic Five Star closes in' });
  const differs = async () => {
    const shown = parseSeconds((await timer.textContent()) ?? '');
    const { now, current } = await readStatus(world, 'LOTT_0001');
    return Math.abs(shown - (current.lockAt - now) / 1000);
  };
  await expect.poll(differs).toBeLessThanOrEqual(1.5);
  const { now, current } = await readStatus(world, 'LOTT_0001');
  await world.clock.advance(current.lockAt - now + 1000);
  await look(page);
  await expect.poll(differs).toBeLessThanOrEqual(1.5);
});
