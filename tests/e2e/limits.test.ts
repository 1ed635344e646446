import { expectAccessible } from './axe.ts';
import { expect, open, siteOf, test } from './fixtures.ts';

const SITE = siteOf('baize');
const LIMITS = `${SITE}/member/limits`;

test('a member sets a limit, raises it, and takes a time-out that leads every page to its own', async ({
  page,
  world,
}) => {
  await world.signIn('lucky');
  await open(page, `${SITE}/member/securityCenter`);
  await page.getByRole('link', { name: /Responsible play/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Responsible play' })).toBeVisible();
  await expectAccessible(page, 'the limits');
  const deposits = page.getByRole('form', { name: 'Deposits' });
  const day = deposits.getByLabel('A day');
  const save = deposits.getByRole('button', { name: 'Save' });
  await day.fill('1000');
  await save.click();
  await expect(page.getByText('Your limits are saved.')).toBeVisible();
  await expect(day).toHaveValue('1000');
  await day.fill('2000');
  await save.click();
  await expect(page.getByRole('form', { name: 'Deposits, A day' })).toContainText('₱2,000.00');
  await expect(day).toHaveValue('1000');
  await page.getByRole('form', { name: 'Time-out' }).getByLabel('For how long').selectOption('7 days');
  await page.getByRole('button', { name: 'Start the time-out' }).click();
  await expect(page.getByRole('heading', { name: 'You are taking a time-out' })).toBeVisible();
  await expectAccessible(page, 'the break');
  await expect(page.getByRole('main').getByRole('link', { name: 'Withdraw' })).toHaveAttribute(
    'href',
    '/member/withdraw',
  );
  await open(page, `${SITE}/promotions`);
  await expect(page).toHaveURL(LIMITS);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a self-exclusion takes two steps, signs out, and the next sign-in leads to its page', async ({
    page,
    world,
  }) => {
    await world.signIn('lucky');
    await page.goto(LIMITS);
    await page.getByLabel('For how long').last().selectOption('12 months');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('You exclude yourself for 12 months.')).toBeVisible();
    await expect(page.getByText(/^If you start it now, it ends on /)).toBeVisible();
    const form = page.getByRole('form', { name: 'Self-exclusion' });
    await form.getByLabel('Login password', { exact: true }).fill('play1234');
    await form.getByLabel('I understand what this means').check();
    await form.getByRole('button', { name: 'Exclude myself' }).click();
    await expect(page.getByText('You have excluded yourself, and are signed out everywhere.')).toBeVisible();
    await world.signIn('lucky');
    await page.goto(`${SITE}/member/messageV2`);
    await expect(page).toHaveURL(LIMITS);
    await expect(page.getByRole('heading', { name: 'You have excluded yourself' })).toBeVisible();
  });
});
