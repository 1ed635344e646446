import { expect, open, siteOrigin, test } from './fixtures.ts';
import { ACCOUNT } from './login-form.ts';

test('a trial is opened from the pop-up; what needs a real account says so, and shows the way to it', async ({
  page,
  world,
}) => {
  await open(page, `${siteOrigin('baize')}/fish?modal=login`);
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Play for free' }).click();
  await expect(page.getByText('Your trial account is ready. Have fun.')).toBeVisible();
  await world.dismissGoodToKnow();
  await expect(page).toHaveURL(`${siteOrigin('baize')}/fish`);
  await expect(page.getByRole('region', ACCOUNT)).toContainText('Trial');

  await page.getByRole('link', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Change password' }).click();
  const warning = page.getByRole('dialog', { name: 'A real account is needed' });
  await expect(warning).toBeVisible();
  await warning.getByRole('link', { name: 'Continue the trial' }).click();
  await expect(warning).toBeHidden();
  await expect(page).toHaveURL(`${siteOrigin('baize')}/fish`);
  await open(page, `${siteOrigin('baize')}/agentHome`);
  await warning.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
});
