import { expectAccessible } from './axe.ts';
import { expect, hydrated, open, siteOrigin, TO_NOTICES, test } from './fixtures.ts';
import { ACCOUNT, loginForm } from './login-form.ts';

test('what there is to know opens once, over the page that was asked for, until it is put off for the day', async ({
  page,
  world,
}) => {
  const lotus = siteOrigin('lotus');
  const dialog = page.getByRole('dialog', { name: '15% more on a deposit today' });
  const logIn = async () => {
    await open(page, `${lotus}/login?${TO_NOTICES}`);
    await loginForm(page).send('lucky');
    await world.solveSlider();
    await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
  };
  await logIn();
  await expect(dialog.getByRole('link', { name: 'Deposit' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${lotus}/noticePage`);
  await page.reload();
  await hydrated(page);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL(`${lotus}/`);
  await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.context().clearCookies({ name: 'session' });
  await logIn();
  await dialog.getByRole('button', { name: 'Do not show again today' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${lotus}/noticePage`);
  await page.context().clearCookies({ name: 'session' });
  await logIn();
  await expect(page).toHaveURL(`${lotus}/noticePage`);
});

test('axe finds nothing in what opens after a sign-in', async ({ page, world }) => {
  const look = async (brand: 'baize' | 'harbor', address: string, title: string) => {
    await open(page, `${siteOrigin(brand)}${address}`);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expectAccessible(page, title, { within: 'dialog[open]' });
  };
  await world.signIn('novice');
  await look('baize', '/noticePage?modal=afterLogin&method=first', 'Your first steps');
  await page.context().clearCookies({ name: 'session' });
  await open(page, `${siteOrigin('baize')}/login?${TO_NOTICES}`);
  await page.getByRole('button', { name: 'Play for free' }).click();
  await expect(page.getByRole('dialog', { name: 'Your trial account' })).toBeVisible();
  await expectAccessible(page, 'Your trial account', { within: 'dialog[open]' });
  await world.signIn('lucky', 'harbor');
  await look('harbor', '/noticePage?modal=afterLogin', 'Your account today');
  await page.getByRole('link', { name: /^Keep playing/ }).click();
  await expect(page).toHaveURL(/gameCode=/);
});
