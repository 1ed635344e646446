import { expect, open, siteOrigin, test } from './fixtures.ts';
import { ACCOUNT, loginForm } from './login-form.ts';

const NONE = 'You are offline. This page continues by itself when you are back online.';
const HOME = siteOrigin('baize');

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

test('a link that is followed without a connection leaves the page as it is', async ({ page, context, world }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await world.signIn('lucky');
  await open(page, `${HOME}/noticePage`);
  await context.setOffline(true);
  await page.locator('a[href="/promotions"]:visible').first().click();
  await expect(page.getByRole('alert')).toContainText(NONE);
  await expect(page).toHaveURL(`${HOME}/noticePage`);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Latest news', level: 1 })).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText(NONE);
  await context.setOffline(false);
  await expect(page).toHaveURL(`${HOME}/promotions`);
  await expect(page.getByText(NONE)).toBeHidden();
});

test('a page that cannot be fetched waits for another try', async ({ page }) => {
  await open(page, `${HOME}/noticePage`);
  await page.route(/\.data(\?|$)/, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Slots', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(NONE);
  await expect(page.getByRole('heading', { name: 'Latest news', level: 1 })).toBeVisible();
  await page.unroute(/\.data(\?|$)/);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(`${HOME}/rng`);
  await expect(page.getByText(NONE)).toBeHidden();
});

test('a form that is sent without a connection loses nothing, and is sent once there is one', async ({
  page,
  world,
}) => {
  await open(page, `${HOME}/login?redirectTo=/noticePage`);
  const form = loginForm(page);
  await form.username.fill('lucky');
  await form.password.fill('play1234');
  await form.submit.click();
  const setOnline = (isOnline: boolean) =>
    page.evaluate((value) => Object.defineProperty(navigator, 'onLine', { configurable: true, value }), isOnline);
  await page.route('**/login.data*', (route) => route.abort());
  await setOnline(false);
  await world.solveSlider();
  await expect(page.getByRole('alert')).toContainText(NONE);
  await expect(form.username).toHaveValue('lucky');
  await page.unroute('**/login.data*');
  await setOnline(true);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
});

test('a form whose answer is lost is not sent again by itself', async ({ page, world }) => {
  await open(page, `${HOME}/login?redirectTo=/noticePage`);
  const form = loginForm(page);
  await form.username.fill('lucky');
  await form.password.fill('play1234');
  await form.submit.click();
  let sent = 0;
  await page.route('**/login.data*', (route) => {
    sent += 1;
    return route.abort();
  });
  await world.solveSlider();
  await expect.poll(() => sent).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(NONE)).toBeHidden();
  expect(sent).toBe(1);
});
