import { expect, expectNoOverflow, open, siteOf, test } from './fixtures.ts';
import { look, standOf } from './lottery-bets.ts';

const secondsOf = (text: string) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

test.describe('The lobby', () => {
  test('has kinds, days and a search; a kind clears list and day', async ({ page }) => {
    await open(page, `${siteOf('baize')}/lottery?list=hot&day=3`);
    await page.getByRole('navigation', { name: 'Kinds of lotteries' }).getByRole('link', { name: 'Mark Six' }).click();
    await expect(page).toHaveURL(/\/lottery\?tag=MARK6$/);
    await expect(page.getByRole('article')).toHaveCount(7);
    // Two are drawn on three days of the week, two on every evening, and three every few minutes.
    await page.getByRole('combobox', { name: 'Day of the draw' }).selectOption({ label: 'Monday' });
    await expect(page.getByRole('article')).toHaveCount(5);
    await open(page, `${siteOf('baize')}/lottery`);
    await page.getByRole('searchbox', { name: 'Find a lottery' }).fill('hanoi');
    await page.getByRole('searchbox', { name: 'Find a lottery' }).press('Enter');
    await expect(page.getByRole('article').first()).toContainText('Hanoi');
  });

  test('has all racing lotteries in their tab, also the fast ones', async ({ page }) => {
    await open(page, `${siteOf('baize')}/lottery?tag=PK10`);
    const vendors = await page
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((links) =>
        links.flatMap((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('vendor') ?? []),
      );
    expect([...new Set(vendors)].sort()).toEqual(['ELOTT', 'LOTT']);
    // A lottery of two tabs is found once.
    await open(page, `${siteOf('baize')}/lottery?name=one minute lotto`);
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  for (const javaScriptEnabled of [true, false])
    test.describe(`with${javaScriptEnabled ? '' : 'out'} scripts`, () => {
      test.use({ javaScriptEnabled });

      test('a search finds in all kinds, and the kind is open again without it', async ({ page }) => {
        await page.goto(`${siteOf('baize')}/lottery?tag=MARK6`);
        const kind = page.getByRole('link', { name: 'Mark Six', exact: true });
        await expect(kind).toHaveAttribute('aria-current', 'page');
        const name = page.getByRole('searchbox', { name: 'Find a lottery' });
        const search = page.getByRole('search').getByRole('button', { name: 'Search' });
        if (javaScriptEnabled) await open(page, page.url());
        await name.fill('DÀ NANG');
        await search.click();
        await expect(page.getByRole('article')).toHaveCount(1);
        await expect(page.getByRole('status').filter({ hasText: 'In all lotteries' })).toContainText('“DÀ NANG”: 1');
        await expect(kind).not.toHaveAttribute('aria-current');
        await name.fill('');
        await search.click();
        await expect(page.getByRole('article')).toHaveCount(7);
        await expect(kind).toHaveAttribute('aria-current', 'page');
        await name.fill('x'.repeat(60));
        await search.click();
        await expect(page.getByText('Check the spelling')).toBeVisible();
        await expectNoOverflow(page);
        await page.getByRole('link', { name: 'Clear the search' }).click();
        await expect(page).toHaveURL(/\/lottery\?tag=MARK6$/);
      });
    });

  test('is the current entry of the main menu on all its pages', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const current = page.getByRole('navigation', { name: 'Main menu' }).locator('[aria-current]');
    for (const [path, value] of [
      ['/lottery', 'page'],
      ['/vnlottery', 'true'],
      ['/lottery/fair', 'true'],
      ['/lottery/trends?gameCode=ELOTT_0001&vendor=ELOTT', 'true'],
    ] as const) {
      await page.goto(`${siteOf('baize')}${path}`);
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute('href', /\/lottery$/);
      await expect(current).toHaveAttribute('aria-current', value);
      await expect(current).toBeInViewport({ ratio: 1 });
    }
  });

  test('is searched by keyboard, and the focus stays', async ({ page }) => {
    await open(page, `${siteOf('baize')}/lottery`);
    const day = page.getByRole('combobox', { name: 'Day of the draw' });
    await day.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/\/lottery$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/day=/);
    await expect(day).toBeFocused();
    await open(page, `${siteOf('baize')}/lottery/fair`);
    const numero = page.locator('#fair-numero');
    await numero.fill('1');
    await numero.press('Enter');
    await expect(page).toHaveURL(/numero=1/);
    await expect(numero).toBeFocused();
  });

  test('keeps favourites in the browser by user name, and asks visitors to sign in', async ({ page, world }) => {
    await open(page, `${siteOf('baize')}/lottery`);
    await page.getByRole('link', { name: 'Favourite: One Minute Lotto' }).click();
    await expect(page.getByRole('dialog')).toContainText('Log in');
    await page.goto(`${siteOf('baize')}/lottery?list=fav`);
    await expect(page).toHaveURL(/\/login/);
    await world.signIn('lucky');
    await open(page, `${siteOf('baize')}/lottery`);
    await page.getByRole('button', { name: 'Favourite: Lucky 28 Moon' }).click();
    await page.getByRole('link', { name: 'Favourites' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText('Lucky 28 Moon');
    await world.signIn('victor');
    await open(page, `${siteOf('baize')}/lottery?list=fav`);
    await expect(page.getByText('No favourites yet')).toBeVisible();
  });

  test('counts down as the gateway does, after ten minutes too, and across a draw', async ({ page, world }) => {
    await open(page, `${siteOf('baize')}/lottery?tag=SSC`);
    const timer = page.getByRole('timer', { name: 'Classic Five Star closes in' });
    const differs = async () => {
      const shown = secondsOf((await timer.textContent()) ?? '');
      const { now, current } = await standOf(world, 'LOTT_0001');
      return Math.abs(shown - (current.lockAt - now) / 1000);
    };
    // Draws further away than an hour are written with hours.
    await expect.poll(differs).toBeLessThanOrEqual(1.5);
    await world.advance(10 * 60_000);
    await look(page);
    await expect.poll(differs).toBeLessThanOrEqual(1.5);
    const { now, current } = await standOf(world, 'LOTT_0001');
    await world.advance(current.lockAt - now + 1000);
    await look(page);
    await expect.poll(differs).toBeLessThanOrEqual(1.5);
  });
});
