import { describe, expect, it } from 'vitest';
import { type Client, PASSWORD } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { DAY, MINUTE, SECOND, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const right = (username = 'lucky') => ({ type: 'username' as const, username, password: PASSWORD });
async function signIn(client: Client, username?: string, merchant = 'baize') {
  return client.value('login', { merchant, body: { ...right(username), ...(await client.proof('login', merchant)) } });
}
const ENDED = { status: 401, body: { success: false, value: null, errorCode: 'login.not.session' } };
const REPLACED = { ...ENDED, headers: { 'x-session-end': 'replaced' } };

describe(operationTitle('login'), () => {
  it('when name and password are right › a session for 25 minutes', async () => {
    const { client } = await mock.newWorld();
    expect(await signIn(client)).toEqual({
      token: expect.stringMatching(/^[a-z0-9]{40}$/),
      id: 1001,
      username: 'lucky',
      subAccount: null,
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
    expect(await signIn(client, username)).toMatchObject({ username, ...expected });
  });

  it.each([
    ['baize', 90],
    ['lotus', 120],
    ['harbor', 180],
  ])('when the password of a member of %s is older than %i days › it has expired', async (merchant, days) => {
    const world = await mock.newWorld();
    const hasExpired = async () => (await signIn(world.client, 'lucky', merchant)).passwordExpired;
    await world.clock.advance((days - 21) * DAY);
    expect(await hasExpired()).toBe(false);
    await world.clock.advance(1);
    expect(await hasExpired()).toBe(true);
  });

  it('when the name is in capitals or has spaces around it › the same member', async () => {
    const { client } = await mock.newWorld();
    expect(await signIn(client, '  LuCkY ')).toMatchObject({ id: 1001, username: 'lucky' });
  });

  it('when the brand is another › the member of that name there', async () => {
    const { client } = await mock.newWorld();
    expect(await signIn(client, 'lucky', 'harbor')).toMatchObject({ id: 3001 });
  });

  it('when its token is brought to another brand › it is not known there', async () => {
    const { client } = await mock.newWorld();
    const { token } = await signIn(client);
    const body = { success: false, value: null, errorCode: 'user.or.token.invalid' };
    expect(await client.call('countUnread', { token, merchant: 'harbor' })).toMatchObject({ status: 401, body });
    expect((await client.call('countUnread', { token })).status).toBe(200);
  });

  it('when the same member signs in again › the earlier session ends where the brand allows one', async () => {
    const { client } = await mock.newWorld();
    const [first, second] = [await client.signIn(), await client.signIn()];
    expect(await client.call('countUnread', { token: first })).toMatchObject(REPLACED);
    expect((await client.call('countUnread', { token: second })).status).toBe(200);
  });

  it('when the earlier session had expired before › it was not replaced', async () => {
    const world = await mock.newWorld();
    const first = await world.client.signIn();
    await world.clock.advance(25 * MINUTE + SECOND);
    await world.client.signIn();
    const refused = await world.client.call('countUnread', { token: first });
    expect(refused).toMatchObject(ENDED);
    expect(refused.headers).not.toHaveProperty('x-session-end');
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

  it.each([
    ['baize', 1],
    ['lotus', 100],
    ['harbor', 100],
  ])(
    'when a hundred sign-ins come at once at %s › each has its own session, %i of them good',
    async (merchant, good) => {
      const { client } = await mock.newWorld();
      const tokens = await Promise.all(Array.from({ length: 100 }, () => client.signIn('lucky', { merchant })));
      expect(new Set(tokens).size).toBe(100);
      const answers = await Promise.all(tokens.map((token) => client.call('countUnread', { merchant, token })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(good);
    },
  );

  it.each([
    ['an agent', 'boss'],
    ["an agent's agent", 'eunice3'],
  ])('when %s signs in where the brand has no agents › 403, after the right password only', async (_, username) => {
    const { client } = await mock.newWorld();
    const ask = async (password: string) => {
      const body = { ...right(username), password, ...(await client.proof('login', 'harbor')) };
      return client.call('login', { merchant: 'harbor', body });
    };
    expect(await ask('wrong-one')).toMatchObject({ status: 422, body: { errorCode: 'login.failed' } });
    expect(await ask(PASSWORD)).toMatchObject({
      status: 403,
      body: { success: false, value: null, errorCode: 'login.not.member' },
    });
  });

  it('when the brand switches agents off and on › they are refused and let in', async () => {
    const world = await mock.newWorld();
    const proof = () => world.client.proof('login');
    await world.changeBrand('baize', { modules: { AGENT3: false } });
    const refused = await world.client.call('login', { body: { ...right('boss'), ...(await proof()) } });
    expect(refused).toMatchObject({ status: 403, body: { errorCode: 'login.not.member' } });
    expect((await signIn(world.client)).customerType).toBe(0);
    await world.changeBrand('baize', { modules: { AGENT3: true } });
    expect((await signIn(world.client, 'boss')).customerType).toBe(1);
  });

  it('when a token is used again and again › it lives on, and ends 25 minutes after its last use', async () => {
    const world = await mock.newWorld();
    const token = await world.client.signIn();
    const use = () => world.client.call('getMemberInfo', { token });
    for (let count = 0; count < 4; count += 1) {
      await world.clock.advance(25 * MINUTE - SECOND);
      expect((await use()).status).toBe(200);
    }
    await world.clock.advance(25 * MINUTE);
    expect((await use()).status).toBe(200);
    await world.clock.advance(25 * MINUTE + 1);
    expect(await use()).toMatchObject(ENDED);
    expect(await use()).toMatchObject(ENDED);
  });

  it('when a public operation is asked with a token › that is a use of it, too', async () => {
    const world = await mock.newWorld();
    const token = await world.client.signIn();
    await world.clock.advance(20 * MINUTE);
    await world.client.value('getSystemStatus', { token });
    await world.clock.advance(20 * MINUTE);
    expect((await world.client.call('getMemberInfo', { token })).status).toBe(200);
  });

  it.each<[string, unknown, string]>([
    ['no body', undefined, 'The body is missing'],
    ['an empty body', '', 'The body is missing'],
    ['null', 'null', 'body must be object'],
    ['a list', [], 'body must be object'],
    ['no type', { username: 'lucky', password: PASSWORD }, 'body.type is missing'],
    ['another type', { ...right(), type: 'mobile' }, 'is none of the values that the contract has'],
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
});
