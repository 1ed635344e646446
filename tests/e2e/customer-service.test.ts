import { expect, open, siteOrigin, test } from './fixtures.ts';

const footerLink = { name: 'Customer service, 24/7' };

test('customer service opens in a small window, and the agent answers there', async ({ page, world }) => {
  await open(page, `${siteOrigin('baize')}/noticePage`);
  const [chat] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('contentinfo').getByRole('link', footerLink).click(),
  ]);
  await expect(chat.getByRole('heading', { name: 'Baize live chat' })).toBeVisible();
  expect(await chat.evaluate(() => [innerWidth, innerHeight])).toEqual([440, 500]);
  expect(await chat.evaluate(() => window.opener)).toBeNull();
  await chat.getByLabel('Topic').selectOption('Games');
  await chat.getByLabel('Your question').fill('What was my last round?');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByRole('status')).toContainText('is reading your question');
  await world.clock.advance(61_000);
  await chat.reload();
  await expect(chat.getByRole('status')).toContainText('Every round is recorded');
});

test('a link that does not open closes the pop-up and says so', async ({ page, world, context }) => {
  await world.changeBrand('baize', { serviceLink: 'broken' });
  await open(page, `${siteOrigin('baize')}/noticePage`);
  await page.getByRole('contentinfo').getByRole('link', footerLink).click();
  const warning = page.getByRole('alertdialog', { name: 'Contact customer service' });
  await expect(warning).toContainText('Invalid URL, please contact customer service');
  await expect.poll(() => context.pages().length).toBe(1);
  await warning.getByRole('button', { name: 'Close' }).click();
  await expect(warning).toBeHidden();
});
