import { expectAccessible } from './axe.ts';
import { expect, open, siteOrigin, test } from './fixtures.ts';

const SITE = siteOrigin('baize');

test('a member sets a limit, raises it, and takes a time-out that closes deposits and play', async ({
  page,
  world,
}) => {
  await world.signIn('lucky');
  await open(page, `${SITE}/member/securityCenter`);
  await page.getByRole('link', { name: /Responsible play/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Responsible play' })).toBeVisible();
  await expectAccessible(page, 'the limits');
  const deposits = page.getByRole('form', { name: 'Deposits' });
  const day = deposits.getByLabel('Per day');
  const save = deposits.getByRole('button', { name: 'Save' });
  await day.fill('1000');
  await save.click();
  await expect(page.getByText('Your limits are saved.')).toBeVisible();
  await expect(day).toHaveValue('1000');
  await day.fill('2000');
  await save.click();
  await expect(page.getByRole('form', { name: 'Deposits, Per day' })).toContainText('₱2,000.00');
  await expect(day).toHaveValue('1000');
  const timeOut = page.locator('#time-out');
  await timeOut.getByLabel('For how long').selectOption('7 days');
  await timeOut.getByRole('button', { name: 'Continue' }).click();
  await expect(timeOut).toContainText('You are taking a time-out of 7 days.');
  await page.getByRole('button', { name: 'Start time-out' }).click();
  await expect(page.getByRole('heading', { name: 'You are taking a time-out' })).toBeVisible();
  await expectAccessible(page, 'the break');
  await expect(page.getByRole('main').getByRole('link', { name: 'Withdraw' })).toHaveAttribute(
    'href',
    '/member/withdraw',
  );
  await open(page, `${SITE}/promotions`);
  await expect(page.getByText('That is not available during your break')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Deposit', exact: true })).toHaveCount(0);
});
