import type { Locator } from '@playwright/test';
import { expect, open, siteOrigin, TO_NOTICES, test } from './fixtures.ts';
import { ACCOUNT, loginForm, smsForm, WRONG } from './login-form.ts';

const HOME = siteOrigin('baize');

// A reload cancels requests in progress.
test.use({ expectedErrors: [/status of (403|422|50\d)|BodyStreamBuffer was aborted/] });

test('the log-in page names what is missing, empties a wrong password, and remembers the name', async ({
  page,
  world,
}) => {
  await open(page, `${HOME}/login?${TO_NOTICES}`);
  const form = loginForm(page);
  await expect(form.username).toBeFocused();
  await form.submit.click();
  await expect(page.getByText('Enter your username.')).toBeVisible();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(form.username).toBeFocused();

  await form.password.fill('wrong-one');
  await expect(form.password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(form.password).toHaveAttribute('type', 'text');
  await expect(form.password).toHaveValue('wrong-one');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(form.password).toHaveAttribute('type', 'password');

  await expect(form.remember).not.toBeChecked();
  await form.remember.check();
  await form.send('lucky', 'wrong-one');
  await world.solveSlider();
  await expect(page.getByRole('alert')).toContainText(WRONG);
  await expect(form.username).toHaveValue('lucky');
  await expect(form.password).toHaveValue('');
  await expect(form.password).toBeFocused();
  await expect(form.remember).toBeChecked();

  await form.send('  lucky ');
  await world.solveSlider();
  await expect(page.getByText('Welcome back.')).toBeVisible();
  await world.dismissGoodToKnow();
  await expect(page).toHaveURL(`${HOME}/noticePage`);
  await expect(page.getByRole('region', ACCOUNT)).toBeVisible();

  await page.context().clearCookies({ name: 'session' });
  await open(page, `${HOME}/login`);
  await expect(form.username).toHaveValue('lucky');
  await expect(form.remember).toBeChecked();
  await expect(form.password).toHaveValue('');
  await expect(form.password).toBeFocused();
});

test('in the pop-up of a narrow window, over the page that stays', async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${HOME}/fish`);
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
  await expect(page).toHaveURL(`${HOME}/fish`);
  await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
});

test('on a phone the form comes first, and the field of a sub-account takes the focus when it is asked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${HOME}/login`);
  const form = loginForm(page);
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? 0;
  expect(await top(form.submit)).toBeLessThan(await top(page.getByRole('region', { name: 'Game providers' })));
  const signUp = page.getByRole('main').getByRole('link', { name: 'Sign up' });
  expect(await top(signUp)).toBe(await top(form.submit));
  await form.username.fill('boss');
  await page.getByRole('link', { name: 'Log in as a sub-account' }).click();
  await expect(page.getByLabel('Sub-account')).toBeFocused();
  await expect(form.username).toHaveValue('boss');
});

test('a captcha comes after three failures; another picture comes at most once a second', async ({ page, world }) => {
  await open(page, `${HOME}/login?${TO_NOTICES}`);
  for (const count of [1, 2, 3]) {
    const fields = {
      username: 'lucky',
      password: `wrong-${count}`,
      ...(await world.call('createProof', { path: { brand: 'baize' }, body: { scene: 'login' } })),
    };
    await page.evaluate((form) => fetch('/login', { method: 'POST', body: new URLSearchParams(form) }), fields);
  }
  const form = loginForm(page);
  const picture = page.getByRole('img', { name: 'Picture with the code to type' });
  await expect(picture).toHaveCount(0);
  await form.send('lucky');
  await world.solveSlider();
  await expect(page.getByText('Please type the code from the picture as well.')).toBeVisible();
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
  await form.captcha.fill(await world.readAnswer('captcha'));
  await form.submit.click();
  await world.solveSlider();
  await world.dismissGoodToKnow();
  await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
});

test('when the gateway cannot be reached, the form says so with a reference, and nothing is lost', async ({
  page,
  world,
}) => {
  await world.faults.set({ operation: 'login', times: 1, kind: 'cut' });
  await open(page, `${HOME}/login?${TO_NOTICES}`);
  const form = loginForm(page);
  await form.remember.check();
  await form.send('lucky');
  await world.solveSlider();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Network link is abnormal, please try again');
  await expect(alert).toContainText(/Reference: \S{8,}/);
  await expect(form.username).toHaveValue('lucky');
  await expect(form.password).toHaveValue('play1234');
  await expect(form.remember).toBeChecked();
  await form.submit.click();
  await world.solveSlider();
  await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
});

test('a site that closes between the page and the puzzle, or before the code is sent, is told in full', async ({
  page,
  world,
}) => {
  await open(page, `${HOME}/login`);
  await world.changeBrand('baize', { maintenance: true });
  await loginForm(page).send('lucky');
  await expect(page.getByRole('heading', { name: 'We are under maintenance' })).toBeVisible();
  await world.changeBrand('baize', { maintenance: false });

  await open(page, `${HOME}/login?method=sms`);
  const form = smsForm(page);
  await form.mobile.fill('09171234567');
  await form.code.fill('123456');
  await world.changeBrand('baize', { restrictedAddresses: ['127.0.0.1', '::1'] });
  await form.submit.click();
  await expect(page.getByRole('heading', { name: 'Access restricted' })).toBeVisible();
});
