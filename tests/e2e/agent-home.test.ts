import { expect, open, siteOf, test } from './fixtures.ts';
import { ACCOUNT, loginForm } from './login-form.ts';

test.use({ expectedErrors: [/status of (403|404|422)/] });

test('an agent who signs in on the home page comes to the agent home', async ({ page, world }) => {
  await open(page, siteOf('baize'));
  await loginForm(page).send('boss');
  await world.solveSlider();
  await world.dismissGoodToKnow();
  await expect(page).toHaveURL(`${siteOf('baize')}/agentHome`);
  await expect(page.getByRole('heading', { name: 'Hello, The Boss' })).toBeVisible();
  const signIns = page.getByRole('region', { name: 'Your last sign-ins' }).getByRole('row');
  await expect(signIns.filter({ hasText: 'this session' })).toHaveCount(1);
  await expect(signIns.filter({ hasText: 'this session' })).toContainText('Username');
});

test('an agent stays on another page, from where the menu leads home', async ({ page, world }) => {
  await open(page, `${siteOf('baize')}/live`);
  await loginForm(page).send('boss');
  await world.solveSlider();
  await world.dismissGoodToKnow();
  await expect(page).toHaveURL(`${siteOf('baize')}/live`);
  await page.getByRole('link', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Agent home' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, The Boss' })).toBeVisible();
});

test('it is closed to members', async ({ page, world }) => {
  await world.signIn('lucky');
  const answer = await open(page, `${siteOf('baize')}/agentHome`);
  expect(answer?.status()).toBe(403);
  await expect(page.getByText('Non-agents cannot log in')).toBeVisible();
  await expect(page.getByRole('region', ACCOUNT)).toBeVisible();
  await open(page, `${siteOf('baize')}/noticePage?modal=menu`);
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Agent home' })).toHaveCount(0);
});

test('a visitor signs in first, and is led back', async ({ page, world }) => {
  await open(page, `${siteOf('lotus')}/agentHome`);
  await expect(page).toHaveURL(`${siteOf('lotus')}/login?redirectTo=%2FagentHome`);
  await loginForm(page).send('boss');
  await world.solveSlider();
  await world.dismissGoodToKnow();
  await expect(page).toHaveURL(`${siteOf('lotus')}/agentHome`);
  await expect(page.getByRole('heading', { name: 'Hello, The Boss' })).toBeVisible();
});

test('harbor has no agents: they cannot sign in, and there is no such page', async ({ page, world }) => {
  await open(page, `${siteOf('harbor')}/login`);
  await loginForm(page).send('boss');
  await world.solveSlider();
  await expect(page.getByRole('alert')).toContainText('Non-member account unable to login');
  await world.signIn('lucky', 'harbor');
  const answer = await open(page, `${siteOf('harbor')}/agentHome`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Hello' })).toHaveCount(0);
});
