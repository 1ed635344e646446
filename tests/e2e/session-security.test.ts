import type { BrowserContext, Page } from '@playwright/test';
import { expect, open, siteOf, TestWorld, test } from './fixtures.ts';
import { ACCOUNT, loginForm } from './login-form.ts';
import { rowsOf } from './world-database.ts';

const ENDED = 'Your session has ended.';
const REPLACED = 'You were signed in on another device, so this one was signed out.';
const HOME = siteOf('baize');

async function sessionOf(context: BrowserContext, site = HOME): Promise<string> {
  const value = (await context.cookies(site)).find(({ name }) => name === 'session')?.value;
  if (!value) throw new Error('There is no session');
  return value;
}

const putSession = (page: Page, value: string) =>
  page.context().addCookies([{ name: 'session', value, url: HOME, httpOnly: true, sameSite: 'Lax' }]);

const tokensOf = (world: TestWorld) =>
  rowsOf<{ token: string }>(world, 'SELECT token FROM Session WHERE endedAt IS NULL').map(({ token }) => token);

for (const { brand, isOnlyOne } of [
  { brand: 'baize', isOnlyOne: true },
  { brand: 'lotus', isOnlyOne: false },
] as const) {
  test(`a second sign-in at ${brand} ${isOnlyOne ? 'ends the first' : 'leaves the first alone'}`, async ({
    page,
    world,
    browser,
  }) => {
    await world.signIn('lucky', brand);
    const first = await sessionOf(page.context(), siteOf(brand));
    const second = await browser.newContext();
    const elsewhere = await second.newPage();
    await second.addCookies(await page.context().cookies(siteOf(brand)));
    await page.context().clearCookies({ name: 'session' });
    await world.signIn('lucky', brand);
    expect(await sessionOf(page.context(), siteOf(brand))).not.toBe(first);

    await open(elsewhere, `${siteOf(brand)}/live`);
    await expect(elsewhere.getByText(REPLACED)).toHaveCount(isOnlyOne ? 1 : 0);
    await expect(elsewhere.getByRole('region', ACCOUNT)).toHaveCount(isOnlyOne ? 0 : 1);
    await second.close();
    await open(page, `${siteOf(brand)}/noticePage`);
    await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
  });
}

test.describe('during play', () => {
  // The game's own answer.
  test.use({ expectedErrors: [/status of 401/] });

  test('a sign-in on another device is told over the game', async ({ page, world, browser }) => {
    await world.signIn('lucky');
    await open(page, `${HOME}/game?gameCode=AURUM_0001&from=%2Frng`);
    const game = page.frameLocator('iframe');
    await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled();
    const second = await browser.newContext();
    const elsewhere = await second.newPage();
    await second.addCookies(await page.context().cookies(HOME));
    await second.clearCookies({ name: 'session' });
    await new TestWorld(world.name, elsewhere).signIn('lucky');
    await second.close();
    await game.getByRole('button', { name: 'Spin' }).click();
    await expect(page.getByText(REPLACED)).toBeVisible();
    await expect(page).toHaveURL(/\/game\?gameCode=AURUM_0001/);
  });
});

test('a session ends 25 minutes after its last use, and each use begins them anew', async ({ page, world }) => {
  await world.signIn('lucky');
  for (const wait of [24, 24]) {
    await world.advance(wait * 60_000);
    await open(page, `${HOME}/noticePage`);
    await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
  }
  await world.advance(25 * 60_000 + 1000);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.getByText(ENDED)).toBeVisible();
  await expect(page.getByRole('region', ACCOUNT)).toBeHidden();
});

test('a cookie that was stolen before the sign-out is worth nothing after it', async ({ page, world }) => {
  await world.signIn('lucky');
  const stolen = await sessionOf(page.context());
  await open(page, `${HOME}/noticePage?modal=logout`);
  const question = page.getByRole('dialog', { name: 'Sign out' });
  await question.getByRole('link', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
  await open(page, `${HOME}/noticePage?modal=logout`);
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expect(page).toHaveURL(`${HOME}/`);
  await expect(sessionOf(page.context())).rejects.toThrow();

  await putSession(page, stolen);
  await open(page, `${HOME}/noticePage`);
  await expect(page.getByText(ENDED)).toBeVisible();
  await expect(page.getByRole('region', ACCOUNT)).toHaveCount(0);
});

test('a session that somebody fixed beforehand is replaced, and ends', async ({ page, world }) => {
  await world.signIn('victor');
  const fixed = await sessionOf(page.context());
  await world.signIn('lucky');
  expect(await sessionOf(page.context())).not.toBe(fixed);
  await open(page, `${HOME}/noticePage`);
  await expect(page.getByRole('link', { name: 'Lucky Seven, open your account' })).toBeVisible();
  await putSession(page, fixed);
  await open(page, `${HOME}/noticePage`);
  await expect(page.getByText(ENDED)).toBeVisible();
});

test('a made-up cookie is nobody', async ({ page, world }) => {
  await world.signIn('lucky');
  const real = await sessionOf(page.context());
  await putSession(page, `${real.slice(0, -8)}AAAAAAAA`);
  await open(page, HOME);
  await expect(page.getByRole('heading', { name: 'Jackpot' })).toBeVisible();
  await expect(page.getByRole('region', ACCOUNT)).toHaveCount(0);
});

test.describe('a form on another site', () => {
  test.use({ expectedErrors: [/status of 403/] });

  for (const path of ['/logout', '/login', '/free-play', '/codes']) {
    test(`is refused at ${path}, and the session goes on`, async ({ page, world }) => {
      await world.signIn('lucky');
      const before = await sessionOf(page.context());
      await page.route('http://elsewhere.example/', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<form method="post" action="${HOME}${path}"><input name="username" value="victor"><button>Win</button></form>`,
        }),
      );
      await page.goto('http://elsewhere.example/');
      const answer = page.waitForResponse(`${HOME}${path}`);
      await page.getByRole('button', { name: 'Win' }).click();
      expect((await answer).status()).toBe(403);
      expect(await sessionOf(page.context())).toBe(before);
      await open(page, `${HOME}/noticePage`);
      await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
    });
  }
});

test('neither the session, its token nor the password is in a page, an address or a cookie that scripts see', async ({
  page,
  world,
}) => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  page.on('response', async (response) => {
    if (!/html|json|x-script/.test(response.headers()['content-type'] ?? '')) return;
    seen.push(await response.text().catch(() => ''));
  });
  await open(page, `${HOME}/login`);
  await loginForm(page).send('lucky');
  await world.solveSlider();
  await world.dismissGoodToKnow();
  await open(page, `${HOME}/noticePage?modal=menu`);
  const tokens = tokensOf(world);
  expect(tokens).toHaveLength(1);
  seen.push(page.url(), await page.content(), await page.evaluate(() => document.cookie));
  seen.push(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])));
  for (const secret of [...tokens, await sessionOf(page.context()), 'play1234']) {
    expect(seen.filter((text) => text.includes(secret))).toEqual([]);
  }
});

test('Back after signing out shows nothing of the member’s', async ({ page, world }) => {
  await world.signIn('lucky');
  await open(page, `${HOME}/help`);
  await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
  // As a form without scripts does it: the next page is a whole document, and this one would be in the browser's memory.
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '/logout' });
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
  await expect(page.getByRole('region', ACCOUNT)).toHaveCount(0);
});
