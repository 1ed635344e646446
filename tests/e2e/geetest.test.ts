import { expectAccessible } from './axe.ts';
import { expect, open, siteOrigin, test } from './fixtures.ts';
import { ACCOUNT, loginForm } from './login-form.ts';

const SCRIPT = '**/geetest.com/v4/gt4.js';

test('a member of harbor logs in with geetest’s puzzle, by keyboard too; it is the only third party there', async ({
  page,
  world,
}) => {
  const answer = await open(page, `${siteOrigin('harbor')}/login?redirectTo=/noticePage`);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  const form = loginForm(page);
  const [loaded] = await Promise.all([page.waitForRequest(SCRIPT), form.send('lucky')]);
  const { origin } = new URL(loaded.url());
  expect(policy).toContain(`connect-src 'self' ${origin};`);
  expect(policy).not.toContain('https://*.geetest.com');
  const dialog = page.getByRole('dialog', { name: 'Slide to verify' });
  const track = dialog.getByRole('slider', { name: 'Position of the piece' });
  await expect(track).toBeFocused();
  await expectAccessible(page, 'the puzzle', { within: 'dialog[open]' });
  const picture = dialog.getByRole('img', { name: 'A picture with a gap' });
  const first = await picture.getAttribute('src');
  // The gap is never at the very beginning.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('The piece was not in its place. Try this one.');
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await dialog.getByRole('button', { name: 'Another picture' }).click();
  await expect(track).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(form.password).toHaveValue('play1234');
  await form.submit.click();
  await expect(track).toBeFocused();
  const x = Number(await world.readAnswer('slider'));
  for (let at = 0; at < x; at += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await world.dismissGoodToKnow();
  await expect(page).toHaveURL(`${siteOrigin('harbor')}/noticePage`);
  await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
  expect((await world.requests.list()).map(({ operationId }) => operationId)).not.toContain('getSlider');

  const elsewhere = await open(page, `${siteOrigin('lotus')}/login`);
  expect(elsewhere?.headers()['content-security-policy']).not.toMatch(/geetest|connect-src 'self' \S/);
});

test('it speaks the page’s language and fits a phone', async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await world.setCookies({ lang: 'TH' });
  await open(page, `${siteOrigin('harbor')}/login`);
  const form = page.locator('main').getByRole('form').first();
  await form.locator('input[name=username]').fill('lucky');
  await form.locator('input[name=password]').fill('play1234');
  await form.locator('input[name=password]').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'เลื่อนเพื่อยืนยัน' });
  await expect(dialog.getByRole('slider')).toBeFocused();
  const box = await dialog.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  for (const part of [...(await dialog.getByRole('button').all()), dialog.getByRole('slider')]) {
    expect((await part.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test.describe('when geetest cannot be reached', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the form stays as it is, and can be sent again', async ({ page, world }) => {
    const puzzles = '**/geetest.com/load*';
    await open(page, `${siteOrigin('harbor')}/login?redirectTo=/noticePage`);
    const form = loginForm(page);
    const failed = page.getByRole('alertdialog', { name: 'One quick check' });
    for (const address of [SCRIPT, puzzles]) {
      await page.route(address, (route) => route.abort());
      await form.send('lucky');
      await expect(failed).toContainText('The check could not be loaded. Please try again.');
      await expect(page.getByRole('dialog', { name: 'Slide to verify' })).toBeHidden();
      await failed.getByRole('button', { name: 'OK' }).click();
      await expect(form.password).toHaveValue('play1234');
      await page.unroute(address);
    }
    await form.submit.click();
    await world.solveSlider();
    await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
  });
});
