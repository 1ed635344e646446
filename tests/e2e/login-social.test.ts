import type { Page } from '@playwright/test';
import { expect, open, siteOf, type TestWorld, TO_NOTICES, test } from './fixtures.ts';
import { ACCOUNT } from './login-form.ts';

test.use({ expectedErrors: [/status of 404/] });

const FAILED = 'The sign-in with this provider did not work.';

/** Opens a provider from the log-in page and chooses a person there. */
async function beSomebody(page: Page, provider: 'Google' | 'Facebook', person: RegExp) {
  await page
    .locator('main, dialog')
    .getByRole('link', { name: `Continue with ${provider}` })
    .click();
  await expect(page.getByText(`This is the offline ${provider}`)).toBeVisible();
  await page.getByRole('link', { name: person }).click();
}

async function signOut(page: Page, world: TestWorld) {
  await world.dismissGoodToKnow();
  await open(page, `${siteOf('baize')}/noticePage?modal=logout`);
  await page.getByRole('dialog', { name: 'Sign out' }).getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
}

for (const { brand, google, facebook } of [
  { brand: 'baize', google: true, facebook: true },
  { brand: 'lotus', google: false, facebook: true },
  { brand: 'harbor', google: false, facebook: false },
] as const) {
  test(`${brand} offers the providers that it has, and answers for no other`, async ({ page }) => {
    await open(page, `${siteOf(brand)}/login`);
    for (const [provider, isThere] of [
      ['Google', google],
      ['Facebook', facebook],
    ] as const) {
      await expect(page.getByRole('link', { name: `Continue with ${provider}` })).toHaveCount(isThere ? 1 : 0);
      if (isThere) continue;
      const path = `/auth/${provider.toLowerCase()}`;
      const statuses = await page.evaluate(
        (paths) => Promise.all(paths.map(async (each) => (await fetch(each)).status)),
        [path, `${path}/callback?code=x&state=y`],
      );
      expect(statuses).toEqual([404, 404]);
    }
  });
}

test('somebody known comes in by Google, and goes on to where they were going', async ({ page, world }) => {
  await open(page, `${siteOf('baize')}/login?redirectTo=/rng?vassalage=AURUM`);
  await beSomebody(page, 'Google', /Lucky Seven/);
  await expect(page.getByText('Welcome back.')).toBeVisible();
  await world.dismissGoodToKnow();
  await expect(page).toHaveURL(`${siteOf('baize')}/rng?vassalage=AURUM`);
  await expect(page.getByRole('link', { name: 'Lucky Seven, open your account' })).toBeVisible();
});

test('somebody new becomes a member with a welcome, and is known the next time', async ({ page, world }) => {
  await open(page, `${siteOf('baize')}/fish?modal=login`);
  await beSomebody(page, 'Facebook', /Gina Newcomer/);
  await expect(page.getByText('Welcome! A message with your first steps is waiting for you.')).toBeVisible();
  await expect(page).toHaveURL(/\/fish\?modal=afterLogin&method=first$/);
  const panel = page.getByRole('region', ACCOUNT);
  await expect(panel.getByRole('link', { name: 'Gina Newcomer, open your account' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Messages, 1 unread' })).toBeVisible();
  await signOut(page, world);
  await open(page, `${siteOf('baize')}/login`);
  await beSomebody(page, 'Facebook', /Gina Newcomer/);
  await expect(page.getByText('Welcome back.')).toBeVisible();
});

test('who leaves at the provider is told so and stays a visitor', async ({ page }) => {
  await open(page, `${siteOf('baize')}/login?${TO_NOTICES}`);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('You left the sign-in before it was finished.')).toBeVisible();
  await expect(page).toHaveURL(`${siteOf('baize')}/noticePage`);
  await expect(page.getByRole('region', ACCOUNT)).toHaveCount(0);
});

test('a forged state, one that nobody began, and a forged code open nothing', async ({ page }) => {
  const callback = `${siteOf('baize')}/auth/google/callback`;
  const begin = async () => {
    await open(page, `${siteOf('baize')}/login`);
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
    return new URL(page.url()).searchParams.get('state') ?? '';
  };
  const expectRefused = async (search: Record<string, string>) => {
    await open(page, `${callback}?${new URLSearchParams(search)}`);
    await expect(page.getByText(FAILED)).toBeVisible();
    await expect(page.getByRole('region', ACCOUNT)).toHaveCount(0);
  };
  await expectRefused({ code: 'somebody-elses', state: 'never-begun' });
  await begin();
  await expectRefused({ code: 'somebody-elses', state: 'forged' });
  await expectRefused({ code: 'forged', state: await begin() });
});

test('the header’s form has the providers, too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, `${siteOf('baize')}/noticePage`);
  const form = page.getByRole('banner').getByRole('form', { name: 'Log in' });
  await expect(form.getByRole('link', { name: 'Continue with Facebook' })).toBeVisible();
  await form.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: /Lucky/ }).click();
  await expect(page.getByRole('region', { name: 'Your account' })).toBeVisible();
  await expect(page).toHaveURL(/\/noticePage/);
});
