import { expect, open, siteOf, TO_NOTICES, test } from './fixtures.ts';
import { ACCOUNT, loginForm, WRONG } from './login-form.ts';

const DAY_SECONDS = 86_400;

for (const { brand, hasTabs } of [
  { brand: 'baize', hasTabs: true },
  { brand: 'lotus', hasTabs: true },
  { brand: 'harbor', hasTabs: false },
] as const) {
  test(`by user name on the log-in page of ${brand}, with spaces around the name`, async ({ page, world }) => {
    await open(page, `${siteOf(brand)}/login?${TO_NOTICES}`);
    await expect(page.getByRole('navigation', { name: 'Ways to log in' })).toHaveCount(hasTabs ? 1 : 0);
    await loginForm(page).send('  lucky ');
    await world.solveSlider();
    await expect(page.getByText('Welcome back.')).toBeVisible();
    await world.dismissGoodToKnow();
    await expect(page).toHaveURL(`${siteOf(brand)}/noticePage`);
    await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
  });
}

test('in the pop-up of a narrow window, over the page that stays', async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${siteOf('baize')}/fish`);
  await page.locator('header').getByRole('link', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  const form = loginForm(dialog);
  await expect(form.username).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name: 'Log in' }).click();
  await form.send('lucky');
  await world.solveSlider();
  await world.dismissGoodToKnow();
  await expect(page).toHaveURL(`${siteOf('baize')}/fish`);
  await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
});

test('a password is shown on demand', async ({ page }) => {
  await open(page, `${siteOf('baize')}/login`);
  const { username, password } = loginForm(page);
  await expect(username).toBeFocused();
  await password.fill('play1234');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('play1234');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('a name is remembered for a day when asked to, and forgotten when not', async ({ page, world }) => {
  const cookieNamed = async (name: string) =>
    (await page.context().cookies(siteOf('baize'))).find((cookie) => cookie.name === name);
  const signOut = async () => {
    await open(page, `${siteOf('baize')}/noticePage?modal=logout`);
    await page.getByRole('dialog', { name: 'Sign out' }).getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You are signed out.')).toBeVisible();
  };
  await open(page, `${siteOf('baize')}/login?${TO_NOTICES}`);
  const form = loginForm(page);
  await expect(form.remember).not.toBeChecked();
  await form.remember.check();
  await form.send('lucky');
  await world.solveSlider();
  await world.dismissGoodToKnow();
  for (const name of ['session', 'remembered']) {
    const seconds = ((await cookieNamed(name))?.expires ?? 0) - Date.now() / 1000;
    expect(seconds).toBeGreaterThan(DAY_SECONDS - 120);
    expect(seconds).toBeLessThanOrEqual(DAY_SECONDS);
  }

  await signOut();
  await open(page, `${siteOf('baize')}/login`);
  await expect(form.username).toHaveValue('lucky');
  await expect(form.remember).toBeChecked();
  await expect(form.password).toHaveValue('');
  await expect(form.password).toBeFocused();

  await world.signIn('lucky');
  expect((await cookieNamed('session'))?.expires).toBe(-1);
  await signOut();
  await open(page, `${siteOf('baize')}/login`);
  await expect(form.username).toHaveValue('');
  await expect(form.remember).not.toBeChecked();
});

test.describe('refusals', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('a wrong password and a name that nobody has are answered alike; all but the password stays', async ({
    page,
    world,
  }) => {
    await open(page, `${siteOf('baize')}/login`);
    const form = loginForm(page);
    await form.remember.check();
    for (const [username, password] of [
      ['lucky', 'wrong-one'],
      ['nobody', 'play1234'],
    ] as const) {
      await form.send(username, password);
      await world.solveSlider();
      await expect(page.getByRole('alert')).toContainText(WRONG);
      await expect(form.username).toHaveValue(username);
      await expect(form.password).toHaveValue('');
      await expect(form.password).toBeFocused();
      await expect(form.remember).toBeChecked();
    }
  });

  test('after five wrong passwords even the right one waits, and the gateway is not asked', async ({ page, world }) => {
    for (const count of [1, 2, 3, 4, 5]) await world.signIn('lucky', 'baize', `wrong-${count}`);
    const triesSoFar = async () => (await world.requests()).filter(({ operationId }) => operationId === 'login').length;
    expect(await triesSoFar()).toBe(5);
    await open(page, `${siteOf('baize')}/login`);
    await loginForm(page).send('lucky');
    await world.solveSlider();
    await expect(page.getByRole('alert')).toContainText('There were too many attempts. Please wait 5 min');
    expect(await triesSoFar()).toBe(5);
  });

  test('a captcha comes after three failures; another picture comes at most once a second', async ({ page, world }) => {
    for (const count of [1, 2, 3]) await world.signIn('lucky', 'baize', `wrong-${count}`);
    await open(page, `${siteOf('baize')}/login?${TO_NOTICES}`);
    const form = loginForm(page);
    const picture = page.getByRole('img', { name: 'Picture with the code to type' });
    await expect(picture).toHaveCount(0);
    await form.send('lucky');
    await world.solveSlider();
    await expect(page.getByText('Please type the code from the picture as well.')).toBeVisible();
    await expect(picture).toBeVisible();
    const first = await picture.getAttribute('src');

    const renew = page.getByRole('button', { name: 'Show another code' });
    await renew.click();
    await expect(renew).toBeDisabled();
    await expect(picture).not.toHaveAttribute('src', first ?? '');
    await expect(renew).toBeEnabled();

    await form.password.fill('play1234');
    await form.submit.click();
    await expect(page.getByText('Type the code from the picture.')).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(120);
    await form.captcha.fill(await world.answerOf('captcha'));
    await form.submit.click();
    await world.solveSlider();
    await world.dismissGoodToKnow();
    await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
  });

  test('the short form of the header hands a refusal to the log-in page, which leads back', async ({ page, world }) => {
    await open(page, `${siteOf('baize')}/sports`);
    const form = loginForm(page);
    await form.send('lucky', 'wrong-one');
    await world.solveSlider();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('alert')).toContainText(WRONG);
    await expect(form.username).toHaveValue('lucky');
    await form.password.fill('play1234');
    await form.submit.click();
    await world.solveSlider();
    await world.dismissGoodToKnow();
    await expect(page).toHaveURL(`${siteOf('baize')}/sports`);
  });
});
