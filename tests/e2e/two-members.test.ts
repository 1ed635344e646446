import { expect, open, siteOrigin, test } from './fixtures.ts';

test.use({ expectedErrors: [/status of 409/] });

const DEPOSIT = `${siteOrigin('baize')}/member/depositv2?channel=qr`;

test('a page of one member acts for no other who has signed in since, and keeps what was typed', async ({
  page,
  world,
}) => {
  await world.signIn('lucky');
  await open(page, DEPOSIT);
  const form = page.getByRole('main').getByRole('form', { name: 'Deposit' });
  await form.getByLabel('Amount').fill('321');
  // As in another tab: it shares the cookies.
  await world.signIn('victor');
  await form.getByRole('button', { name: 'Deposit' }).click();
  await expect(form.getByText(/^You are now signed in as victor/)).toBeVisible();
  await expect(form.getByLabel('Amount')).toHaveValue('321');
  await expect(page.getByRole('banner').getByText('₱9,745,096.65')).toBeVisible();
  const sent = async () => (await world.requests()).filter(({ operationId }) => operationId === 'depositByQr').length;
  expect(await sent()).toBe(0);
  await form.getByRole('button', { name: 'Deposit' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Waiting for your payment' })).toBeVisible();
  expect(await sent()).toBe(1);
});
