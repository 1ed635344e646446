import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, open, siteOrigin, test } from './fixtures.ts';

test.use({ expectedErrors: [/status of 422/] });

test('a visitor looks, a member redeems goods by keyboard and converts the rest', async ({ page, world }) => {
  await open(page, `${siteOrigin('baize')}/pointMall`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Log in to redeem.*Folding umbrella/ })).toBeVisible();
  await world.signIn('lucky');
  await open(page, `${siteOrigin('baize')}/pointMall`);
  await expect(main.getByText('11,800', { exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'Gifts' }).click();
  await main.getByRole('link', { name: 'I can redeem now' }).click();
  await expect(main.getByText('more points needed')).toHaveCount(0);
  await expectAccessible(page, 'the points mall', { within: 'main' });
  await expectNoOverflow(page);
  await main.getByRole('link', { name: /^Redeem.*Folding umbrella/ }).focus();
  await page.keyboard.press('Enter');
  const form = main.getByRole('form', { name: 'Redeem' });
  await form.getByLabel('Recipient').fill('Maria Santos');
  await form.getByLabel('Payment password', { exact: true }).fill('135791');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Wrong payment password. You have 4 tries left.')).toBeVisible();
  await expect(form.getByLabel('Recipient')).toHaveValue('Maria Santos');
  await expectAccessible(page, 'a refused redemption', { within: 'main' });
  await form.getByLabel('Payment password', { exact: true }).fill('246810');
  await form.getByRole('button', { name: 'Redeem' }).click();

  const table = main.getByRole('table', { name: 'Redeemed rewards' });
  await expect(table.getByRole('row').nth(1)).toContainText('Ordered');
  await expect(page.getByText('We will tell you when it is on its way.')).toBeVisible();
  await expectAccessible(page, 'redeemed rewards', { within: 'main' });
  await main.getByRole('link', { name: 'Convert', exact: true }).click();
  const convert = main.getByRole('form', { name: 'Convert points to credit' });
  await convert.getByRole('button', { name: 'Max' }).click();
  await expect(convert.getByText('₱500.00')).toBeVisible();
  await convert.getByLabel('Payment password', { exact: true }).fill('246810');
  await convert.getByRole('button', { name: 'Convert' }).click();
  await expect(page.getByText('Your points are now credit')).toBeVisible();
  await expect(main.getByText('3,500', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByText('₱12,958.75')).toBeVisible();
});
