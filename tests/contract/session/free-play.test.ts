import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { seal } from '../../support/seal.ts';
import { MINUTE, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();
const another = {
  publicKey: generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({
    type: 'spki',
    format: 'pem',
  }) as string,
};

describe(operationTitle('loginFreePlay'), () => {
  const headers = { os: 'ANDROID', platform: 'W' };

  it('when the module is on › a trial account of type 4 with play money', async () => {
    const { client } = await mock.newWorld();
    const trial = await client.value('loginFreePlay', { headers });
    expect(trial).toMatchObject({
      username: expect.stringMatching(/^trial\d{6}[a-z0-9]{2}$/),
      subAccount: null,
      customerType: 4,
      firstTimeLogin: false,
      passwordExpired: false,
      expiresAt: WORLD_TIME + 25 * MINUTE,
    });
    expect(await client.value('getBalance', { token: trial.token })).toEqual({
      sumBalance: '2000.00',
      balance: [{ accountTypeId: 2, accountName: 'MAIN', availBalance: '2000.00' }],
      currency: 'PHP',
      debt: '0.00',
      currencySymbol: '₱',
    });
  });

  it('when the brand is switched on › the play money is in its currency', async () => {
    const world = await mock.newWorld();
    await world.changeBrand('lotus', { modules: { FREEPLAY3: true } });
    const lotus = world.client.as({ merchant: 'lotus' });
    const { token } = await lotus.value('loginFreePlay', { headers });
    expect(await lotus.value('getBalance', { token })).toMatchObject({ sumBalance: '2000000.00', currency: 'VND' });
  });

  it('when it is asked for again › another account, and both go on', async () => {
    const { client } = await mock.newWorld();
    const [first, second] = [
      await client.value('loginFreePlay', { headers }),
      await client.value('loginFreePlay', { headers }),
    ];
    expect(first.id).not.toBe(second.id);
    expect((await client.call('countUnread', { token: first.token })).status).toBe(200);
    expect((await client.call('countUnread', { token: second.token })).status).toBe(200);
  });

  it('when a one-time value is sealed › accepted once, at every brand together', async () => {
    const world = await mock.newWorld();
    await world.changeBrand('lotus', { modules: { FREEPLAY3: true } });
    const { body } = await seal('8c3f0c56-4a2a-4a63', 'JWE');
    const again = { headers: { ...headers, token: (await seal('8c3f0c56-4a2a-4a63', 'JWE')).body.value } };
    await world.client.value('loginFreePlay', { headers: { ...headers, token: body.value } });
    const accounts = 'SELECT COUNT(*) AS count FROM Member WHERE type = 4';
    const before = await world.read(accounts);
    for (const merchant of ['baize', 'lotus']) {
      const refused = await world.client.call('loginFreePlay', { merchant, ...again });
      expect(refused).toMatchObject({ status: 422, body: { errorCode: 'token.invalid' } });
      expect(refused.text).toContain('it was sent before');
    }
    expect(await world.read(accounts)).toEqual(before);
  });

  it('when one token is sent many times at once › one account', async () => {
    const { client } = await mock.newWorld();
    const { body } = await seal('8c3f0c56-4a2a-4a63', 'JWE');
    const options = { headers: { ...headers, token: body.value } };
    const answers = await Promise.all(Array.from({ length: 6 }, () => client.call('loginFreePlay', options)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
  });

  it.each([
    ['is garbage', async () => 'a.b.c.d.e', 'not sealed for the gateway'],
    [
      'is sealed for another key',
      async () => (await seal('8c3f0c56-4a2a-4a63', 'JWE', another)).body.value,
      'not sealed',
    ],
    ['seals no one-time value', async () => (await seal('too short', 'JWE')).body.value, 'no one-time value'],
  ])('when the token %s › 422 token.invalid', async (_, token, message) => {
    const { client } = await mock.newWorld();
    const refused = await client.call('loginFreePlay', { headers: { ...headers, token: await token() } });
    expect(refused).toMatchObject({ status: 422, body: { errorCode: 'token.invalid' } });
    expect(refused.text).toContain(message);
  });

  it.each(['', '-', PASSWORD])('when someone signs in to a trial account with "%s" › refused', async (password) => {
    const { client } = await mock.newWorld();
    const { username } = await client.value('loginFreePlay', { headers });
    const body = { type: 'username', username, password, ...(await client.proof('login')) };
    const refused = await client.call('login', { body });
    const errorCode = password === '' ? 'request_param_err' : 'login.failed';
    expect(refused).toMatchObject({ status: password === '' ? 400 : 422, body: { errorCode } });
  });

  it.each(['lotus', 'harbor'])('when the module is off at %s › 400 function.not.available', async (merchant) => {
    const { client } = await mock.newWorld();
    const refused = await client.call('loginFreePlay', { merchant, headers });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'function.not.available' } });
    expect(refused.text).toContain('FREEPLAY3');
  });

  it.each(['FREEPLAY3', 'LOGIN3'])('when %s is switched off › 400 function.not.available', async (module) => {
    const world = await mock.newWorld();
    await world.changeBrand('baize', { modules: { [module]: false } });
    const refused = await world.client.call('loginFreePlay', { headers });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'function.not.available' } });
  });

  it.each([
    ['no os', { platform: 'W' }, 'header.os is missing'],
    ['an unknown os', { os: 'BEOS', platform: 'W' }, 'header.os must be one of'],
    ['no platform', { os: 'LINUX' }, 'header.platform is missing'],
    ['a token of another form', { os: 'LINUX', platform: 'W', token: 'abc' }, 'header.token must match'],
    ['another platform', { os: 'LINUX', platform: 'A' }, 'header.platform must be one of W'],
  ])('when it is asked with %s › 400 names it', async (_, bad, message) => {
    const { client } = await mock.newWorld();
    const refused = await client.call('loginFreePlay', { headers: bad });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(refused.text).toContain(message);
  });
});
