import type { Page } from '@playwright/test';
import { expect, open, siteOrigin, test } from './fixtures.ts';
import { ACCOUNT } from './login-form.ts';

const HOME = siteOrigin('baize');

async function openProvider(page: Page, place: string, provider: 'Google' | 'Facebook') {
  await page
    .locator(place)
    .getByRole('link', { name: `Continue with ${provider}` })
    .click();
  await expect(page.getByText(`This is the offline ${provider}`)).toBeVisible();
}

test('who leaves at the provider is told so; somebody known comes in by the header’s form, and stays on the page', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, `${HOME}/rng?vassalage=AURUM`);
  await openProvider(page, 'header', 'Google');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('You closed the sign-in before it was finished.')).toBeVisible();
  await expect(page).toHaveURL(`${HOME}/rng?vassalage=AURUM`);
  await expect(page.getByRole('region', ACCOUNT)).toHaveCount(0);

  await openProvider(page, 'header', 'Google');
  await page.getByRole('link', { name: /Lucky Seven/ }).click();
  await expect(page.getByText('Welcome back.')).toBeVisible();
  await world.dismissGoodToKnow();
  await expect(page).toHaveURL(`${HOME}/rng?vassalage=AURUM`);
  await expect(page.getByRole('link', { name: 'Lucky Seven, open your account' })).toBeVisible();
});

test('somebody new becomes a member with a welcome, and is known the next time', async ({ page, world }) => {
  await open(page, `${HOME}/fish?modal=login`);
  await openProvider(page, 'dialog', 'Facebook');
  await page.getByRole('link', { name: /Gina Newcomer/ }).click();
  await expect(page.getByText('Welcome! A message with your first steps is waiting for you.')).toBeVisible();
  await expect(page).toHaveURL(/\/fish\?modal=afterLogin&method=first$/);
  const panel = page.getByRole('region', ACCOUNT);
  await expect(panel.getByRole('link', { name: 'Gina Newcomer, open your account' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Messages, 1 unread' })).toBeVisible();
  await world.dismissGoodToKnow();
  await page.context().clearCookies({ name: 'session' });
  await open(page, `${HOME}/login`);
  await openProvider(page, 'main', 'Facebook');
  await page.getByRole('link', { name: /Gina Newcomer/ }).click();
  await expect(page.getByText('Welcome back.')).toBeVisible();
});
