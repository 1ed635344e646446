import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, hydrated, open, siteOf, TO_NOTICES, test } from './fixtures.ts';
import { ACCOUNT, loginForm } from './login-form.ts';

test('what there is to know opens once, over the page that was asked for', async ({ page, world }) => {
  await open(page, `${siteOf('lotus')}/login?${TO_NOTICES}`);
  await loginForm(page).send('lucky');
  await world.solveSlider();
  const dialog = page.getByRole('dialog', { name: 'Good to know' });
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${siteOf('lotus')}/noticePage`);
  await page.reload();
  await hydrated(page);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL(`${siteOf('lotus')}/`);
  await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a visitor is shown nothing of it', async ({ page }) => {
  await open(page, `${siteOf('baize')}/help?modal=afterLogin`);
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the first login brings a welcome and one more message, when the gateway is well', async ({ page, world }) => {
  const signIn = async (greeting: string) => {
    await world.signIn('novice');
    await open(page, `${siteOf('baize')}/noticePage`);
    await expect(page.getByText(greeting)).toBeVisible();
    const messages = page.getByRole('region', ACCOUNT).getByRole('link', { name: /unread/ });
    return Number.parseInt((await messages.getAttribute('aria-label'))?.replace(/^\D+/, '') ?? '', 10);
  };
  const welcome = 'Welcome! A message with your first steps is waiting for you.';
  // The member is signed in although the welcome failed; the next sign-in retries it.
  await world.setFaults([{ operation: 'finishFirstLogin', kind: 'html', status: 502 }]);
  const before = await signIn(welcome);
  await world.setFaults([]);
  expect(await signIn(welcome)).toBe(before + 1);
  expect(await signIn('Welcome back.')).toBe(before + 1);
});

const today = (page: Page) => page.getByRole('dialog', { name: 'Good to know' });

test('the news are put off until tomorrow, by one member', async ({ page, world }) => {
  const logIn = async (username: string) => {
    await open(page, `${siteOf('baize')}/login?${TO_NOTICES}`);
    await loginForm(page).send(username);
    await world.solveSlider();
    await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
  };
  await logIn('lucky');
  await today(page).getByRole('button', { name: 'Not again today' }).click();
  await expect(today(page)).toBeHidden();
  await expect(page).toHaveURL(`${siteOf('baize')}/noticePage`);
  await page.context().clearCookies({ name: 'session' });
  await logIn('lucky');
  await expect(page).toHaveURL(`${siteOf('baize')}/noticePage`);
  await page.context().clearCookies({ name: 'session' });
  await logIn('victor');
  await expect(today(page)).toBeVisible();
});

test('a brand without news shows the account in short', async ({ page, world }) => {
  await open(page, `${siteOf('harbor')}/login?${TO_NOTICES}`);
  await loginForm(page).send('lucky');
  await world.solveSlider();
  const dialog = page.getByRole('dialog', { name: 'Your account today' });
  for (const term of ['Balance', 'Rank', 'Unread messages', 'Last sign-in'])
    await expect(dialog.getByText(term)).toBeVisible();
  await expectAccessible(page, 'the account in short');
  await dialog.getByRole('link', { name: /^Play on/ }).click();
  await expect(page).toHaveURL(/gameCode=/);
});

for (const [who, title] of [
  ['novice', 'Your first steps'],
  ['a trial guest', 'Your trial account'],
] as const) {
  test(`every step of ${who} leads to a page`, async ({ page, world }) => {
    await open(page, `${siteOf('baize')}/login?${TO_NOTICES}`);
    if (who === 'novice') {
      await loginForm(page).send(who);
      await world.solveSlider();
    } else await page.getByRole('button', { name: 'Play for free' }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('link', { name: 'Continue' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Not again today' })).toHaveCount(0);
    await expectAccessible(page, title);
    const steps = await dialog
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(steps.length).toBeGreaterThan(3);
    for (const step of steps.filter((each) => !each.endsWith('/service'))) {
      const answer = await page.evaluate(async (address) => {
        const { status, url } = await fetch(address);
        return { status, url };
      }, step);
      expect(answer.status).toBe(200);
      expect(answer.url).not.toContain('modal=');
    }
    expect(steps.some((step) => step.includes('/register'))).toBe(who !== 'novice');
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the news are put off until tomorrow, too', async ({ page, world }) => {
    await world.signIn('lucky');
    await page.goto(`${siteOf('baize')}/noticePage?modal=afterLogin`);
    await page.getByRole('button', { name: 'Not again today' }).click();
    await expect(page).toHaveURL(`${siteOf('baize')}/noticePage`);
    expect((await page.context().cookies(siteOf('baize'))).some(({ name }) => name.startsWith('put-off-'))).toBe(true);
  });
});
