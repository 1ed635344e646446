import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Client } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { DAY, HOUR, MINUTE, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const wrongLogin = async ({ client }: TestWorld) =>
  client.call('login', {
    body: { type: 'username', username: 'lucky', password: 'wrong-one', ...(await client.proof('login')) },
  });
const worldNames = async () => (await mock.client.value('listWorlds')).map(({ name }) => name);

const sweepAfter = (ms: number) => mock.running.worlds.sweep(Date.now() + ms);

describe('A transaction that fails', () => {
  it('when others write meanwhile › what they were told is written stays, and nothing of its own', async () => {
    const test = await mock.newWorld();
    const world = await mock.running.worlds.use(test.name);
    const message = (to: string) => ({ channel: 'sms', to, text: 'x', time: new Date(world.now()) });
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const failing = world.transact(async (store) => {
      await store.insert('InboxMessage', message('own'));
      begin();
      await wait(100);
      throw new Error('on purpose');
    });
    const beside = begun.then(() => world.insert('InboxMessage', message('beside')));
    await expect(failing).rejects.toThrow('on purpose');
    await beside;
    expect(world.read.list('InboxMessage').map(({ to }) => to)).toEqual(['beside']);
  });
});

describe('Two worlds', () => {
  it('when a member signs in to one › the token is unknown in the other', async () => {
    const [one, other] = [await mock.newWorld(), await mock.newWorld({ seed: 'another' })];
    const token = await one.client.signIn();
    expect((await one.client.call('getMemberInfo', { token })).status).toBe(200);
    expect(await other.client.call('getMemberInfo', { token })).toMatchObject({
      status: 401,
      body: { errorCode: 'user.or.token.invalid' },
    });
  });

  it('when sign-ins fail in one › the other asks for no captcha', async () => {
    const [one, other] = [await mock.newWorld(), await mock.newWorld()];
    for (let count = 0; count < 3; count += 1) await wrongLogin(one);
    expect(await wrongLogin(one)).toMatchObject({ body: { errorCode: 'captcha.required' } });
    expect(await wrongLogin(other)).toMatchObject({ body: { errorCode: 'login.failed', value: { captcha: false } } });
  });

  it('when a brand is changed in one › it is as seeded in the other, whoever asked first', async () => {
    const [one, other] = [await mock.newWorld(), await mock.newWorld()];
    const states = async () => [
      (await one.client.value('getSystemStatus')).status,
      (await other.client.value('getSystemStatus')).status,
    ];
    expect(await states()).toEqual([0, 0]);
    await one.changeBrand('baize', { maintenance: true, modules: { RNG3: false } });
    expect(await states()).toEqual([1, 0]);
    const query = { clientType: 3, platform: 'flash,html5-desktop', gameType: 'RNG' } as const;
    await one.changeBrand('baize', { maintenance: false });
    expect((await one.client.value('listGames', { query })).total).toBe(0);
    expect((await other.client.value('listGames', { query })).total).toBeGreaterThan(1000);
  });

  it('when the clock of one moves › the other’s stands', async () => {
    const [one, other] = [await mock.newWorld(), await mock.newWorld()];
    await one.clock.advance(DAY);
    expect((await one.client.value('getJackpot')).updatedAt).toBe(WORLD_TIME + DAY);
    expect((await other.client.value('getJackpot')).updatedAt).toBe(WORLD_TIME);
  });

  it('when no world is named › the default one', async () => {
    const anonymous = mock.client;
    await anonymous.value('getJackpot');
    expect(await worldNames()).toContain('default');
    const rows = await anonymous.value('listRequests', { path: { world: 'default' } });
    expect(rows[0]).toMatchObject({ operationId: 'getJackpot' });
  });
});

describe('A world', () => {
  it('when its name is new › it is made on first use, with the machine’s time', async () => {
    const client = new Client(mock.origin, 'never-heard-of');
    expect(await worldNames()).not.toContain('never-heard-of');
    const before = Date.now();
    expect((await client.value('getJackpot')).updatedAt).toBeGreaterThanOrEqual(before);
    expect(await worldNames()).toContain('never-heard-of');
  });

  it('when its name is new › the answer says that it was made, once', async () => {
    const client = new Client(mock.origin, 'misspelt');
    expect((await client.call('getJackpot')).headers['x-mock-world-created']).toBe('misspelt');
    expect((await client.call('getJackpot')).headers).not.toHaveProperty('x-mock-world-created');
    expect((await mock.client.call('getJackpot')).headers).not.toHaveProperty('x-mock-world-created');
  });

  it('when many ask for a new one at once › it is made once', async () => {
    const client = new Client(mock.origin, 'at-once');
    const headers = { os: 'OTHER', platform: 'W' };
    const trials = await Promise.all(Array.from({ length: 6 }, () => client.value('loginFreePlay', { headers })));
    const answers = await Promise.all(trials.map(({ token }) => client.call('countUnread', { token })));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  });

  it('when it is asked while it is being made › the asker waits for it', async () => {
    const name = 'made-and-used';
    const client = new Client(mock.origin, name);
    const body = { name, clock: { mode: 'frozen' as const, at: WORLD_TIME } };
    const { worlds } = mock.running;
    const making = worlds.create(name, { clock: body.clock });
    expect((await client.value('getJackpot')).updatedAt).toBe(WORLD_TIME);
    expect((await making).isNew).toBe(true);
  });

  it('when it is reset while others ask › each gets an answer', async () => {
    const world = await mock.newWorld();
    const asks = Array.from({ length: 8 }, () => world.client.call('getSystemStatus'));
    const reset = world.client.call('resetWorld', { path: world.path });
    const later = Array.from({ length: 8 }, () => world.client.call('getSystemStatus'));
    const statuses = (await Promise.all([...asks, reset, ...later])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

describe(operationTitle('resetWorld'), () => {
  it('when much has changed › everything is as new', async () => {
    const world = await mock.newWorld();
    const token = await world.client.signIn();
    for (let count = 0; count < 3; count += 1) await wrongLogin(world);
    await world.changeBrand('baize', { maintenance: true, modules: { FREEPLAY3: false } });
    await world.faults.set({ operation: 'login', kind: 'html' });
    await world.clock.advance(DAY);

    const before = Date.now();
    const { now } = await world.client.value('resetWorld', { path: world.path });
    expect(now).toBeGreaterThanOrEqual(before);
    expect(await world.client.value('getClock', { path: world.path })).toMatchObject({ setting: { mode: 'real' } });
    expect(await world.client.value('getFaults', { path: world.path })).toEqual([]);
    expect(await world.client.value('listRequests', { path: world.path })).toEqual([]);
    expect(await world.changeBrand('baize', {})).toMatchObject({ maintenance: false, modules: { FREEPLAY3: true } });
    expect((await world.client.call('getMemberInfo', { token })).status).toBe(401);
    expect(await wrongLogin(world)).toMatchObject({ body: { value: { captcha: false } } });
  });

  it('when it is reset twice › it draws the same again', async () => {
    const world = await mock.newWorld();
    const tokens: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      await world.client.value('resetWorld', { path: world.path });
      tokens.push(await world.client.signIn());
    }
    expect(tokens[0]).toBe(tokens[1]);
  });
});

describe(operationTitle('deleteWorld'), () => {
  it('when it is deleted › its files are gone, and its name begins anew', async () => {
    const world = await mock.newWorld();
    const file = await world.file();
    const token = await world.client.signIn();
    expect(existsSync(file)).toBe(true);
    const gone = await world.client.value('deleteWorld', { path: world.path });
    expect(gone).toMatchObject({ name: world.name, isOpen: false });
    expect(['', '-wal', '-shm'].map((ending) => existsSync(file + ending))).toEqual([false, false, false]);
    expect(await worldNames()).not.toContain(world.name);
    expect((await world.client.call('getMemberInfo', { token })).status).toBe(401);
  });

  it.each(['deleteWorld', 'resetWorld'] as const)('when %s meets a read › the read is answered, or 404', async (id) => {
    const worlds = await Promise.all(Array.from({ length: 8 }, () => mock.newWorld()));
    const reads = worlds.map(async ({ client, path }) => {
      const guide = client.call('getSeedGuide', { path: { ...path, brand: 'baize' } });
      await client.call(id, { path });
      return (await guide).status;
    });
    for (const status of await Promise.all(reads)) expect([200, 404]).toContain(status);
  });
});

describe('A world that nobody uses', () => {
  it('when it is idle for ten minutes › it is closed, and opens with its data and its clock', async () => {
    const world = await mock.newWorld();
    const token = await world.client.signIn();
    await world.changeBrand('lotus', { maintenance: true });
    const { now } = await world.clock.advance(5 * MINUTE);
    const isOpen = async () => (await mock.client.value('listWorlds')).find(({ name }) => name === world.name)?.isOpen;

    await sweepAfter(9 * MINUTE);
    expect(await isOpen()).toBe(true);
    await sweepAfter(11 * MINUTE);
    expect(await isOpen()).toBe(false);
    expect((await world.client.call('getMemberInfo', { token })).status).toBe(200);
    expect(await isOpen()).toBe(true);
    expect((await world.client.value('getClock', { path: world.path })).now).toBe(now);
    expect((await world.client.value('getSystemStatus', { merchant: 'lotus' })).status).toBe(1);
    expect((await world.client.value('getSystemStatus')).status).toBe(0);
  });

  it('when it opens again › it draws other tokens than before', async () => {
    const world = await mock.newWorld();
    const first = await world.client.signIn();
    await sweepAfter(11 * MINUTE);
    expect(await world.client.signIn()).not.toBe(first);
  });

  it('when it is abandoned for a day › it is deleted; the default world is only closed', async () => {
    const world = await mock.newWorld();
    const file = await world.file();
    await mock.client.value('getJackpot');
    await sweepAfter(25 * HOUR);
    expect(existsSync(file)).toBe(false);
    expect(await worldNames()).toEqual(['default']);
  });
});
