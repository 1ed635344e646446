import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { HOUR, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

describe(operationTitle('countUnread'), () => {
  it.each([
    ['lucky', 'baize', 3],
    ['lucky', 'lotus', 3],
    ['victor', 'baize', 1],
    ['novice', 'harbor', 1],
  ])('when %s of %s asks › %i have not been read', async (username, merchant, unreadCount) => {
    const { client } = await mock.newWorld();
    const member = await client.signedIn(username, { merchant });
    expect(await member.value('countUnread')).toMatchObject({ unreadCount });
  });

  it('when it is a trial account › none', async () => {
    const { client } = await mock.newWorld();
    const { token } = await client.value('loginFreePlay', { headers: { os: 'IOS', platform: 'W' } });
    expect(await client.value('countUnread', { token })).toEqual({ unreadCount: 0, missionCount: 0, rewardCount: 0 });
  });
});

describe(operationTitle('listNotices'), () => {
  it.each(['baize', 'lotus', 'harbor'])('when the brand is %s › its notices, newest first', async (merchant) => {
    const { client } = await mock.newWorld();
    const { list, ...counts } = await client.value('listNotices', { merchant });
    const times = list.map(({ time }) => time);
    expect(counts).toEqual({ pageNo: 1, totalPages: 1, total: 8 });
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times.every((time) => time < WORLD_TIME)).toBe(true);
  });

  it('when the world begins › the news is as old as it was written to be', async () => {
    const { client } = await mock.newWorld();
    const { list } = await client.value('listNotices', { language: 'EN' });
    expect(list[0]).toMatchObject({
      title: 'ga***50 wins ₱1,284,650 on Book of Amun',
      content: expect.stringMatching(/^<p>.*<\/p>$/),
      time: WORLD_TIME - 3 * HOUR,
    });
  });

  it.each([
    ['TY', 'Maintenance ng Opal House'],
    ['EN', 'Maintenance at Opal House'],
    [undefined, 'Maintenance ng Opal House'],
  ])('when the language is %s › the titles are in it', async (language, title) => {
    const { client } = await mock.newWorld();
    const { list } = await client.value('listNotices', { language });
    expect(list.map((notice) => notice.title)).toContain(title);
  });

  it('when the pages are read › each notice once; beyond the last there is none', async () => {
    const { client } = await mock.newWorld();
    const ids = async (pageNo: number) =>
      (await client.value('listNotices', { query: { pageNo, pageSize: 3 } })).list.map(({ id }) => id);
    const all = await client.value('listNotices');
    const first = await client.value('listNotices', { query: { pageNo: 1, pageSize: 3 } });
    expect(first).toMatchObject({ pageNo: 1, totalPages: 3, total: 8 });
    const read = [...(await ids(1)), ...(await ids(2)), ...(await ids(3))];
    expect(read).toEqual(all.list.map(({ id }) => id));
    expect(await ids(3)).toHaveLength(2);
    expect(await client.value('listNotices', { query: { pageNo: 4, pageSize: 3 } })).toEqual({
      list: [],
      pageNo: 4,
      totalPages: 3,
      total: 8,
    });
  });

  it.each([
    ['page 0', { pageNo: 0 }, 'query.pageNo must be >= 1'],
    ['a page in words', { pageNo: 'one' }, 'query.pageNo must be integer'],
    ['a page of 101', { pageSize: 101 }, 'query.pageSize must be <= 100'],
    ['half a page', { pageSize: 0.5 }, 'query.pageSize must be integer'],
  ])('when it is asked with %s › 400 names it', async (_, query, message) => {
    const { client } = await mock.newWorld();
    const refused = await client.call('listNotices', { query });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(refused.text).toContain(message);
  });
});
