import { expectAccessible } from './axe.ts';
import { copyBy, openScreen, runShell } from './console.ts';
import { expect, test } from './fixtures.ts';

const BALANCE = '/wps/v2/wallets/balance';
const CARDS = '/wps/member/bankCard';
const WITHDRAW = '/wps/transaction/withdraw';

test('requests appear as they are answered, are filtered, and are read by keyboard', async ({ page, world }) => {
  const lucky = await world.as('lucky');
  await lucky.fetch('/wps/member/info');
  await openScreen(page, world, 'timeline');
  const list = page.getByRole('listbox', { name: 'Requests and events' });
  const rows = list.getByRole('option');
  await expect(rows).toHaveText([/200GETgetMemberInfobaize · lucky/]);

  await lucky.fetch(BALANCE);
  await lucky.fetch(WITHDRAW, { body: { methodCode: 'bank', amount: '1.00' } });
  await world.clock.freeze();
  await expect(rows).toHaveText([
    /The clock is frozen/,
    /400POSTwithdrawrequest_param_err/,
    /getBalance/,
    /getMemberInfo/,
  ]);
  await expectAccessible(page, 'timeline');

  await page.getByLabel('Status').selectOption('4');
  await expect(page).toHaveURL(/status=4/);
  await expect(rows).toHaveText([/withdraw/]);
  await page.reload();
  await expect(rows).toHaveText([/withdraw/]);
  await page.getByLabel('Status').selectOption('');

  await page.getByRole('heading', { name: 'Timeline' }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('GET');
  await expect(rows).toHaveText([/getBalance/, /getMemberInfo/]);
  await list.focus();
  await page.keyboard.press('ArrowDown');
  const request = page.getByRole('complementary', { name: 'Request' });
  await expect(request.getByRole('heading', { level: 2 }).first()).toContainText('getBalance');
  await page.keyboard.press('ArrowDown');
  await expect(request.getByRole('heading', { level: 2 }).first()).toContainText('getMemberInfo');
  await expect(list).toBeFocused();
  await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(request).toBeHidden();
  await expect(list).toBeFocused();
});

test('a refusal is explained, copied as curl and as a test, and sent again', async ({ page, world }) => {
  await openScreen(page, world, 'timeline', { text: 'withdraw' });
  const lucky = await world.as('lucky');
  const { list } = await lucky.value<{ list: { id: number }[] }>(CARDS);
  const amount = '900000000.00';
  const body = {
    methodCode: 'bank',
    payoutId: list[0]?.id,
    amount,
    paymentPassword: '246810',
    reference: 'of-the-test',
  };
  await lucky.fetch(WITHDRAW, { body });
  const rows = page.getByRole('listbox').getByRole('option');
  await rows.click();
  const request = page.getByRole('complementary', { name: 'Request' });
  await expect(request.getByText('422 amount.too.large', { exact: true })).toBeVisible();
  await expect(request.getByRole('row', { name: /^rules/ })).toContainText('amount.too.large');
  await expectAccessible(page, 'request');

  const lines = await copyBy(page, 'Copy as curl');
  expect(lines).toMatch(/^# body\.paymentPassword: masked in the log, taken from the seed/);
  const answer = await runShell(lines);
  expect(answer).toContain('422 Unprocessable Entity');
  expect(answer).toContain('amount.too.large');
  await expect(rows).toHaveCount(2);

  const source = await copyBy(page, 'Copy as Playwright test');
  expect(source).toContain(`mock.existing('${world.name}')`);
  expect(source).toContain("world.as('lucky', 'baize')");
  expect(source).toContain('"reference":crypto.randomUUID()');

  await request.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(request.getByRole('status')).toContainText(`Answered 422 in ${world.name}.`);
  await expect(rows).toHaveCount(3);
  await request.getByRole('link', { name: 'Open it' }).click();
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
});

test('a request that failed is sent again with another result, and a page’s requests are found', async ({
  page,
  world,
}) => {
  const lucky = await world.as('lucky');
  await openScreen(page, world, 'timeline');
  await world.faults.set({ operation: 'getBalance', kind: 'status', status: 503, times: 1 });
  const headers = { 'X-Request-Id': 'page-of-the-test' };
  await lucky.fetch('/wps/member/info');
  await lucky.fetch('/wps/member/info', { headers });
  await lucky.fetch(BALANCE, { headers });
  await page.getByRole('option', { name: /503.*getBalance/ }).click();
  const request = page.getByRole('complementary', { name: 'Request' });
  await expect(request).toContainText('fault');
  await request.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(request.getByRole('status')).toContainText(`Answered 200 in ${world.name}.`);

  await request.getByRole('link', { name: 'All requests of this page' }).click();
  await expect(page.getByLabel('Page’s request id')).toHaveValue('page-of-the-test');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/503/, /getMemberInfo/]);
});
