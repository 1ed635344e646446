import { describe, expect, it } from 'vitest';
import type { Body } from '../../../openapi/generated/control-operations.ts';
import { mockForFile } from '../../support/mock.ts';
import { HOUR, MINUTE, SECOND, type TestWorld } from '../../support/world.ts';
import { MESSAGE } from './inputs.ts';

const mock = mockForFile();
const EN = { room: 'EN' } as const;

const write = (client: TestWorld['client'], text: string, room: 'EN' | 'TY' = 'EN') =>
  client.call('sendChatMessage', { path: { room }, body: { text } });
const list = (client: TestWorld['client']) => client.value('listChatMessages', { path: EN });
const setStanding = (world: TestWorld, body: Body<'setChatStanding'>) =>
  world.client.value('setChatStanding', { path: { ...world.path, brand: 'baize' }, body });
const decide = (world: TestWorld, messageId: string, decision: 'keep' | 'delete') =>
  world.client.value('decideChatMessage', {
    path: { ...world.path, brand: 'baize', messageId },
    body: { decision },
  });
const listReports = ({ client, path }: TestWorld) =>
  client.value('listChatReports', { path: { ...path, brand: 'baize' } });
const report = (client: TestWorld['client'], messageId: string) =>
  client.call('reportChatMessage', { path: { ...EN, messageId } });

const refused = (status: number, errorCode: string, value: unknown = null) => ({ status, body: { errorCode, value } });

describe('listChatRooms', () => {
  it('when a brand has three languages › each has a room, with the time of its last message', async () => {
    const { client } = await mock.newWorld();
    const rooms = await client.value('listChatRooms', { merchant: 'lotus' });
    expect(rooms.map(({ room }) => room)).toEqual(['CN', 'VI', 'EN']);
    expect(rooms.every(({ lastAt }) => lastAt !== null)).toBe(true);
  });
});

describe('listChatMessages', () => {
  it('when a visitor reads › the latest hundred of a day, the oldest first, and no standing', async () => {
    const world = await mock.newWorld();
    const { list: messages, standing, ownIds, lastEventId } = await list(world.client);
    expect(messages.map(({ id }) => id)).toEqual(messages.map(({ id }) => id).toSorted());
    expect(messages.find(({ author }) => author === 'SUPPORT')).toMatchObject({ name: 'Baize', rank: null });
    expect(messages.find(({ author }) => author === 'AGENT')?.name).toMatch(/^.{2}\*{3}.{2}$/);
    expect({ standing, ownIds, lastEventId }).toEqual({ standing: null, ownIds: [], lastEventId: messages.at(-1)?.id });
    await world.change(
      `INSERT INTO "ChatMessage" ("id", "brandCode", "room", "memberId", "text", "skeleton", "time", "state")
        SELECT printf('%016d', 1800000000000000 + value), 'baize', 'EN', 1001, 'x', 'x', ?, 'shown' FROM
          (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 120) SELECT value FROM n)`,
      messages.at(-1)?.time,
    );
    expect((await list(world.client)).list.map(({ id }) => Number(id) % 1000)).toEqual(
      Array.from({ length: 100 }, (_, index) => 21 + index),
    );
    await world.clock.advance(24 * HOUR);
    expect((await list(world.client)).list).toEqual([]);
  });

  it('when a member reads › own and reported messages are told', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const before = await list(lucky);
    expect(before.standing).toEqual({ state: 'FREE', until: null });
    expect(before.ownIds.length).toBeGreaterThan(0);
    await lucky.value('reportChatMessage', { path: { ...EN, messageId: before.list[0]?.id ?? '' } });
    expect((await list(lucky)).reportedIds).toEqual([before.list[0]?.id]);
  });

  it.each(['listChatMessages', 'streamChat'] as const)('when %s asks for a room of another brand › 404', async (id) => {
    const { client } = await mock.newWorld();
    expect(await client.call(id, { path: { room: 'CN' } })).toMatchObject(refused(404, 'chat.room.not.found'));
  });
});

