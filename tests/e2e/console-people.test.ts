import { MOCK_PORT } from '../../playwright.config.ts';
import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, test } from './fixtures.ts';

const LUCKY = { brand: 'baize', account: 'lucky' };

test('a member is found, read, rewarded, decided about, written to and signed out', async ({ page, world }) => {
  await world.call('applyScenario', { body: { name: 'withdrawal-in-review' } });
  await world.as('lucky');
  await page.goto(`http://localhost:${MOCK_PORT}/__mock/?world=${world.name}&screen=people`);

  const guide = page.getByRole('table', { name: 'Who is who' });
  await guide.getByRole('link', { name: 'novice', exact: true }).click();
  const can = page.getByRole('region', { name: 'Can do now' });
  await expect(can.getByText('refused: payment.password.missing')).toBeVisible();
  await page.goBack();

  await page.getByText('contracts, 5 invitation links').click();
  await expect(page.getByRole('table', { name: 'Invitation links' }).getByText('BOSS88')).toBeVisible();
  await expect(page).toHaveURL(/show=contracts/);
  await expectAccessible(page, 'people');

  await page.getByRole('searchbox', { name: 'User name' }).fill('LUCK');
  await expect(page).toHaveURL(/text=LUCK/);
  await expect(page.getByText('1 of 68 members')).toBeVisible();
  await page.getByRole('table', { name: 'All members' }).getByRole('link', { name: 'lucky', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'lucky' })).toBeVisible();
  await expect(can.getByText('allowed')).toHaveCount(5);

  const reward = page.getByRole('form', { name: 'Give a reward' });
  await reward.getByLabel('Amount').fill('7777.50');
  await reward.getByLabel('Turnover').fill('3');
  await reward.getByRole('button', { name: 'Give it' }).click();
  const rewards = page.getByRole('table', { name: 'Rewards to claim' });
  await expect(rewards.getByRole('row').filter({ hasText: 'office' })).toContainText('7,777.50 PHP23,332.50 PHP');

  await page.getByRole('button', { name: /^approve: withdrawal W/ }).click();
  await expect(page.getByRole('button', { name: /^pay: withdrawal W/ })).toBeVisible();

  const message = page.getByRole('form', { name: 'Send a message' });
  await message.getByLabel('Title').fill('Hello');
  await message.getByLabel('Text').fill('Your withdrawal is approved.');
  await message.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByText('Done sendMessage')).toBeVisible();
  await expect(message.getByLabel('Title')).toHaveValue('');

  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('row')).toHaveCount(2);
  await sessions.getByRole('button', { name: 'End all sessions' }).click();
  await expect(sessions.getByText('lucky is signed in nowhere.')).toBeVisible();
  await expectAccessible(page, 'a member');

  const file = await world.call('getMemberFile', { path: LUCKY });
  expect(file.rewards).toContainEqual(expect.objectContaining({ source: 'OFFICE', amount: '7777.50' }));
  expect(file.orders.map(({ state }) => state)).toEqual(['paying']);
  expect(file.sessions).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page, 'a member');
  await page.getByRole('link', { name: 'All people of baize' }).click();
  await expect(guide).toBeVisible();
  await expectNoOverflow(page, 'people');
  await expectAccessible(page, 'people on a phone');
});

test('a session is opened, and its token is copied', async ({ page, world }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`http://localhost:${MOCK_PORT}/__mock/?world=${world.name}&screen=people&account=lucky`);
  await page.getByRole('button', { name: 'Sign in as lucky' }).click();
  await page.getByRole('button', { name: 'Copy the token of lucky' }).click();
  const token = await page.evaluate(() => navigator.clipboard.readText());
  const answer = await world.visitor('baize').fetch('/wps/member/info', { headers: { Authorization: token } });
  expect(await answer.text()).toContain('"success":true');
  await expect(page.getByRole('region', { name: 'Sessions' }).getByRole('row')).toHaveCount(2);
});
