import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, open, siteOrigin, test } from './fixtures.ts';

test.use({ expectedErrors: [/status of 422/] });

const WITHDRAW = `${siteOrigin('baize')}/member/withdraw`;
const main = (page: Page) => page.getByRole('main');
const state = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name });
const readOrderNo = (page: Page) => new URL(page.url()).searchParams.get('order') ?? '';
const withdrawForm = (page: Page) => main(page).getByRole('form', { name: 'Withdraw', exact: true });

test('a withdrawal to an e-wallet: fee, refusal, review, payment, record', async ({ page, world }) => {
  await world.changeBrand('baize', { cashRules: { backOffice: { mode: 'manual' } } });
  await world.signIn('lucky');
  await open(page, `${siteOrigin('baize')}/member`);
  await main(page).getByRole('link', { name: 'Withdraw', exact: true }).click();
  await main(page)
    .getByRole('link', { name: /^E-wallet/ })
    .click();
  const form = withdrawForm(page);
  await expect(form.getByRole('radio', { name: /^PesoPal/ })).toBeChecked();
  await form.getByRole('button', { name: 'Max' }).click();
  await expect(form.getByLabel('Amount')).toHaveValue('12335.4');
  await expect(form.getByText('₱123.35')).toBeVisible();
  await expect(form.getByText('₱12,458.75')).toBeVisible();
  await form.getByLabel('Amount').fill('1,000');
  await expect(form.getByText('₱10.00')).toBeVisible();
  await form.getByLabel('Payment password', { exact: true }).fill('135791');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Wrong payment password. You have 4 tries left.')).toBeVisible();
  await expect(form.getByLabel('Amount')).toHaveValue('1,000');
  await expectAccessible(page, 'a refused withdrawal', { within: 'main' });
  await form.getByLabel('Payment password', { exact: true }).fill('246810');
  await form.getByRole('button', { name: 'Withdraw' }).click();

  await expect(state(page, 'Requested')).toBeVisible();
  await expect(page.getByText('Your withdrawal was requested.')).toBeVisible();
  await expect(page.getByRole('banner').getByText('₱11,448.75')).toBeVisible();
  await expectAccessible(page, 'an order', { within: 'main' });
  for (const [decision, name] of [
    ['review', 'Being reviewed'],
    ['approve', 'Being paid'],
    ['pay', 'Paid'],
  ] as const) {
    await world.call('answerWithdrawal', { path: { orderNo: readOrderNo(page) }, body: { decision } });
    await expect(state(page, name)).toBeVisible({ timeout: 15_000 });
  }
  await main(page).getByRole('link', { name: 'All withdrawals' }).click();
  const table = page.getByRole('table', { name: 'Withdrawals' });
  await expect(table.getByRole('row').nth(1)).toContainText('₱1,000.00');
  await expectAccessible(page, 'the record', { within: 'main' });
});

test('a C2C payment is confirmed by keyboard beside the form', async ({ page, world }) => {
  await world.changeBrand('baize', { cashRules: { backOffice: { mode: 'manual' } } });
  await world.signIn('lucky');
  await open(page, `${WITHDRAW}?method=c2c`);
  await withdrawForm(page).getByLabel('Amount').fill('500');
  await withdrawForm(page).getByLabel('Payment password', { exact: true }).fill('246810');
  await page.keyboard.press('Enter');
  await expect(state(page, 'Requested')).toBeVisible();
  for (const decision of ['review', 'approve', 'pay'] as const)
    await world.call('answerWithdrawal', { path: { orderNo: readOrderNo(page) }, body: { decision } });
  await open(page, WITHDRAW);
  const receipt = main(page).getByRole('region', { name: /^Has ₱500.00 arrived at / });
  await expect(receipt).toContainText('If you do not answer, it counts as received on');
  await expectAccessible(page, 'a payment to confirm', { within: 'main' });
  await receipt.getByRole('button', { name: 'Yes, it arrived' }).focus();
  await page.keyboard.press('Enter');
  await expect(state(page, 'Paid')).toBeVisible();
});

test('a transfer to the upline; both pages fit small phones', async ({ page, world }) => {
  await world.signIn('lucky');
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, WITHDRAW);
  await expectNoOverflow(page);
  await main(page).getByRole('link', { name: 'Member centre' }).click();
  await main(page).getByRole('link', { name: 'Transfer to upline' }).click();
  const form = main(page).getByRole('form', { name: 'Transfer to upline' });
  await form.getByLabel('Amount').fill('100');
  await form.getByLabel('Payment password', { exact: true }).fill('246810');
  await expectNoOverflow(page);
  await expectAccessible(page, 'the transfer', { within: 'main' });
  await form.getByRole('button', { name: 'Transfer' }).click();
  await expect(page.getByText('The money is with your upline.')).toBeVisible();
  await expect(main(page).getByText('₱12,358.75', { exact: true })).toBeVisible();
});
