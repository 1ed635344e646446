import type { Response } from '@playwright/test';
import { expect, hydrated, open, siteOf, test } from './fixtures.ts';

const account = { name: 'Your account' };
/** True for the form's own request, false for the route's script. */
const isPost = (answer: Response) => answer.request().method() === 'POST';

test.use({ expectedErrors: [/status of 502/] });

test('a member signs in from the header, sees the balance, and signs out', async ({ page, world }) => {
  await open(page, `${siteOf('baize')}/noticePage`);
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel('Username').fill(' lucky ');
  await form.getByLabel('Password').fill('play1234');
  await form.getByRole('button', { name: 'Log in' }).click();
  await world.solveSlider();
  await expect(page.getByText('Welcome back.')).toBeVisible();
  await world.dismissGoodToKnow();
  const panel = page.getByRole('region', account);
  await expect(panel).toContainText('₱12,458.75');

  const isKept = page.waitForResponse((answer) => answer.url().includes('/preferences') && isPost(answer));
  await panel.getByRole('button', { name: 'Hide balance' }).click();
  await expect(panel).toContainText('***');
  await isKept;
  await page.reload();
  await hydrated(page);
  await expect(panel).toContainText('***');
  const reads = async () => (await world.requests()).filter(({ operationId }) => operationId === 'getBalance').length;
  const before = await reads();
  await panel.getByRole('button', { name: 'Show balance' }).click();
  await expect(panel).toContainText('₱12,458.75');
  // The page is read again once the choice is kept; the fault below is for the button alone.
  await expect.poll(reads).toBe(before + 1);
  await panel.getByRole('button', { name: 'Refresh balance' }).click();
  await expect.poll(reads).toBe(before + 2);
  await world.setFaults([{ operation: 'getBalance', kind: 'refuse', status: 500 }]);
  await panel.getByRole('button', { name: 'Refresh balance' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be refreshed');
  await expect(panel).toContainText('₱12,458.75');
  await world.setFaults([]);

  await panel.getByRole('link', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out' });
  await expect(question).toContainText('Are you sure');
  await question.getByRole('link', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await panel.getByRole('link', { name: 'Sign out' }).click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expect(panel).toBeHidden();
  const cookies = await page.context().cookies(siteOf('baize'));
  expect(cookies.find(({ name }) => name === 'session')).toBeUndefined();
});

test('the session cookie is sealed and hidden from scripts', async ({ page, world }) => {
  await world.signIn('lucky');
  const cookie = (await page.context().cookies(siteOf('baize'))).find(({ name }) => name === 'session');
  expect(cookie?.httpOnly).toBe(true);
  expect(cookie?.sameSite).toBe('Lax');
  await open(page, siteOf('baize'));
  expect(await page.evaluate(() => document.cookie)).not.toContain('session');
  expect(await page.content()).not.toContain(cookie?.value ?? 'no cookie');
});

test('a session that ends elsewhere makes a visitor, who is told so', async ({ page, world }) => {
  await world.signIn('lucky');
  await open(page, `${siteOf('baize')}/noticePage`);
  const panel = page.getByRole('region', account);
  await expect(panel).toBeVisible();
  await world.advance(26 * 60_000);
  await panel.getByRole('button', { name: 'Refresh balance' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(`${siteOf('baize')}/noticePage`);
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expect(page.getByRole('region', account)).toBeHidden();
});

test('a visitor plays for free', async ({ page }) => {
  await open(page, `${siteOf('baize')}/noticePage`);
  await page.locator('header').getByRole('button', { name: 'Free play' }).click();
  await expect(page.getByRole('region', account)).toContainText('Trial');
});

test('every brand member sees the brand money', async ({ page, world }) => {
  await world.signIn('victor', 'lotus');
  await open(page, `${siteOf('lotus')}/noticePage`);
  await expect(page.getByRole('region', account)).toContainText('₫');
  await expect(page.getByRole('region', account)).toContainText('VIP 6');
});

test.describe('refusals', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('a wrong password is refused in the pop-up; after three a captcha is asked for, and solves it', async ({
    page,
    world,
  }) => {
    await open(page, `${siteOf('baize')}/rng?modal=login`);
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    const password = dialog.getByLabel('Password', { exact: true });
    await dialog.getByLabel('Username').fill('lucky');
    for (const count of [1, 2, 3]) {
      await password.fill(`wrong-${count}`);
      await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
      await world.solveSlider();
      await expect(dialog.getByText('The username or the password is not right.')).toBeVisible();
      await expect
        .poll(async () => (await world.requests()).filter(({ operationId }) => operationId === 'login').length)
        .toBe(count);
      await expect(dialog.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
    }
    const image = dialog.getByRole('img', { name: 'Picture with the code to type' });
    await expect(image).toBeVisible();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(120);

    await password.fill('play1234');
    await dialog.getByLabel('Code', { exact: true }).fill('0');
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await world.solveSlider();
    await expect(dialog.getByText('The code did not match.')).toBeVisible();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
      .toBe(120);
    await password.fill('play1234');
    await dialog.getByLabel('Code', { exact: true }).fill(await world.answerOf('captcha'));
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await world.solveSlider();
    await world.dismissGoodToKnow();
    await expect(page).toHaveURL(`${siteOf('baize')}/rng`);
    await expect(page.getByRole('region', account)).toBeVisible();
  });

  test('empty fields are named, and the focus goes to the first', async ({ page }) => {
    await open(page, `${siteOf('baize')}/login`);
    await page
      .locator('main form')
      .first()
      .evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByText('Enter your username.')).toBeVisible();
    await expect(page.getByText('Enter your password.')).toBeVisible();
    await expect(page.getByLabel('Username')).toBeFocused();
  });
});

test('signing in never leads to another site', async ({ page, world }) => {
  await open(page, `${siteOf('baize')}/login?redirectTo=//elsewhere.example/x`);
  await page.getByLabel('Username').fill('lucky');
  await page.getByLabel('Password', { exact: true }).fill('play1234');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await world.solveSlider();
  await world.dismissGoodToKnow();
  await expect(page.getByRole('region', account)).toBeVisible();
  await expect(page).toHaveURL(`${siteOf('baize')}/`);
});
