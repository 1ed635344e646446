import { expectAccessible } from './axe.ts';
import { expect, hydrated, open, siteOrigin, test } from './fixtures.ts';

const site = siteOrigin('baize');

test('a game is found by provider, type, minimum bet and name, and Back and reload keep what was found', async ({
  page,
}) => {
  await open(page, `${site}/rng`);
  const games = page.getByRole('list', { name: 'Games' }).getByRole('article');
  const lists = page.getByRole('navigation', { name: 'Game lists' });
  await expect(lists.getByRole('link', { name: 'Hot games' })).toHaveAttribute('aria-current', 'page');
  const providers = page.getByRole('navigation', { name: 'Providers' });
  await providers.getByRole('button', { name: 'More providers' }).click();
  await expect(providers.getByRole('button', { name: 'Previous providers' })).toBeVisible();
  await lists.getByRole('link', { name: 'All games' }).click();
  await expect(games).toHaveCount(15);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Last page' }).click();
  await expect(pages.getByRole('link', { name: 'Next page' })).toBeHidden();
  await page.goBack();
  await hydrated(page);
  await expect(pages).toContainText('Page 1 of');

  await providers.getByRole('link', { name: 'Aurum Forge' }).click();
  await expect(lists.getByRole('link', { name: 'Hot games' })).toHaveAttribute('aria-current', 'page');
  const filters = page
    .getByRole('search', { name: 'Filter games' })
    .or(page.getByRole('form', { name: 'Filter games' }));
  const [type, bet, name] = ['Type', 'Minimum bet', 'Game name'].map((label) => filters.first().getByLabel(label));
  if (!type || !bet || !name) throw new Error('A filter is missing');
  await expect(filters.first().getByRole('button')).toBeHidden();
  await type.selectOption('Slots');
  await expect(page).toHaveURL(/vassalage=AURUM.*classification=JP/);
  await bet.selectOption('₱0.05');
  await expect(page).toHaveURL(/classification=JP.*minBet=0\.05/);
  await name.pressSequentially('koi 8');
  await expect(page).toHaveURL(/name=koi\+8&.*minBet=0\.05/);
  await expect(games).toHaveCount(1);
  await name.press('ArrowLeft');
  await page.keyboard.type('8');
  await expect(page).toHaveURL(/name=koi\+88/);
  await expect(name).toHaveValue('koi 88');
  await expect(name).toBeFocused();
  expect(await name.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(5);
  // All typed letters make one history entry; each filter makes its own.
  await page.goBack();
  await hydrated(page);
  await expect(name).toHaveValue('');
  await expect(bet).toHaveValue('');
  await expect(games).toHaveCount(15);
  await page.goForward();
  await hydrated(page);
  await expect(name).toHaveValue('koi 88');
  await page.reload();
  await hydrated(page);
  await expect(games).toHaveCount(1);
  await expect(bet).toHaveValue('0.05');

  await expectAccessible(page, 'the games that were found', { within: 'main' });

  await open(page, `${site}/rng?list=all&page=3`);
  const chip = (name: string) => lists.getByRole('link', { name, exact: true });
  const sort = filters.first().getByLabel('Sort by');
  await chip('Jackpot').click();
  await expect(page).toHaveURL(`${site}/rng?list=all&flags=jackpot`);
  await expect(chip('Jackpot')).toHaveAttribute('aria-current', 'true');
  await sort.selectOption('Highest RTP');
  await expect(page).toHaveURL(/flags=jackpot&.*sort=rtp|sort=rtp&.*flags=jackpot/);
  await chip('Low stakes').click();
  await expect(page).toHaveURL(/flags=jackpot%2ClowStake/);
  await expect(sort).toHaveValue('rtp');
  await expect(games.filter({ hasNot: page.getByText('Jackpot', { exact: true }) })).toHaveCount(0);
  await expect(games).not.toHaveCount(0);
  await page.goBack();
  await hydrated(page);
  await expect(chip('Low stakes')).not.toHaveAttribute('aria-current');
  await lists.getByRole('link', { name: 'Hot games' }).click();
  await expect(page).toHaveURL(`${site}/rng?list=hot`);
  await expect(sort).toHaveValue('');
});

test.describe('a provider in maintenance', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('is marked before its games are opened, and they say until when', async ({ page, world }) => {
    const vendorMaintenanceEndTime = Date.parse('2037-01-31T14:05:00+08:00');
    await world.changeBrand('baize', { vendorsInMaintenance: ['AURUM'], vendorMaintenanceEndTime });
    await world.signIn('lucky');
    await open(page, `${site}/rng?list=all`);
    const games = page.getByRole('list', { name: 'Games', exact: true }).getByRole('article');
    const card = games.filter({ hasText: 'Fortune Koi 88' });
    await expect(card).toContainText('Maintenance');
    await expect(games.filter({ hasText: 'Book of Amun' })).not.toContainText('Maintenance');
    const aurum = { name: /Aurum Forge/ };
    const providers = page.getByRole('navigation', { name: 'Providers' });
    await expect(providers.getByRole('link', aurum)).toContainText('Maintenance');
    await page.keyboard.press('/');
    await page.keyboard.type('aurm');
    await expect(page.getByRole('dialog').getByRole('option', aurum).first()).toContainText('Maintenance');
    await page.keyboard.press('Escape');
    await expectAccessible(page, 'games in maintenance', { within: 'main' });
    await card.getByRole('link').first().click();
    await expect(page.getByText('Expected back: Jan 31, 2037, 2:05 PM')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, favourites, more games and the search work', async ({ page, world }) => {
    await world.signIn('lucky');
    await page.goto(`${site}/live?list=all&page=2`);
    const heart = page.getByRole('button', { name: /^Favourite: /, pressed: false }).first();
    const name = (await heart.getAttribute('aria-label')) ?? '';
    await heart.click();
    await expect(page).toHaveURL(`${site}/live?list=all&page=2`);
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
    await page.goto(`${site}/rng?list=all`);
    await page.getByRole('main').getByRole('link', { name: 'New', exact: true }).click();
    await expect(page).toHaveURL(`${site}/rng?list=all&flags=new`);
    await page.getByRole('main').getByRole('link', { name: 'Show more games' }).click();
    await expect(page.getByRole('list', { name: 'Games', exact: true }).getByRole('article')).toHaveCount(30);
    await page.goto(`${site}/help?modal=search`);
    await page.getByRole('combobox').fill('forutne koi');
    await page.getByRole('dialog').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(`${site}/search?q=forutne+koi`);
    await expect(page.getByRole('article').first()).toContainText('Fortune Koi 88');
  });
});
