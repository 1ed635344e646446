import type { BrowserContext } from '@playwright/test';
import { expect, open, siteOrigin, TestWorld, test } from './fixtures.ts';
import { ACCOUNT, loginForm } from './login-form.ts';
import { readRows } from './world-database.ts';

const REPLACED = 'You were signed in on another device, so this one was signed out.';
const HOME = siteOrigin('baize');

async function readSession(context: BrowserContext, site = HOME): Promise<string> {
  const value = (await context.cookies(site)).find(({ name }) => name === 'session')?.value;
  if (!value) throw new Error('There is no session');
  return value;
}

const listTokens = (world: TestWorld) =>
  readRows<{ token: string }>(world, 'SELECT token FROM Session WHERE endedAt IS NULL').map(({ token }) => token);

test.describe('during play', () => {
  // The game itself responds with it.
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
    await new TestWorld(world, elsewhere).signIn('lucky');
    await second.close();
    await game.getByRole('button', { name: 'Spin' }).click();
    await expect(page.getByText(REPLACED)).toBeVisible();
    await expect(page).toHaveURL(/\/game\?gameCode=AURUM_0001/);
  });
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
  const tokens = listTokens(world);
  expect(tokens).toHaveLength(1);
  seen.push(page.url(), await page.content(), await page.evaluate(() => document.cookie));
  seen.push(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])));
  const cookie = (await page.context().cookies(HOME)).find(({ name }) => name === 'session');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  for (const secret of [...tokens, await readSession(page.context()), 'play1234']) {
    expect(seen.filter((text) => text.includes(secret))).toEqual([]);
  }
});

test('Back after signing out shows nothing of the member’s', async ({ page, world }) => {
  await world.signIn('lucky');
  await open(page, `${HOME}/help`);
  await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
  // Without scripts the next page is a new document, and the browser may cache this one.
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
