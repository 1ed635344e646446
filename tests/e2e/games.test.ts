import AxeBuilder from '@axe-core/playwright';
import { expect, siteOf, test } from './journey.ts';

const site = siteOf('baize');

test('a game is found by provider, type, minimum bet and name, and Back and reload keep what was found', async ({
  page,
}) => {
  await page.goto(`${site}/rng`);
  const games = page.getByRole('list', { name: 'Games' }).getByRole('article');
  const lists = page.getByRole('navigation', { name: 'Game lists' });
  await expect(lists.getByRole('link', { name: 'Hot games' })).toHaveAttribute('aria-current', 'page');
  await lists.getByRole('link', { name: 'All games' }).click();
  await expect(games).toHaveCount(15);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Last page' }).click();
  await expect(pages.getByRole('link', { name: 'Next page' })).toBeHidden();
  await page.goBack();
  await expect(pages).toContainText('Page 1 of');

  await page.getByRole('navigation', { name: 'Providers' }).getByRole('link', { name: 'Aurum Forge' }).click();
  await expect(lists.getByRole('link', { name: 'Hot games' })).toHaveAttribute('aria-current', 'page');
  const filters = page
    .getByRole('search', { name: 'Filter games' })
    .or(page.getByRole('form', { name: 'Filter games' }));
  await filters.first().getByLabel('Type').selectOption('Slots');
  await filters.first().getByLabel('Minimum bet').selectOption('₱0.10');
  await filters.first().getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/vassalage=AURUM.*classification=JP.*minBet=0\.1/);
  await expect(games.first()).toBeVisible();
  const found = await games.count();
  await filters.first().getByLabel('Game name').fill('koi');
  await filters.first().getByLabel('Game name').press('Enter');
  await expect(page).toHaveURL(/name=koi/);
  await page.goBack();
  await expect(games).toHaveCount(found);
  await page.reload();
  await expect(games).toHaveCount(found);
  await expect(filters.first().getByLabel('Minimum bet')).toHaveValue('0.1');

  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, favourites and the search work', async ({ page, world }) => {
    await page.goto(`${site}/live?list=all`);
    await page
      .getByRole('link', { name: /^Favourite: / })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByLabel('Username').fill('lucky');
    await dialog.getByLabel('Password', { exact: true }).fill('play1234');
    await dialog.locator('input[name=sliderX]').fill(await world.answerOf('slider'));
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/live\?list=all/);
    await page.goto(`${site}/live?list=all&page=2`);
    const heart = page.getByRole('button', { name: /^Favourite: /, pressed: false }).first();
    const name = (await heart.getAttribute('aria-label')) ?? '';
    await heart.click();
    await expect(page).toHaveURL(`${site}/live?list=all&page=2`);
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
    await page.goto(`${site}/?modal=search`);
    await page.getByRole('combobox').fill('forutne koi');
    await page.getByRole('dialog').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(`${site}/search?q=forutne+koi`);
    await expect(page.getByRole('article').first()).toContainText('Fortune Koi 88');
  });
});
