import { expect, open, siteOrigin, test } from './fixtures.ts';

const site = siteOrigin('baize');

test.use({ expectedErrors: [/status of (422|502)/] });

test('a favourite of one page is one on every other, and a refusal is put right', async ({ page, world }) => {
  await open(page, `${site}/rng?list=all&page=2`);
  await page
    .getByRole('link', { name: /^Favourite: / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL(`${site}/rng?list=all&page=2&modal=login`);
  await world.signIn('victor');
  await open(page, `${site}/rng?list=all&page=2`);
  const heart = page.getByRole('button', { name: /^Favourite: /, pressed: false }).first();
  const name = (await heart.getAttribute('aria-label')) ?? '';
  const game = name.replace('Favourite: ', '');
  const same = page.getByRole('button', { name, exact: true }).first();

  await world.faults.set({ operation: 'addFavourite', kind: 'refuse', status: 500 });
  await same.click();
  await expect(page.getByRole('alert')).toContainText('could not be saved');
  await expect(same).toHaveAttribute('aria-pressed', 'false');
  await world.faults.set({ operation: 'addFavourite', kind: 'delay', delayMs: 2000 });
  await same.click();
  await expect(same).toHaveAttribute('aria-pressed', 'true', { timeout: 1800 });
  await expect(page.getByRole('alert')).toBeHidden();
  await expect
    .poll(
      async () => (await world.requests.list()).filter(({ operationId }) => operationId === 'listFavouriteIds').length,
    )
    .toBeGreaterThan(1);

  await page.getByRole('navigation', { name: 'Game lists' }).getByRole('link', { name: 'Favourites' }).click();
  await expect(page.getByRole('article').first()).toContainText(game);
  await page.getByRole('banner').getByRole('link', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('region', { name: 'Favourites' })).toContainText(game);
  await menu
    .getByRole('region', { name: 'Favourites' })
    .getByRole('link', { name: /See all/ })
    .click();
  await expect(page).toHaveURL(`${site}/favourites`);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: game })).toHaveCount(0);
});
