import { expectAccessible } from './axe.ts';
import { expect, open, siteOrigin, test } from './fixtures.ts';
import { ACCOUNT, loginForm } from './login-form.ts';
import { changeRows } from './world-database.ts';

const OPEN_BONUS = `INSERT INTO Rollover (memberId, cause, orderNo, credited, required, done, state, createdAt)
  SELECT id, 'PROMOTION', 'D00000001', 5000000, 25000000, 12500000, 'open', 0 FROM Member
    WHERE brandCode = 'baize' AND username = 'lucky'`;
const RNG_GAME = '/game?gameCode=AURUM_0001&from=%2Frng';

test.describe('a game', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('is tried, asks to sign in, opens in its frame, asks before it is left, and balance and bonus are read again', async ({
    page,
    world,
  }) => {
    await open(page, `${siteOrigin('baize')}/rng?list=all&name=koi`);
    await page.getByRole('link', { name: 'Try Fortune Koi 88 for free' }).click();
    const bar = page.getByRole('region', { name: 'Game' });
    await expect(bar).toContainText('Demo: play money');
    const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin' });
    await spin.click();
    await expect(spin).toBeEnabled();
    await bar.getByRole('link', { name: 'Play for real' }).click();
    await expect(page).toHaveURL(/\/register\?redirectTo=%2Fgame%3FgameCode%3DAURUM_0001%26from%3D/);

    changeRows(world, OPEN_BONUS);
    await open(page, `${siteOrigin('baize')}${RNG_GAME}`);
    await loginForm(page).send('lucky');
    await world.solveSlider();
    await expect(spin).toBeEnabled();
    await expect(page.getByRole('link', { name: 'Continue', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${siteOrigin('baize')}${RNG_GAME}`);
    await expect(bar).toContainText('₱12,458.75');
    await expect(bar).toContainText('₱1,250.00 left to bet before you withdraw all');
    const game = page.frameLocator('iframe');
    await spin.click();
    await expect(bar).not.toContainText('₱12,458.75');
    await expect(bar).toContainText('₱1,249.50 left to bet before you withdraw all');
    await expect(page.getByRole('region', ACCOUNT)).not.toContainText('₱12,458.75');

    const question = page.getByRole('alertdialog', { name: 'Leave the game?' });
    await bar.getByRole('link', { name: 'Leave the game' }).click();
    await question.getByRole('button', { name: 'Keep playing' }).click();
    await expect(question).toBeHidden();
    await expect(spin).toBeVisible();
    await game.getByRole('button', { name: 'Leave the game' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(`${siteOrigin('baize')}/rng`);
    await expect(page.getByRole('region', ACCOUNT)).not.toContainText('₱12,458.75');
  });

  test('whose own wallet is empty asks for money first with an amount, and has it at once', async ({ page, world }) => {
    await world.signIn('lucky');
    await world.useSeparateWallets();
    const second = page.getByRole('combobox', { name: 'Second wallet' });
    await second.fill('tiger');
    await expect(page.getByRole('option')).toHaveText(['Paper Tiger · ₱0.00']);
    await second.press('Enter');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/account=101/);
    await page.getByRole('combobox', { name: 'First wallet' }).fill('slots');
    await page.getByRole('option', { name: 'Slots wallet' }).click();
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/base=3&account=101/);
    await open(page, `${siteOrigin('baize')}/game?gameCode=PAPERTIGER_0001&from=/rng`);
    const dialog = page.getByRole('dialog', { name: 'Transfer' });
    const game = page.frameLocator('iframe');
    await expect(game.getByText('₱0.00')).toBeVisible();
    await expect(dialog.getByText('Paper Tiger has its own wallet, and it is empty.')).toBeVisible();
    await expect(dialog.getByLabel('Amount')).toHaveValue('500');
    await dialog.getByLabel('Amount').fill('0');
    await dialog.getByRole('button', { name: 'Transfer' }).click();
    await expect(dialog.getByText('Enter an amount above zero, such as 100 or 99.50.')).toBeVisible();
    await dialog.getByRole('button', { name: '₱500.00' }).click();
    await dialog.getByRole('button', { name: 'Transfer' }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Transfer completed.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Game' })).toContainText('₱500.00');
    await expect(game.getByText('₱500.00')).toBeVisible();
  });
});

test.describe('a game that is up to no good', () => {
  test.use({ expectedErrors: [/Unsafe attempt to initiate navigation/] });

  test('is in a cage: another origin, which the site does not hear and which cannot reach it', async ({
    page,
    world,
  }) => {
    await page.clock.install();
    await world.signIn('lucky');
    await page.route('**/vendor/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<p id="told"></p><script>
          let told = '';
          try { told += top.document.title; } catch { told += 'no page '; }
          try { top.location.href = 'about:blank'; told += 'moved '; } catch { told += 'no way out '; }
          document.getElementById('told').textContent = told;
        </script>`,
      }),
    );
    const answer = await open(page, `${siteOrigin('baize')}${RNG_GAME}`);
    const policy = (await answer?.headerValue('content-security-policy')) ?? '';
    const frame = page.locator('iframe');
    const origin = new URL((await frame.getAttribute('src')) ?? '').origin;
    expect(origin).not.toBe(siteOrigin('baize'));
    expect(policy).toMatch(new RegExp(`frame-src [^;]*${origin}`));
    await expect(page.frameLocator('iframe').locator('#told')).toHaveText('no page no way out ');
    await page.evaluate(() => postMessage({ source: 'baize-game', type: 'exit' }, '*'));
    await page.clock.fastForward(13_000);
    await expect(page.getByText('The game is taking longer than usual. Your balance is safe.')).toBeVisible();
    await expect(page).toHaveURL(`${siteOrigin('baize')}${RNG_GAME}`);
  });
});

test.describe('on a bad day', () => {
  test.use({ expectedErrors: [/status of (503|504)/] });

  test('a game that is slow says so, keeps the money, and opens at the second try', async ({ page, world }) => {
    await world.signIn('lucky');
    await world.faults.set({ operation: 'launchGame', kind: 'delay', delayMs: 10_000 });
    await open(page, `${siteOrigin('baize')}${RNG_GAME}`);
    await expect(page.getByRole('heading', { name: 'The game is taking too long' })).toBeVisible();
    await expect(page.getByText('Your balance has not changed.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Other games' })).toHaveAttribute('href', '/rng');
    await world.faults.clear();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();
  });
});

test('axe finds nothing where games and money are', async ({ page, world }) => {
  test.setTimeout(90_000);
  await open(page, `${siteOrigin('baize')}${RNG_GAME}&trial=1`);
  await expectAccessible(page, 'a game that is tried', { without: 'iframe' });
  await world.signIn('lucky');
  const check = async (path: string, within?: string) => {
    await open(page, `${siteOrigin('baize')}${path}`);
    await expectAccessible(page, path, { within, without: 'iframe' });
  };
  await check(RNG_GAME);
  await check('/member/transferFund', 'main');
  await world.useSeparateWallets();
  await check(`${RNG_GAME}&modal=transfer&method=3`, 'dialog[open]');
  for (const path of ['/member/transferFund', '/seamless', '/fbsports', '/pvp/rooms?gameCode=CARDHALL_0001'])
    await check(path, 'main');
});
