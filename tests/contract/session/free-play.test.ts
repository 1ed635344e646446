import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { titleOf } from '../../support/operations.ts';
import { MINUTE, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

describe(titleOf('loginFreePlay'), () => {
  const headers = { os: 'ANDROID', platform: 'W' };

  it('when the module is on › a trial account of type 4 with play money', async () => {
    const { client } = await mock.newWorld();
    const trial = await client.value('loginFreePlay', { headers });
    expect(trial).toMatchObject({
      username: expect.stringMatching(/^trial\d{6}[a-z0-9]{2}$/),
      ...{ customerType: 4, firstTimeLogin: false, passwordExpired: false, expiresAt: WORLD_TIME + 25 * MINUTE },
    });
    expect(await client.value('getBalance', { token: trial.token })).toEqual({
      sumBalance: '2000.00',
      balance: [{ accountTypeId: 2, accountName: 'MAIN', availBalance: '2000.00' }],
      currency: 'PHP',
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
    ['another platform', { os: 'LINUX', platform: 'A' }, 'header.platform must be one of W'],
  ])('when it is asked with %s › 400 names it', async (_, bad, message) => {
    const { client } = await mock.newWorld();
    const refused = await client.call('loginFreePlay', { headers: bad });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(refused.text).toContain(message);
  });
});
