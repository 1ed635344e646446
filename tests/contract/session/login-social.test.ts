import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { type ProviderName, requestIdToken } from '../../support/openid.ts';
import { operationTitle } from '../../support/operations.ts';
import { MINUTE, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

interface Somebody {
  person?: string;
  provider?: ProviderName;
  brand?: string;
}

/** Signs in as the site does. */
async function signIn({ client }: TestWorld, { person = 'gina', provider = 'google', brand = 'baize' }: Somebody = {}) {
  const idToken = await requestIdToken(mock.origin, { person, provider, brand });
  const name = provider === 'google' ? 'GOOGLE' : 'FACEBOOK';
  return client.value('loginSocial', { merchant: brand, body: { provider: name, idToken } });
}

const membersNamed = (world: TestWorld, start: string) =>
  world.read<{ id: number; email: string | null }>('SELECT id, email FROM Member WHERE username LIKE ?', `${start}%`);

describe(operationTitle('loginSocial'), () => {
  it.each([
    ['google', 'baize', 1001],
    ['facebook', 'baize', 1001],
    ['facebook', 'lotus', 2001],
  ] as const)('when %s knows a member of %s › that member’s session', async (provider, brand, id) => {
    const world = await mock.newWorld();
    expect(await signIn(world, { person: 'lucky', provider, brand })).toEqual({
      token: expect.stringMatching(/^[a-z0-9]{40}$/),
      id,
      username: 'lucky',
      subAccount: null,
      customerType: 0,
      firstTimeLogin: false,
      passwordExpired: false,
      expiresAt: WORLD_TIME + 25 * MINUTE,
    });
  });

  it('when the person is new › a member with an empty wallet and no password', async () => {
    const world = await mock.newWorld();
    const session = await signIn(world);
    expect(session).toMatchObject({ username: 'ginanewcomer', customerType: 0, firstTimeLogin: true });
    const gina = world.client.as({ token: session.token });
    expect(await gina.value('getMemberInfo')).toMatchObject({
      id: session.id,
      account: 'ginanewcomer',
      nickname: 'Gina Newcomer',
      hasPassword: false,
      mobileNum: null,
      email: expect.stringMatching(/^gi\*+@mail\.example$/),
      registered: WORLD_TIME,
    });
    expect(await gina.value('getBalance')).toMatchObject({ sumBalance: '0.00', currency: 'PHP' });
    const { balance } = await (await world.client.signedIn()).value('getBalance');
    expect((await gina.value('getBalance')).balance.map(({ accountTypeId }) => accountTypeId)).toEqual(
      balance.map(({ accountTypeId }) => accountTypeId),
    );
  });

  it('when the person comes again › the same member', async () => {
    const world = await mock.newWorld();
    const [first, second] = [await signIn(world), await signIn(world)];
    expect(second).toMatchObject({ id: first.id, username: first.username });
    expect(await membersNamed(world, 'gina')).toHaveLength(1);
  });

  it('when ten sign-ins of a new person come at once › ten sessions of one member', async () => {
    const world = await mock.newWorld();
    const tokens = await Promise.all(
      Array.from({ length: 10 }, () =>
        requestIdToken(mock.origin, { person: 'tomas', brand: 'lotus', provider: 'facebook' }),
      ),
    );
    const sessions = await Promise.all(
      tokens.map((idToken) =>
        world.client.value('loginSocial', { merchant: 'lotus', body: { provider: 'FACEBOOK', idToken } }),
      ),
    );
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
    expect(await membersNamed(world, 'tomas')).toHaveLength(1);
  });

  it('when two new people come › two members', async () => {
    const world = await mock.newWorld();
    const [gina, tomas] = [await signIn(world), await signIn(world, { person: 'tomas' })];
    expect(gina.id).not.toBe(tomas.id);
    expect(tomas.username).toBe('tomas');
  });

  it('when a new person has a member’s mail address › another member without it, under another name', async () => {
    const world = await mock.newWorld();
    const byGoogle = await signIn(world);
    const byFacebook = await signIn(world, { provider: 'facebook' });
    expect(byFacebook.username).toMatch(/^ginanewcomer\d{3}$/);
    expect(await membersNamed(world, 'gina')).toEqual([
      { id: byGoogle.id, email: 'gina.newcomer@mail.example' },
      { id: byFacebook.id, email: null },
    ]);
  });

  it('when someone tries a password of a member without one › 422 login.failed', async () => {
    const { client } = await mock.newWorld();
    const idToken = await requestIdToken(mock.origin, { person: 'gina' });
    const { username } = await client.value('loginSocial', { body: { provider: 'GOOGLE', idToken } });
    for (const password of ['-', PASSWORD]) {
      const body = { type: 'username', username, password, ...(await client.proof('login')) };
      expect(await client.call('login', { body })).toMatchObject({ status: 422, body: { errorCode: 'login.failed' } });
    }
  });

  it('when the member was signed in already › that session ends at baize, and goes on at lotus', async () => {
    const world = await mock.newWorld();
    for (const [brand, status] of [['baize', 401] as const, ['lotus', 200] as const]) {
      const earlier = await world.client.signedIn('lucky', { merchant: brand });
      await signIn(world, { person: 'lucky', provider: 'facebook', brand });
      expect((await earlier.call('countUnread')).status).toBe(status);
    }
  });

  it('when the world’s clock stands elsewhere › that does not matter', async () => {
    const world = await mock.newWorld({ clock: { mode: 'frozen', at: Date.parse('2031-01-01T00:00:00Z') } });
    expect((await signIn(world)).username).toBe('ginanewcomer');
  });
});
