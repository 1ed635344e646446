import { MOCK_PORT } from '../../playwright.config.ts';
import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, test } from './fixtures.ts';

test('a code appears by itself and is copied, mails are whole, puzzles are answered', async ({ page, world }) => {
  const visitor = world.visitor('baize');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`http://localhost:${MOCK_PORT}/__mock/?world=${world.name}&screen=inbox`);
  await expect(page.getByText('Nothing was sent yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Empty the inbox' })).toBeDisabled();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();

  const proof = await world.call('createProof', { path: { brand: 'baize' }, body: { scene: 'sms' } });
  const number = { mobileNo: '09175550123', countryDialingCode: '63' };
  await visitor.value('/wps/verification/sms/register', { body: { ...number, ...proof } });
  await expect(page.getByText('1 of 1 messages')).toBeVisible();
  await page.getByRole('button', { name: /^Copy the last code/ }).click();
  const code = await world.inbox.code('09175550123');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

  const reset = new URLSearchParams({ username: 'lucky', email: 'lucky@mail.example' });
  await visitor.value('/wps/member/password/email', { body: reset });
  const messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(messages.first().getByRole('heading', { name: 'Baize: your new password' })).toBeVisible();
  await expect(messages.first()).toContainText('contact customer service.');

  await visitor.fetch('/wps/captcha');
  const puzzles = page.getByRole('table', { name: 'Open puzzles' });
  await puzzles.getByRole('button', { name: /^Copy the answer/ }).click();
  const [captcha] = await world.call('listChallenges');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(captcha?.answer);

  await page.getByRole('link', { name: '+639175550123' }).click();
  await expect(page).toHaveURL(/to=%2B639175550123/);
  await expect(messages).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Recipient' }).fill('09175550123');
  await expect(page.getByText('1 of 2 messages')).toBeVisible();
  await expectAccessible(page, 'the inbox');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page, 'the inbox');

  await page.getByRole('button', { name: 'Empty the inbox' }).click();
  const question = page.getByRole('group', { name: `Forget all messages of ${world.name}?` });
  await expect(question.getByRole('button', { name: 'No' })).toBeFocused();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Nothing was sent yet.')).toBeVisible();
  expect(await world.inbox.list()).toEqual([]);
});
