import { expectAccessible } from './axe.ts';
import { expect, open, siteOrigin, test } from './fixtures.ts';

test('a message is read by opening it, deleted and brought back; the badge follows', async ({ page, world }) => {
  await world.signIn('lucky');
  await open(page, `${siteOrigin('baize')}/`);
  await page.getByRole('link', { name: 'Messages, 3 unread' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  const main = page.getByRole('dialog', { name: 'Member centre' });
  await main.getByRole('link', { name: 'Unread', exact: true }).click();
  const messages = main.locator('details');
  await expect(messages).toHaveCount(3);
  await messages.first().locator('summary').click();
  await expect(main.getByRole('link', { name: 'Messages, 2 unread' })).toBeVisible();
  await expect(messages).toHaveCount(3);
  await expectAccessible(page, 'the inbox', { within: 'dialog' });
  await messages.first().getByRole('button', { name: 'Delete' }).click();
  await expect(messages).toHaveCount(2);
  await expect(main.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main.getByText('The message was deleted.')).toBeHidden();
  await main.getByRole('link', { name: 'All', exact: true }).click();
  await expect(messages).toHaveCount(5);
  await main.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(main.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: 'Messages, 0 unread' })).toBeVisible();
});
