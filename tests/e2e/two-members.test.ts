import { expect, open, siteOrigin, type TestWorld, test } from './fixtures.ts';

test.use({ expectedErrors: [/status of 409/] });

const HOME = siteOrigin('baize');

const countCalls = async (world: TestWorld, operation: string) =>
  (await world.requests.list()).filter(({ operationId }) => operationId === operation).length;

test('a page of one member acts for no other who has signed in since, and keeps what was typed', async ({
  page,
  world,
}) => {
  await world.signIn('lucky');
  await open(page, `${HOME}/member/depositv2?channel=qr`);
  const form = page.getByRole('main').getByRole('form', { name: 'Deposit' });
  await form.getByLabel('Amount').fill('321');
  // As in another tab: it shares the cookies.
  await world.signIn('victor');
  await form.getByRole('button', { name: 'Deposit' }).click();
  await expect(page.getByText(/^You are now signed in as victor/)).toHaveCount(1);
  await expect(form.getByLabel('Amount')).toHaveValue('321');
  await expect(page.getByRole('banner').getByText('₱9,745,096.65')).toBeVisible();
  expect(await countCalls(world, 'depositByQr')).toBe(0);
  await form.getByRole('button', { name: 'Deposit' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Waiting for your payment' })).toBeVisible();
  expect(await countCalls(world, 'depositByQr')).toBe(1);
});

test('a form that shows values of the other member says so too', async ({ page, world }) => {
  await world.signIn('lucky');
  await open(page, `${HOME}/member/limits`);
  await world.signIn('victor');
  const form = page.getByRole('form', { name: 'Deposits' });
  await form.getByLabel('Per day').fill('700');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^You are now signed in as victor/)).toHaveCount(1);
  await expect(page.getByRole('banner').getByText('₱9,745,096.65')).toBeVisible();
});
