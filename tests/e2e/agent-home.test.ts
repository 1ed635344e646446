import { expect, open, siteOrigin, test } from './fixtures.ts';
import { loginForm } from './login-form.ts';

test('a page for agents asks a visitor to log in, and leads back; the menu leads there from other pages', async ({
  page,
  world,
}) => {
  const lotus = siteOrigin('lotus');
  await open(page, `${lotus}/agentHome`);
  await expect(page).toHaveURL(`${lotus}/login?redirectTo=%2FagentHome`);
  await loginForm(page).send('boss');
  await world.solveSlider();
  await world.dismissGoodToKnow();
  await expect(page).toHaveURL(`${lotus}/agentHome`);
  await expect(page.getByRole('heading', { name: 'Hello, The Boss' })).toBeVisible();
  await open(page, `${lotus}/live`);
  await page.getByRole('link', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Agent home' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, The Boss' })).toBeVisible();
});
