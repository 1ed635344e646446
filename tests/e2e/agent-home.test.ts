import { expectAccessible } from './axe.ts';
import { expect, expectNoOverflow, open, siteOrigin, test } from './fixtures.ts';
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
  await expect(page).toHaveURL(/\/agentHome(\?modal=afterLogin)?$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Hello, The Boss' })).toBeVisible();
  await open(page, `${lotus}/live`);
  await page.getByRole('link', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Agent home' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, The Boss' })).toBeVisible();
});

test('an agent goes from the door to the team, down a line, and back', async ({ page, world }) => {
  await world.signIn('boss');
  await open(page, `${siteOrigin('baize')}/agentHome`);
  const main = page.getByRole('main');
  await expectAccessible(page, 'agent home', { within: 'main' });
  await main.getByRole('link', { name: 'Team overview' }).click();
  await expect(main.getByRole('heading', { name: 'Team overview' })).toBeVisible();
  await expectAccessible(page, 'the overview of the team', { within: 'main' });
  await main.getByRole('link', { name: 'Downline management' }).click();
  await main
    .getByRole('link', { name: /^Open the team of/ })
    .first()
    .click();
  await expect(main.getByRole('navigation', { name: 'Where you are in your team' })).toBeVisible();
  await expectAccessible(page, 'the lines of a member', { within: 'main' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await main.getByRole('link', { name: 'The Boss' }).click();
  await expect(main.getByRole('navigation', { name: 'Where you are in your team' })).toBeHidden();
});
