import type { Response } from '@playwright/test';
import { expect, hydrated, open, siteOrigin, test } from './fixtures.ts';
import { ACCOUNT, loginForm, WRONG } from './login-form.ts';

/** Returns false for the route's script. */
const isPost = (answer: Response) => answer.request().method() === 'POST';

test.use({ expectedErrors: [/status of (422|502)/] });

test('a refusal of the header’s form is told on the log-in page, which leads back; the member sees the balance, and signs out', async ({
  page,
  world,
}) => {
  await open(page, `${siteOrigin('baize')}/noticePage`);
  const form = loginForm(page);
  await form.send('lucky', 'wrong-one');
  await world.solveSlider();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('alert')).toContainText(WRONG);
  await expect(form.username).toHaveValue('lucky');
  await form.password.fill('play1234');
  await form.submit.click();
  await world.solveSlider();
  await expect(page.getByText('Welcome back.')).toBeVisible();
  await world.dismissGoodToKnow();
  await expect(page).toHaveURL(`${siteOrigin('baize')}/noticePage`);
  const panel = page.getByRole('region', ACCOUNT);
  await expect(panel).toContainText('₱12,458.75');

  const isKept = page.waitForResponse((answer) => answer.url().includes('/preferences') && isPost(answer));
  await panel.getByRole('button', { name: 'Hide balance' }).click();
  await expect(panel).toContainText('***');
  await isKept;
  await page.reload();
  await hydrated(page);
  await expect(panel).toContainText('***');
  const reads = async () =>
    (await world.requests.list()).filter(({ operationId }) => operationId === 'getBalance').length;
  const before = await reads();
  await panel.getByRole('button', { name: 'Show balance' }).click();
  await expect(panel).toContainText('₱12,458.75');
  // The fault below is for the button alone.
  await expect.poll(reads).toBe(before + 1);
  await panel.getByRole('button', { name: 'Refresh balance' }).click();
  await expect.poll(reads).toBe(before + 2);
  await world.faults.set({ operation: 'getBalance', kind: 'refuse', status: 500 });
  await panel.getByRole('button', { name: 'Refresh balance' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be refreshed');
  await expect(panel).toContainText('₱12,458.75');
  await world.faults.clear();

  await panel.getByRole('link', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out' });
  await expect(question).toContainText('Are you sure');
  await question.getByRole('link', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await panel.getByRole('link', { name: 'Sign out' }).click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expect(panel).toBeHidden();
  const cookies = await page.context().cookies(siteOrigin('baize'));
  expect(cookies.find(({ name }) => name === 'session')).toBeUndefined();
});

test('a session that ends elsewhere makes a visitor, who is told so', async ({ page, world }) => {
  await world.signIn('lucky');
  await open(page, `${siteOrigin('baize')}/noticePage`);
  const panel = page.getByRole('region', ACCOUNT);
  await expect(panel).toBeVisible();
  await world.clock.advance(26 * 60_000);
  await panel.getByRole('button', { name: 'Refresh balance' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(`${siteOrigin('baize')}/noticePage`);
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expect(page.getByRole('region', ACCOUNT)).toBeHidden();
});
