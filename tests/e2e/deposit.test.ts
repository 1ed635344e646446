import type { Page } from '@playwright/test';
import { PNG } from '../support/multipart.ts';
import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, open, siteOrigin, test } from './fixtures.ts';

test.use({ expectedErrors: [/status of 422/] });

const DEPOSIT = `${siteOrigin('baize')}/member/depositv2`;
const main = (page: Page) => page.getByRole('main');
const choose = (page: Page, channel: string) =>
  main(page)
    .getByRole('link', { name: new RegExp(`^${channel}`) })
    .click();
const state = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name });

test.beforeEach(({ world }) => world.awaitBankHours());

test('a deposit at a bank leaves for the cashier, comes back, and is credited', async ({ page, world }) => {
  await world.signIn('lucky');
  await open(page, `${siteOrigin('baize')}/member`);
  await main(page).getByRole('link', { name: 'Deposit' }).click();
  await choose(page, 'Online banking');
  const form = main(page).getByRole('form', { name: 'Deposit' });
  await form.getByLabel('Amount').fill('50');
  await form.getByRole('radio', { name: 'Mabini Union Bank' }).check();
  await form.getByRole('button', { name: 'Deposit' }).click();
  await expect(form.getByText('The minimum amount is ₱100.00.')).toBeVisible();
  await expect(form.getByRole('radio', { name: 'Mabini Union Bank' })).toBeChecked();
  await form.getByRole('button', { name: '₱500.00' }).click();
  await form.getByRole('radio', { name: /^Daily reload/ }).check();
  await form.getByRole('button', { name: 'Deposit' }).click();
  await expect(state(page, 'Waiting for your payment')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await expectAccessible(page, 'an order');
  await main(page).getByRole('link', { name: 'Continue to the payment page' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Approve the payment' }).click();
  await page.getByRole('link', { name: 'Back to Baize' }).click();
  await expect(state(page, 'Credited')).toBeVisible();
  await expect(main(page).getByText('₱550.00 is in your wallet: ₱500.00 and a bonus of ₱50.00.')).toBeVisible();
  await expect(page.getByRole('banner').getByText('₱13,008.75')).toBeVisible();
});

test('on a phone a transfer takes a picture by its content alone, and is watched until it is credited', async ({
  page,
  world,
}) => {
  await world.signIn('lucky');
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${DEPOSIT}?channel=bank-transfer`);
  await expectAccessible(page, 'the ways to deposit');
  const form = main(page).getByRole('form', { name: 'Deposit' });
  await form.getByLabel('Amount').fill('500');
  await form.getByRole('button', { name: 'Deposit' }).click();
  await expect(form.getByText('Choose one of the banks.')).toBeVisible();
  await expect(form.getByLabel('Amount')).toHaveValue('500');
  await form.getByRole('radio', { name: 'Mayon Rural Bank' }).check();
  await form.getByRole('button', { name: 'Deposit' }).click();
  await expect(main(page).getByText('Baize Payments Inc.')).toBeVisible();
  const proof = main(page).getByRole('form', { name: 'Payment proof' });
  const html = { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html><script>1</script>') };
  await proof.getByLabel('Picture').setInputFiles(html);
  await proof.getByRole('button', { name: 'Upload' }).click();
  await expect(proof.getByText('This file is not a PNG or JPG.')).toBeVisible();
  await proof.getByLabel('Picture').setInputFiles({ ...html, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(proof.getByText('The picture is larger than 5 MB')).toBeVisible();
  await proof.getByLabel('Picture').setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: PNG });
  await proof.getByRole('button', { name: 'Upload' }).click();
  const picture = proof.getByRole('link', { name: 'View the picture you uploaded' });
  await expect(picture).toBeVisible();
  await expectNoOverflow(page);
  await main(page).getByRole('button', { name: 'I have paid' }).click();
  await expect(state(page, 'Being checked')).toBeVisible();
  await world.clock.advance(20_000);
  await expect(state(page, 'Credited')).toBeVisible({ timeout: 15_000 });
});

test('typing keeps the session, so that a form that took long is not lost', async ({ page, world }) => {
  await page.clock.install();
  await world.signIn('lucky');
  await open(page, `${siteOrigin('baize')}/member/depositv2?channel=bank-transfer`);
  await page.getByRole('radio', { name: 'Bank of Luzon' }).check();
  await world.clock.advance(20 * 60_000);
  await page.clock.fastForward('20:00');
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/touch'));
  await page.getByLabel('Amount').fill('600');
  expect((await kept).status()).toBe(204);
  await world.clock.advance(20 * 60_000);
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(state(page, 'Waiting for your payment')).toBeVisible();
});
