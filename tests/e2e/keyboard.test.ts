import type { Locator, Page } from '@playwright/test';
import { memberPanel, mobiles, recoverForm, registerForm } from './accounts.ts';
import { expect, open, siteOrigin, type TestWorld, test } from './fixtures.ts';

const { newcomer } = mobiles;

async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 30 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** Types the code at the focus. */
async function proveNumber(page: Page, world: TestWorld, form: Locator): Promise<void> {
  await expect(form.getByLabel('Mobile number')).toBeFocused();
  await page.keyboard.type(newcomer.typed);
  await tabTo(page, form.getByRole('button', { name: 'Send code' }));
  await page.keyboard.press('Enter');
  await world.solveSlider();
  await expect(form.getByLabel('Verification code')).toBeFocused();
  await page.keyboard.type(await world.inbox.code(newcomer.to));
}

test('an account is made, its password forgotten and set anew, without a mouse', async ({ page, world }) => {
  await open(page, `${siteOrigin('baize')}/noticePage`);
  await tabTo(page, page.locator('header').getByRole('link', { name: 'Sign up' }));
  await page.keyboard.press('Enter');
  const form = registerForm(page);
  await proveNumber(page, world, form);
  for (const [label, value] of Object.entries({
    Password: 'green1234',
    'Confirm password': 'green1234',
    'E-mail': 'june@mail.example',
  })) {
    await tabTo(page, form.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  }
  // "Send code" comes first but is not the default button.
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account is ready. Welcome!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(memberPanel(page)).toBeVisible();

  await world.clock.advance(121_000);
  await page.context().clearCookies({ name: 'session' });
  await open(page, `${siteOrigin('baize')}/rng?modal=recover`);
  const recover = recoverForm(page);
  await proveNumber(page, world, recover);
  await tabTo(page, recover.getByLabel('New password *'));
  await page.keyboard.type('white1234');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your new password is set, and you are logged in.')).toBeVisible();
  await expect(memberPanel(page)).toBeVisible();
});
