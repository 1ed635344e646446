import { describe, expect, it } from 'vitest';
import type { Client } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';

const mock = mockForFile();

const listIds = async (client: Client, query = {}) =>
  (await client.value('listMessages', { query })).list.map(({ id }) => id);

describe(operationTitle('listMessages'), () => {
  it('when a member asks › the messages newest first in the language asked for, with what is unread', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn('lucky', { language: 'EN' });
    const page = await lucky.value('listMessages');
    expect(page).toMatchObject({ total: 5, totalPages: 1, unreadCount: 3 });
    expect(page.list.map(({ isRead }) => isRead)).toEqual([false, false, false, true, true]);
    expect(page.list[0]?.content).toMatch(/^<p>.*<\/p>$/);
    const vietnamese = await (await client.signedIn('lucky', { language: 'VI' })).value('listMessages');
    expect(vietnamese.list[0]?.title).not.toBe(page.list[0]?.title);
  });

  it('when only unread ones are asked for › they alone, page by page', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const page = await lucky.value('listMessages', { query: { unread: true, pageSize: 2, pageNo: 2 } });
    expect(page).toMatchObject({ total: 3, totalPages: 2, pageNo: 2 });
    expect(page.list).toHaveLength(1);
  });
});

describe(operationTitle('readMessages'), () => {
  it('when some are named › they are read and no others, however often', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const [first, second] = await listIds(lucky, { unread: true });
    for (const unreadCount of [1, 1])
      expect(await lucky.value('readMessages', { body: { ids: [first ?? 0, second ?? 0] } })).toEqual({ unreadCount });
  });

  it('when none is named › all are read, of this member alone', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    expect(await lucky.value('readMessages', { body: {} })).toEqual({ unreadCount: 0 });
    expect(await (await client.signedIn('victor')).value('countUnread')).toMatchObject({ unreadCount: 1 });
  });
});

describe(operationTitle('deleteMessages'), () => {
  it('when a message is deleted and brought back › it is gone, and then at its place again', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const before = await listIds(lucky);
    const [, id = 0] = before;
    expect(await lucky.value('deleteMessages', { query: { id } })).toEqual({ unreadCount: 2 });
    expect(await listIds(lucky)).toEqual(before.filter((each) => each !== id));
    expect(await lucky.value('restoreMessages', { body: { ids: [id] } })).toEqual({ unreadCount: 3 });
    expect(await listIds(lucky)).toEqual(before);
  });
});

describe('A deleted message', () => {
  it('when the messages are listed or counted › is not there', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const [id = 0] = await listIds(lucky, { unread: true });
    await lucky.value('deleteMessages', { query: { id } });
    expect(await lucky.value('listMessages')).toMatchObject({ total: 4, unreadCount: 2 });
    const unread = await lucky.value('listMessages', { query: { unread: true } });
    expect(unread).toMatchObject({ total: 2, unreadCount: 2 });
    expect(unread.list.map((message) => message.id)).not.toContain(id);
    expect(await lucky.value('countUnread')).toMatchObject({ unreadCount: 2 });
  });

  it('when all messages are read, or it is named › stays unread until it is brought back', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const [id = 0] = await listIds(lucky, { unread: true });
    await lucky.value('deleteMessages', { query: { id } });
    await lucky.value('readMessages', { body: {} });
    await lucky.value('readMessages', { body: { ids: [id] } });
    expect(await lucky.value('restoreMessages', { body: { ids: [id] } })).toEqual({ unreadCount: 1 });
    expect(await listIds(lucky, { unread: true })).toEqual([id]);
  });
});

describe('A message of somebody else', () => {
  it('is 404 for reading, deleting and restoring, and nothing is done to the others named with it', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const victor = await client.signedIn('victor');
    const [own = 0] = await listIds(lucky);
    const [foreign = 0] = await listIds(victor, { unread: true });
    const refused = { status: 404, body: { errorCode: 'message.not.found' } };
    for (const id of [foreign, 2_000_000_000]) {
      expect(await lucky.call('readMessages', { body: { ids: [own, id] } })).toMatchObject(refused);
      expect(await lucky.call('deleteMessages', { query: { id } })).toMatchObject(refused);
      expect(await lucky.call('restoreMessages', { body: { ids: [own, id] } })).toMatchObject(refused);
    }
    expect(await lucky.value('countUnread')).toMatchObject({ unreadCount: 3 });
    expect(await listIds(victor, { unread: true })).toContain(foreign);
  });
});
