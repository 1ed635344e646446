import { expect, open, siteOrigin, TestWorld, test } from './fixtures.ts';

const CHAT = `${siteOrigin('baize')}/noticePage?modal=chat&method=EN`;

test('two members see what each other writes, also in a second tab, and one reports', async ({
  page,
  world,
  browser,
}) => {
  await world.signIn('lucky');
  await open(page, CHAT);
  const tab = await page.context().newPage();
  await open(tab, CHAT);
  const elsewhere = await (await browser.newContext()).newPage();
  const other = new TestWorld(world, elsewhere);
  await other.setCookies({ 'mock-world': world.name, lang: 'EN', consent: 'denied' });
  await other.signIn('victor');
  await open(elsewhere, CHAT);

  const form = elsewhere.getByRole('form', { name: 'Write a message' });
  await form.getByRole('textbox').fill('<b>Hello</b> from victor');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('textbox')).toHaveValue('');
  for (const reader of [page, tab, elsewhere])
    await expect(reader.getByRole('log').getByText('<b>Hello</b> from victor')).toHaveCount(1);
  const streams = (await world.requests.list()).filter(({ operationId }) => operationId === 'streamChat');
  expect(streams).toHaveLength(1);

  await form.getByRole('textbox').fill('<b>Hello</b> from victor');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await form.getByRole('textbox').pressSequentially('!');
  await expect(form.getByRole('alert')).toBeHidden();

  const message = page.getByRole('listitem').filter({ hasText: 'from victor' });
  await message.getByRole('link', { name: 'Report' }).click();
  await message.getByRole('button', { name: 'Report' }).click();
  await expect(message.getByText('Reported')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Reported: vi/ })).toHaveCount(1);
  await elsewhere.context().close();
});

test('a reader in the older messages is told of a new one; who is muted meanwhile gets the notice in place of the form', async ({
  page,
  world,
  expectedErrors,
}) => {
  const path = { brand: 'baize' } as const;
  const sendAsSupport = (room: 'EN' | 'TY', text: string) =>
    world.call('sendAsSupport', { path, body: { room, text } });
  for (let number = 1; number <= 12; number += 1) await sendAsSupport('EN', `Older message ${number}.`);
  await world.signIn('lucky');
  await open(page, CHAT);
  const log = page.getByRole('log');
  const more = page.getByRole('button', { name: 'New messages' });
  await sendAsSupport('EN', 'The first news.');
  await expect(log.getByText('The first news.')).toBeInViewport();
  await expect(more).toBeHidden();

  await log.focus();
  await page.keyboard.press('Home');
  await expect(log.getByText('The first news.')).not.toBeInViewport();
  await expect(more).toBeHidden();
  await sendAsSupport('EN', 'The second news.');
  await expect(more).toBeVisible();
  await more.press('Enter');
  await expect(log.getByText('The second news.')).toBeInViewport();
  await expect(more).toBeHidden();

  const rooms = page.getByRole('navigation', { name: 'Rooms' });
  await rooms.getByRole('link', { name: 'Filipino' }).press('Enter');
  await expect(rooms.getByRole('link', { name: 'Filipino' })).toHaveAttribute('aria-current', 'page');
  await expect(rooms.getByRole('link', { name: 'Filipino' })).toBeFocused();
  await expect(log.getByText('The second news.')).toHaveCount(0);

  await world.call('setChatStanding', { path, body: { account: 'lucky', state: 'MUTED', hours: 1 } });
  expectedErrors.push(/status of 422/);
  const form = page.getByRole('form', { name: 'Write a message' });
  await form.getByRole('textbox').fill('Magandang umaga');
  await form.getByRole('textbox').press('Enter');
  await expect(form).toBeHidden();
  await expect(page.getByText(/^You are muted until .+\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Rules of the chat room' }).click();
  await expect(page.getByRole('heading', { name: 'Rules of the chat room, or I cannot write' })).toBeVisible();
});