describe('sendChatMessage', () => {
  it('when a member writes › all read it, with a masked name and an id above all before', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const { lastEventId } = await list(client);
    const { body } = await write(lucky, '  Good\n luck\u3000all ');
    const { value } = body as { value: { id: string } };
    expect(value).toMatchObject({ author: 'MEMBER', name: 'lu***ky', rank: { rankLevel: 2 }, text: 'Good luck all' });
    expect(value.id > lastEventId).toBe(true);
    expect((await list(client)).list.at(-1)).toEqual(value);
    expect((await list(lucky)).ownIds).toContain(value.id);
  });

  it('when the clock goes back › ids still grow', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await write(lucky, 'one');
    await world.clock.freeze(Date.parse('2026-03-18T11:59:00+08:00'));
    await write(lucky, 'two', 'TY');
    const ids = await world.read<{ text: string }>('SELECT "text" FROM "ChatMessage" ORDER BY "id" DESC LIMIT 2');
    expect(ids.map(({ text }) => text)).toEqual(['two', 'one']);
  });

  it.each([
    ['an empty text', ' \u3000 ', 'chat.text'],
    ['a link', 'see win.com', 'chat.contact'],
    ['a refused word', '1d10t', 'chat.words'],
    ['the name of support', '[Support] hello', 'chat.words'],
  ])('when the text is %s › 422 and nothing is written', async (_, text, code) => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    expect(await write(lucky, text)).toMatchObject(refused(422, code));
    expect(await write(lucky, 'Good luck')).toMatchObject({ status: 200 });
  });

  it('when the room is none of the brand › 404', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const sent = await lucky.call('sendChatMessage', { path: { room: 'CN' }, body: { text: 'hello' } });
    expect(sent).toMatchObject(refused(404, 'chat.room.not.found'));
  });

  it('when the member has never deposited › 403, and they read', async () => {
    const { client } = await mock.newWorld();
    const novice = await client.signedIn('novice');
    expect(await write(novice, 'hello')).toMatchObject(refused(403, 'chat.deposit'));
    expect((await list(novice)).standing).toEqual({ state: 'DEPOSIT', until: null });
  });

  it('when the account is a trial one, or on a break › the list says so', async () => {
    const { client } = await mock.newWorld();
    const { token } = await client.value('loginFreePlay', { headers: { os: 'OTHER', platform: 'W' } });
    expect((await list(client.as({ token }))).standing).toEqual({ state: 'TRIAL', until: null });
    const lucky = await client.signedIn();
    await lucky.value('startTimeOut', { body: { days: 7 } });
    expect((await list(lucky)).standing).toEqual({ state: 'BREAK', until: null });
    expect(await write(lucky, 'hello')).toMatchObject(refused(403, 'play.break'));
  });

  it('when the member is muted › 403 until the end; when banned › 403; when free › 200', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const { until } = await setStanding(world, { account: 'lucky', state: 'MUTED', hours: 1 });
    expect(await write(lucky, 'hello')).toMatchObject(refused(403, 'chat.muted', { until }));
    expect((await list(lucky)).standing).toEqual({ state: 'MUTED', until });
    await world.clock.advance(HOUR);
    const again = await world.client.signedIn();
    expect(await write(again, 'hello')).toMatchObject({ status: 200 });
    await setStanding(world, { account: 'lucky', state: 'BANNED' });
    expect(await write(again, 'hello you')).toMatchObject(refused(403, 'chat.banned'));
    expect((await list(again)).standing).toEqual({ state: 'BANNED', until: null });
    await setStanding(world, { account: 'lucky', state: 'FREE' });
    await world.clock.advance(3 * SECOND);
    expect(await write(again, 'hello you')).toMatchObject({ status: 200 });
  });
});

describe('Floods', () => {
  it('when two messages come within three seconds in a room › 429 with the seconds; another room is open', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await write(lucky, 'one');
    await world.clock.advance(SECOND);
    expect(await write(lucky, 'two')).toMatchObject(refused(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 2 }));
    expect(await write(lucky, 'two', 'TY')).toMatchObject({ status: 200 });
    await world.clock.advance(2 * SECOND);
    expect(await write(lucky, 'three')).toMatchObject({ status: 200 });
  });

  it('when twenty-one messages come in a minute › the last is 429 until the first is a minute old', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    for (let count = 0; count < 10; count += 1) {
      for (const room of ['EN', 'TY'] as const)
        expect(await write(lucky, `message ${'abcdefghij'[count]}${room}`, room)).toMatchObject({ status: 200 });
      await world.clock.advance(3 * SECOND);
    }
    expect(await write(lucky, 'more')).toMatchObject(refused(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 30 }));
    await world.clock.advance(30 * SECOND);
    expect(await write(lucky, 'more')).toMatchObject({ status: 200 });
  });

  it('when a third equal message comes within five minutes, however it is spelt › 429', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await write(lucky, 'Deposit now');
    await world.clock.advance(MINUTE);
    await write(lucky, 'DEPOSIT, NOW!');
    await world.clock.advance(MINUTE);
    expect(await write(lucky, 'dep0sit n.o.w')).toMatchObject(
      refused(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 180 }),
    );
    await world.clock.advance(3 * MINUTE);
    expect(await write(lucky, 'deposit now')).toMatchObject({ status: 200 });
  });

  it('when two equal requests come at once › one is written', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const both = await Promise.all([write(lucky, 'hello'), write(lucky, 'hello')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 429]);
  });

  it('when a member reports twenty-one messages in a minute › 429', async () => {
    const world = await mock.newWorld();
    await world.change(
      `INSERT INTO "ChatReport" ("messageId", "memberId", "time")
        SELECT "id", 1001, ? FROM "ChatMessage" WHERE "brandCode" = 'baize' AND "room" = 'TY' ORDER BY "id" LIMIT 20`,
      Date.parse('2026-03-18T12:00:00+08:00'),
    );
    const lucky = await world.client.signedIn();
    expect(await report(lucky, MESSAGE)).toMatchObject(refused(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 60 }));
    await world.clock.advance(MINUTE);
    expect(await report(lucky, MESSAGE)).toMatchObject({ status: 200 });
  });
});

