import { expectAccessible } from './axe.ts';
import { expect, open, siteOrigin, test } from './fixtures.ts';

const site = siteOrigin('baize');

test('the search opens with its key, forgives spelling, and is walked through with the arrow keys', async ({
  page,
}) => {
  await open(page, `${site}/live`);
  await page.getByRole('heading', { level: 1 }).click();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/suggestions') && asked.push(request.url()));
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('forutne');
  await expect(dialog.getByRole('group', { name: 'Games' }).getByRole('option').first()).toContainText('Fortune');
  await expect(dialog.getByRole('option').first().locator('mark')).toHaveText('Fortune');
  await expect(dialog.getByRole('status')).toContainText('matches');
  expect(asked.length).toBeLessThan(7);
  await expectAccessible(page, 'the search', { within: 'dialog[open]' });

  await field.fill('zzzzqqq');
  await expect(dialog.getByRole('status')).toContainText('Nothing found');
  await field.fill('promotons');
  const link = dialog.getByRole('group', { name: 'Pages' }).getByRole('option', { name: 'Promotions', exact: true });
  await expect(link).toBeVisible();
  for (let step = 0; step < 10 && (await link.getAttribute('aria-selected')) !== 'true'; step += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/promotions`);
  await expect(dialog).toBeHidden();

  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Search/ })
    .click();
  await expect(dialog.getByRole('group', { name: 'Hot games' }).getByRole('option')).toHaveCount(10);
  await field.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('dragon\n');
  await expect(page).toHaveURL(`${site}/search?q=dragon`);
  await expect(page.getByRole('article').nth(5)).toBeVisible();
  await expectAccessible(page, 'what was found', { within: 'main' });
});
