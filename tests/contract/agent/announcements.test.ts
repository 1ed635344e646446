import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';

const mock = mockForFile();

describe(operationTitle('listAgentAnnouncements'), () => {
  it('lists those of the brand, newest first, with the agent’s own read marks', async () => {
    const world = await mock.newWorld();
    const boss = await world.client.signedIn('boss');
    const { list, total, unreadCount } = await boss.value('listAgentAnnouncements');
    expect([total, unreadCount]).toEqual([5, 2]);
    expect(list.map(({ isRead }) => isRead)).toEqual([false, false, true, true, true]);
    expect(list.map(({ time }) => time)).toEqual(list.map(({ time }) => time).toSorted((one, other) => other - one));
    const [row] = await world.read<{ username: string }>(
      "SELECT username FROM Member WHERE brandCode = 'baize' AND type = 2 LIMIT 1",
    );
    const other = await world.client.signedIn(row?.username);
    expect((await other.value('listAgentAnnouncements', { query: { pageSize: 1 } })).unreadCount).toBe(5);
    await other.value('readAgentAnnouncements', { body: {} });
    expect((await boss.value('listAgentAnnouncements')).unreadCount).toBe(2);
    const titles = await Promise.all(
      ['CN', 'EN', 'ID', 'TH', 'TY', 'VI'].map(
        async (language) => (await boss.value('listAgentAnnouncements', { language })).list[0]?.title,
      ),
    );
    expect(new Set(titles).size).toBe(6);
  });
});

describe(operationTitle('readAgentAnnouncements'), () => {
  it('marks one, twice the same; all without ids; one of another brand › 404, and nothing is marked', async () => {
    const world = await mock.newWorld();
    const boss = await world.client.signedIn('boss');
    const [newest] = (await boss.value('listAgentAnnouncements')).list;
    const ids = [newest?.id ?? 0];
    for (let round = 0; round < 2; round += 1)
      expect(await boss.value('readAgentAnnouncements', { body: { ids } })).toEqual({ unreadCount: 1 });
    const [foreign] = await world.read<{ id: number }>(
      "SELECT id FROM AgentAnnouncement WHERE brandCode = 'lotus' LIMIT 1",
    );
    const [unread] = (await boss.value('listAgentAnnouncements')).list.filter(({ isRead }) => !isRead);
    for (const wrong of [foreign?.id ?? 0, 999_999])
      expect(await boss.call('readAgentAnnouncements', { body: { ids: [unread?.id ?? 0, wrong] } })).toMatchObject({
        status: 404,
        body: { errorCode: 'announcement.not.found' },
      });
    expect((await boss.value('listAgentAnnouncements')).unreadCount).toBe(1);
    expect(await boss.value('readAgentAnnouncements', { body: {} })).toEqual({ unreadCount: 0 });
  });
});