describe('Reports', () => {
  it('when a member reports twice, themselves or what the room does not show › 409, 422 and 404', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await write(lucky, 'Good luck');
    const own = (await list(lucky)).ownIds.at(-1) ?? '';
    expect(await report(lucky, own)).toMatchObject(refused(422, 'chat.own'));
    expect(await report(lucky, '0000000000000001')).toMatchObject(refused(404, 'chat.message.not.found'));
    const novice = await world.client.signedIn('novice');
    await report(novice, own);
    expect(await report(novice, own)).toMatchObject(refused(409, 'chat.reported'));
    const elsewhere = await lucky.call('reportChatMessage', { path: { room: 'CN', messageId: own } });
    expect(elsewhere).toMatchObject(refused(404, 'chat.room.not.found'));
  });

  it('when a third member reports › it is hidden; kept › it is shown for good; deleted › it is gone', async () => {
    const world = await mock.newWorld();
    const ids = async () => (await list(world.client)).list.map(({ id }) => id);
    const isListed = async () => (await listReports(world)).find(({ messageId }) => messageId === MESSAGE);
    expect(await isListed()).toMatchObject({ reports: 2, isHidden: false });
    await report(await world.client.signedIn(), MESSAGE);
    expect(await ids()).not.toContain(MESSAGE);
    expect(await isListed()).toMatchObject({ reports: 3, isHidden: true });
    expect(await report(await world.client.signedIn('victor'), MESSAGE)).toMatchObject({ status: 404 });
    await decide(world, MESSAGE, 'keep');
    expect(await ids()).toContain(MESSAGE);
    expect(await isListed()).toBeUndefined();
    await report(await world.client.signedIn('victor'), MESSAGE);
    expect(await ids()).toContain(MESSAGE);
    await decide(world, MESSAGE, 'delete');
    expect(await ids()).not.toContain(MESSAGE);
  });

  it('when members report support › it stays', async () => {
    const world = await mock.newWorld();
    const { list: messages } = await list(world.client);
    const id = messages.find(({ author }) => author === 'SUPPORT')?.id ?? '';
    for (const name of ['lucky', 'victor', 'novice']) await report(await world.client.signedIn(name), id);
    expect((await list(world.client)).list.map((message) => message.id)).toContain(id);
    expect(await listReports(world)).not.toContainEqual(expect.objectContaining({ messageId: id }));
  });
});

describe('The office', () => {
  it('when support writes › it is marked, whatever the text', async () => {
    const world = await mock.newWorld();
    const path = { ...world.path, brand: 'baize' };
    const body = { room: 'EN' as const, text: 'See help.example.com' };
    const { messageId } = await world.client.value('sendAsSupport', { path, body });
    expect((await list(world.client)).list.at(-1)).toMatchObject({ id: messageId, author: 'SUPPORT', name: 'Baize' });
  });

  it('when brand, room, message or member are unknown › 404', async () => {
    const world = await mock.newWorld();
    const call = (id: Parameters<typeof world.client.call>[0], brand: string, rest: object, body?: object) =>
      world.client.call(id, { path: { ...world.path, brand, ...rest }, ...(body && { body }) });
    const codes = await Promise.all([
      call('listChatReports', 'none', {}),
      call('decideChatMessage', 'baize', { messageId: '0000000000000001' }, { decision: 'keep' }),
      call('setChatStanding', 'baize', {}, { account: 'nobody', state: 'FREE' }),
      call('sendAsSupport', 'baize', {}, { room: 'CN', text: 'hello' }),
    ]);
    expect(codes.map(({ status, body }) => [status, (body as { errorCode: string }).errorCode])).toEqual([
      [404, 'brand.not.found'],
      [404, 'chat.message.not.found'],
      [404, 'member.not.found'],
      [404, 'chat.room.not.found'],
    ]);
  });
});
