import type { Page } from '@playwright/test';
import { SITE_PORT } from '../../playwright.config.ts';
import { expectFaults, expectNewMember, fillIn, mobiles, proveNumber, registerForm, send } from './accounts.ts';
import { expect, open, siteOf, type TestWorld, TO_NOTICES, test } from './fixtures.ts';

const NEWCOMER = { Password: 'green1234', 'Confirm password': 'green1234', 'E-mail': 'june@mail.example' };
const AFFILIATE = 'Invitation code (optional)';

/** Opens the registration form of baize and fills every field that the test is not about. */
async function openComplete(page: Page, world: TestWorld, address: string) {
  await open(page, `${address}${address.includes('?') ? '&' : '?'}${TO_NOTICES}`);
  const form = registerForm(page);
  await fillIn(form, { 'Mobile number': mobiles.newcomer.typed, ...NEWCOMER });
  await proveNumber(world, form, mobiles.newcomer);
  return form;
}

const operations = async (world: TestWorld) => (await world.requests()).map(({ operationId }) => operationId);

test('an invitation in the address is checked before the registration, and its field is not shown', async ({
  page,
  world,
}) => {
  const form = await openComplete(page, world, `${siteOf('baize')}/register?affiliateCode=BOSS88&referralCode=LUCKY77`);
  await expect(form.getByLabel(AFFILIATE)).toHaveCount(0);
  await expect(form.getByLabel('Friend’s code (optional)')).toHaveCount(0);
  await send(form, 'Sign up');
  await expectNewMember(page, 'baize', '/noticePage');
  // The request log lists the newest request first.
  const isOfInterest = (id: string) => id === 'checkAffiliate' || id === 'registerMemberMobile';
  expect((await operations(world)).filter(isOfInterest)).toEqual(['registerMemberMobile', 'checkAffiliate']);
});

test('without one in the address the field is there and may stay empty: nothing is checked', async ({
  page,
  world,
}) => {
  const form = await openComplete(page, world, `${siteOf('baize')}/register`);
  await expect(form.getByLabel(AFFILIATE)).toBeVisible();
  await send(form, 'Sign up');
  await expectNewMember(page, 'baize', '/noticePage');
  expect(await operations(world)).not.toContain('checkAffiliate');
});

test.describe('refused', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('an invitation that is over is warned about, and its field appears to be mended', async ({ page, world }) => {
    const form = await openComplete(page, world, `${siteOf('baize')}/register?affiliateCode=BOSS2020`);
    await expect(form.getByLabel(AFFILIATE)).toHaveCount(0);
    await send(form, 'Sign up');
    const warning = page.getByRole('alertdialog', { name: 'Invitation code' });
    await expect(warning).toContainText('Invalid invitation code');
    await warning.getByRole('button', { name: 'OK' }).click();
    await expect(warning).toBeHidden();
    const field = form.getByLabel(AFFILIATE);
    await expect(field).toHaveValue('BOSS2020');
    await expectFaults(form, { [AFFILIATE]: 'Invalid invitation code' });
    expect(await operations(world)).not.toContain('registerMemberMobile');
    await field.fill('BOSS88');
    await send(form, 'Sign up');
    await expectNewMember(page, 'baize', '/noticePage');
  });

  test('a member’s code is no agent’s: the same warning for what was typed, twice', async ({ page, world }) => {
    const form = await openComplete(page, world, `${siteOf('baize')}/register`);
    const warning = page.getByRole('alertdialog', { name: 'Invitation code' });
    await form.getByLabel(AFFILIATE).fill('LUCKY77');
    for (const _ of [1, 2]) {
      await send(form, 'Sign up');
      await expect(warning).toContainText('Invalid invitation code');
      await page.keyboard.press('Escape');
      await expect(warning).toBeHidden();
    }
    await form.getByLabel(AFFILIATE).fill('');
    await send(form, 'Sign up');
    await expectNewMember(page, 'baize', '/noticePage');
  });

  test('a friend’s code that nobody has is told under its field, also one from the address', async ({
    page,
    world,
  }) => {
    const form = await openComplete(page, world, `${siteOf('baize')}/register`);
    await form.getByLabel('Friend’s code (optional)').fill('NOBODY1');
    await send(form, 'Sign up');
    await expectFaults(form, { 'Friend’s code (optional)': 'We know nobody by this. Check it, or leave it empty.' });
    await open(page, `${siteOf('baize')}/register?referralCode=NOBODY1`);
    await fillIn(form, { 'Mobile number': mobiles.newcomer.typed, ...NEWCOMER });
    await fillIn(form, { 'Verification code': await world.codeTo(mobiles.newcomer.to) });
    await send(form, 'Sign up');
    await expectFaults(form, { 'Friend’s code (optional)': 'We know nobody by this. Check it, or leave it empty.' });
    await expect(form.getByLabel('Friend’s code (optional)')).toHaveValue('NOBODY1');
  });

  test('a code of the address that cannot be one is there to be mended', async ({ page }) => {
    await open(page, `${siteOf('baize')}/register?affiliateCode=B!`);
    const form = registerForm(page);
    await expect(form.getByLabel(AFFILIATE)).toHaveValue('B!');
    await fillIn(form, { 'Mobile number': mobiles.newcomer.typed, 'Verification code': '123456', ...NEWCOMER });
    await send(form, 'Sign up');
    await expectFaults(form, { [AFFILIATE]: 'Enter 4 - 12 characters: letters and numbers only.' });
  });

  test('an address that is none of the brand’s is named as the fault', async ({ page, world }) => {
    const cookies = { 'mock-world': world.name, lang: 'EN' };
    const domain = 'elsewhere.localhost';
    await page
      .context()
      .addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, domain, path: '/' })));
    const form = await openComplete(page, world, `http://${domain}:${SITE_PORT}/register?affiliateCode=BOSS88`);
    await send(form, 'Sign up');
    const warning = page.getByRole('alertdialog', { name: 'Invitation code' });
    await expect(warning).toContainText('Invalid URL, please contact customer service');
    await warning.getByRole('button', { name: 'OK' }).click();
    await expect(form.getByLabel(AFFILIATE)).toHaveValue('BOSS88');
  });
});
