import { expect, open, siteOrigin, test } from './fixtures.ts';

const site = siteOrigin('baize');

test('slots are two clicks from home, and sports one window away, all from the same balance', async ({
  page,
  world,
}) => {
  await world.signIn('lucky');
  await open(page, `${site}/`);
  const slots = page.getByRole('region', { name: 'Slots', exact: true });
  await slots.getByRole('article').first().getByRole('link').first().click();
  const bar = page.getByRole('region', { name: 'Game', exact: true });
  await expect(bar).toContainText('₱12,458.75');
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const category of ['sports', 'esports']) {
    await open(page, `${site}/${category}`);
    const opened = page.waitForEvent('popup');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    const book = await opened;
    await expect(book.getByText('₱12,458.75').first(), category).toBeVisible();
    await book.close();
  }
});
