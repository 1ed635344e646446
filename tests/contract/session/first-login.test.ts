import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { MINUTE, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const DONE = { status: 409, body: { success: false, value: null, errorCode: 'first.login.done' } };

interface Message {
  title: string;
  content: string;
  time: number;
  readAt: number | null;
}

/** Novice has never signed in. */
const messages = (world: TestWorld) =>
  world.read<Message>('SELECT title, content, time, readAt FROM Message WHERE memberId = 1004 ORDER BY id DESC');

async function isFirst({ client }: TestWorld): Promise<boolean> {
  const proof = await client.proof('login');
  const body = { type: 'username' as const, username: 'novice', password: PASSWORD, ...proof };
  return (await client.value('login', { body })).firstTimeLogin;
}

describe(operationTitle('finishFirstLogin'), () => {
  it('when the member is new › done, and it is no first time any more', async () => {
    const world = await mock.newWorld();
    expect(await isFirst(world)).toBe(true);
    expect(await isFirst(world)).toBe(true);
    const novice = await world.client.signedIn('novice');
    expect(await novice.value('finishFirstLogin')).toBeNull();
    expect(await isFirst(world)).toBe(false);
  });

  it('when it is done › one message arrives, in every language', async () => {
    const world = await mock.newWorld();
    const novice = await world.client.signedIn('novice');
    const [unread, before] = [await novice.value('countUnread'), await messages(world)];
    await world.clock.advance(MINUTE);
    await novice.value('finishFirstLogin');
    expect(await novice.value('countUnread')).toEqual({ ...unread, unreadCount: unread.unreadCount + 1 });
    const [latest, ...others] = await messages(world);
    expect(others).toEqual(before);
    expect(latest).toMatchObject({ time: WORLD_TIME + MINUTE, readAt: null });
    for (const text of [latest?.title, latest?.content]) {
      const languages = JSON.parse(text ?? '{}') as Record<string, string>;
      expect(Object.keys(languages).toSorted()).toEqual(['CN', 'EN', 'ID', 'TH', 'TY', 'VI']);
      expect(new Set(Object.values(languages)).size).toBe(6);
    }
  });

  it('when it was done › 409 first.login.done, and no other message', async () => {
    const world = await mock.newWorld();
    const novice = await world.client.signedIn('novice');
    await novice.value('finishFirstLogin');
    const after = await messages(world);
    expect(await novice.call('finishFirstLogin')).toMatchObject(DONE);
    expect(await (await world.client.signedIn('novice')).call('finishFirstLogin')).toMatchObject(DONE);
    expect(await messages(world)).toEqual(after);
  });

  it('when it comes ten times at once › it is done once', async () => {
    const world = await mock.newWorld();
    const before = (await messages(world)).length;
    const novice = await world.client.signedIn('novice');
    const answers = await Promise.all(Array.from({ length: 10 }, () => novice.call('finishFirstLogin')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await messages(world)).toHaveLength(before + 1);
  });

  it('when the brand is another › the member of that name there is still new', async () => {
    const world = await mock.newWorld();
    await (await world.client.signedIn('novice')).value('finishFirstLogin');
    const novice = await world.client.signedIn('novice', { merchant: 'lotus' });
    expect(await novice.value('finishFirstLogin')).toBeNull();
  });

  it('when the member is not new, or the account is a trial › 409', async () => {
    const { client } = await mock.newWorld();
    expect(await (await client.signedIn()).call('finishFirstLogin')).toMatchObject(DONE);
    const { token } = await client.value('loginFreePlay', { headers: { os: 'OTHER', platform: 'W' } });
    expect(await client.call('finishFirstLogin', { token })).toMatchObject(DONE);
  });
});
