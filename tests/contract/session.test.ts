import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../support/client.ts';
import { mockForFile } from '../support/mock.ts';
import { titleOf } from '../support/operations.ts';
import { itRefusesAsUsual } from '../support/refusals.ts';
import { DAY, MINUTE, SECOND, WORLD_TIME } from '../support/world.ts';

const mock = mockForFile();

const right = (username = 'lucky') => ({ type: 'username' as const, username, password: PASSWORD });
const ENDED = { status: 401, body: { success: false, value: null, errorCode: 'login.not.session' } };

describe(titleOf('login'), () => {
  it('when name and password are right › a session for 25 minutes', async () => {
    const { client } = await mock.newWorld();
    expect(await client.value('login', { body: right() })).toEqual({
      token: expect.stringMatching(/^[a-z0-9]{40}$/),
      id: 1001,
      username: 'lucky',
      customerType: 0,
      firstTimeLogin: false,
      passwordExpired: false,
      expiresAt: WORLD_TIME + 25 * MINUTE,
    });
  });

  it.each([
    ['an agent', 'boss', { customerType: 1, firstTimeLogin: false, passwordExpired: false }],
    ['new', 'novice', { customerType: 0, firstTimeLogin: true, passwordExpired: false }],
    ['one with an old password', 'stale', { customerType: 0, firstTimeLogin: false, passwordExpired: true }],
  ])('when the member is %s › the session says so', async (_, username, expected) => {
    const { client } = await mock.newWorld();
    expect(await client.value('login', { body: right(username) })).toMatchObject({ username, ...expected });
  });

  it.each([
    ['baize', 90],
    ['lotus', 120],
    ['harbor', 180],
  ])('when the password of a member of %s is older than %i days › it has expired', async (merchant, days) => {
    const world = await mock.newWorld();
    const hasExpired = async () => (await world.client.value('login', { merchant, body: right() })).passwordExpired;
    await world.advance((days - 21) * DAY);
    expect(await hasExpired()).toBe(false);
    await world.advance(1);
    expect(await hasExpired()).toBe(true);
  });

  it('when the name is in capitals or has spaces around it › the same member', async () => {
    const { client } = await mock.newWorld();
    expect(await client.value('login', { body: right('  LuCkY ') })).toMatchObject({ id: 1001, username: 'lucky' });
  });

  it('when the brand is another › the member of that name there', async () => {
    const { client } = await mock.newWorld();
    expect(await client.value('login', { merchant: 'harbor', body: right() })).toMatchObject({ id: 3001 });
  });

  it('when the same member signs in again › the earlier session ends where the brand allows one', async () => {
    const { client } = await mock.newWorld();
    const [first, second] = [await client.signIn(), await client.signIn()];
    expect(await client.call('countUnread', { token: first })).toMatchObject(ENDED);
    expect((await client.call('countUnread', { token: second })).status).toBe(200);
  });

  it.each(['lotus', 'harbor'])('when the brand is %s › both sessions go on', async (merchant) => {
    const { client } = await mock.newWorld();
    const tokens = [await client.signIn('lucky', { merchant }), await client.signIn('lucky', { merchant })];
    for (const token of tokens) expect((await client.call('countUnread', { merchant, token })).status).toBe(200);
  });

  it('when another member signs in, or the same name at another brand › the session goes on', async () => {
    const { client } = await mock.newWorld();
    const token = await client.signIn();
    await client.signIn('victor');
    await client.signIn('lucky', { merchant: 'lotus' });
    expect((await client.call('countUnread', { token })).status).toBe(200);
  });

  it('when two sign-ins come at once › one session is left', async () => {
    const { client } = await mock.newWorld();
    const tokens = await Promise.all([1, 2, 3].map(() => client.signIn()));
    const answers = await Promise.all(tokens.map((token) => client.call('countUnread', { token })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('when a token is used again and again › it lives on, and ends 25 minutes after its last use', async () => {
    const world = await mock.newWorld();
    const token = await world.client.signIn();
    const use = () => world.client.call('getMemberInfo', { token });
    for (let count = 0; count < 4; count += 1) {
      await world.advance(25 * MINUTE - SECOND);
      expect((await use()).status).toBe(200);
    }
    await world.advance(25 * MINUTE);
    expect((await use()).status).toBe(200);
    await world.advance(25 * MINUTE + 1);
    expect(await use()).toMatchObject(ENDED);
    expect(await use()).toMatchObject(ENDED);
  });

  it('when a public operation is asked with a token › that is a use of it, too', async () => {
    const world = await mock.newWorld();
    const token = await world.client.signIn();
    await world.advance(20 * MINUTE);
    await world.client.value('getSystemStatus', { token });
    await world.advance(20 * MINUTE);
    expect((await world.client.call('getMemberInfo', { token })).status).toBe(200);
  });

  it.each<[string, unknown, string]>([
    ['no body', undefined, 'The body is missing'],
    ['an empty body', '', 'The body is missing'],
    ['null', 'null', 'body must be object'],
    ['a list', [], 'body must be object'],
    ['no type', { username: 'lucky', password: PASSWORD }, 'body.type is missing'],
    ['another type', { ...right(), type: 'mobile' }, 'body.type must be one of username'],
    ['no name', { type: 'username', password: PASSWORD }, 'body.username is missing'],
    ['a number for a name', { ...right(), username: 7777 }, 'body.username must be string'],
    ['a name of one letter', right('x'), 'body.username must NOT have fewer than 2'],
    ['a name of 61 letters', right('x'.repeat(61)), 'body.username must NOT have more than 60'],
    ['no password', { type: 'username', username: 'lucky' }, 'body.password is missing'],
    ['an empty password', { ...right(), password: '' }, 'body.password must NOT have fewer than 1'],
    [
      'a password of 201 letters',
      { ...right(), password: 'x'.repeat(201) },
      'body.password must NOT have more than 200',
    ],
    ['a captcha that is a number', { ...right(), captcha: 1234 }, 'body.captcha must be string'],
    ['a field too many', { ...right(), remember: true }, 'body.remember is not known'],
  ])('when the body is %s › 400 says what is wrong', async (_, body, message) => {
    const { client } = await mock.newWorld();
    const refused = await client.call('login', { body });
    const errorCode =
      message.includes('missing') && !message.includes('body.') ? 'request_body_required' : 'request_param_err';
    expect(refused).toMatchObject({ status: 400, body: { success: false, value: null, errorCode } });
    expect(refused.text).toContain(message);
  });

  it('when the captcha cookie is no id › 400 names it', async () => {
    const { client } = await mock.newWorld();
    const refused = await client.call('login', { body: right(), cookie: 'captchaId=No_Id' });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(refused.text).toContain('cookie.captchaId must match pattern');
  });

  itRefusesAsUsual(mock, 'login', { body: right() });
});

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
    expect(await lotus.value('getBalance', { token })).toMatchObject({ sumBalance: '1000000.00', currency: 'VND' });
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
    const refused = await client.call('login', { body: { type: 'username', username, password } });
    expect(refused.status).toBe(password === '' ? 400 : 422);
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

  itRefusesAsUsual(mock, 'loginFreePlay', { headers });
});

for (const id of ['logout', 'logoutByPost'] as const) {
  describe(titleOf(id), () => {
    it('when the session is open › it ends, and its token is good for nothing', async () => {
      const { client } = await mock.newWorld();
      const lucky = await client.signedIn();
      expect(await lucky.value(id)).toBeNull();
      expect(await lucky.call('getMemberInfo')).toMatchObject(ENDED);
      expect(await lucky.call(id)).toMatchObject(ENDED);
    });

    it('when the member has another session › that one goes on', async () => {
      const { client } = await mock.newWorld();
      const first = await client.signedIn('lucky', { merchant: 'lotus' });
      const second = await client.signedIn('lucky', { merchant: 'lotus' });
      await first.value(id);
      expect((await second.call('getMemberInfo')).status).toBe(200);
    });

    itRefusesAsUsual(mock, id);
  });
}
