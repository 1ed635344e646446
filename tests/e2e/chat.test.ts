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
