import { describe, expect, it } from 'vitest';
import { type Client, PASSWORD } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { MINUTE, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const MAIL = 'lucky@mail.example';
const LUCKY = { username: 'lucky', email: MAIL };
const formBody = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const reset = (client: Client, fields: Record<string, string> = LUCKY) =>
  client.call('resetPasswordByEmail', { body: formBody(fields) });
const mailsTo = (world: TestWorld) => world.inbox.list(MAIL);

async function login(client: Client, password: string) {
  const body = { type: 'username', username: 'lucky', password, ...(await client.proof('login')) };
  return client.call('login', { body });
}

const signsIn = async (client: Client, password = '') => (await login(client, password)).status === 200;

const UNKNOWN = { status: 422, body: { success: false, value: null, errorCode: 'member.not.found' } };

describe(operationTitle('resetPasswordByEmail'), () => {
  it("when name and address are a member's › a mail with a password that signs in", async () => {
    const world = await mock.newWorld();
    expect(await reset(world.client)).toMatchObject({ status: 200, body: { success: true, value: null } });
    const [mail, ...others] = await mailsTo(world);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      channel: 'mail',
      to: MAIL,
      time: WORLD_TIME,
      subject: expect.stringContaining('Baize'),
      code: expect.stringMatching(/^(?=.*[a-z])(?=.*\d)[a-z\d]{7,20}$/),
    });
    expect(mail?.text).toContain('lucky');
    expect(mail?.text).toContain(mail?.code);
    expect(await signsIn(world.client, mail?.code ?? '')).toBe(true);
  });

  it('when it was sent › until it is used, the old password and every session are good', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await reset(world.client);
    expect((await lucky.call('countUnread')).status).toBe(200);
    expect(await signsIn(world.client, PASSWORD)).toBe(true);
    expect(await signsIn(world.client, await world.inbox.code(MAIL))).toBe(true);
  });

  it('when it is used › it asks for another password, the old one and every session end, and it is spent', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await reset(world.client);
    const password = await world.inbox.code(MAIL);
    const session = await login(world.client, password);
    expect(session).toMatchObject({ status: 200, body: { value: { username: 'lucky', passwordExpired: true } } });
    expect(await lucky.call('countUnread')).toMatchObject({ status: 401, body: { errorCode: 'login.not.session' } });
    expect(await signsIn(world.client, PASSWORD)).toBe(false);
    expect(await signsIn(world.client, password)).toBe(false);
    const { token } = (session.body as { value: { token: string } }).value;
    const chosen = { newPassword: 'play5678', confirmNewPassword: 'play5678' };
    expect(await world.client.value('changePassword', { token, body: chosen })).toMatchObject({
      passwordExpired: false,
    });
    expect(await signsIn(world.client, 'play5678')).toBe(true);
  });

  it('when it is used by two at once › one session opens', async () => {
    const world = await mock.newWorld();
    await reset(world.client);
    const password = await world.inbox.code(MAIL);
    const answers = await Promise.all(Array.from({ length: 4 }, () => login(world.client, password)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('when 15 minutes have passed › it is worth nothing, and the old password is good', async () => {
    const world = await mock.newWorld();
    await reset(world.client);
    await world.clock.advance(15 * MINUTE);
    expect(await signsIn(world.client, await world.inbox.code(MAIL))).toBe(false);
    expect(await signsIn(world.client, PASSWORD)).toBe(true);
  });

  it('when the password is changed meanwhile › it is worth nothing', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await reset(world.client);
    const body = { oldPassword: PASSWORD, newPassword: 'play5678', confirmNewPassword: 'play5678' };
    await lucky.value('changePassword', { body });
    expect(await signsIn(world.client, await world.inbox.code(MAIL))).toBe(false);
  });

  it('when it is sent › the database does not tell it', async () => {
    const world = await mock.newWorld();
    await reset(world.client);
    const [row] = await world.read<{ hash: string }>('SELECT hash FROM OneTimePassword');
    expect(row?.hash).toMatch(/^[\w-]{43}$/);
  });

  it('when the member of that name plays at another brand › that one keeps the password and the session', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn('lucky', { merchant: 'harbor' });
    await reset(world.client);
    expect((await lucky.call('countUnread')).status).toBe(200);
    expect(await signsIn(world.client.as({ merchant: 'harbor' }), PASSWORD)).toBe(true);
  });

  it.each([
    ['CN', '新密码'],
    ['EN', 'new password'],
    ['VI', 'mật khẩu mới'],
  ])('when the language is %s › the mail is in it', async (language, words) => {
    const world = await mock.newWorld();
    await reset(world.client.as({ language }));
    expect((await mailsTo(world))[0]?.text).toContain(words);
  });

  it.each([
    { username: 'LUCKY', email: MAIL },
    { username: 'lucky', email: 'Lucky@Mail.Example' },
    { username: ' lucky ', email: ` ${MAIL} ` },
  ])('when it is written as %j › it is the same member', async (fields) => {
    const world = await mock.newWorld();
    expect((await reset(world.client, fields)).status).toBe(200);
    expect(await mailsTo(world)).toHaveLength(1);
  });

  it('when the name is unknown, or the address another › 422 alike, and nothing is sent', async () => {
    const world = await mock.newWorld();
    const client = world.client;
    const headers = { 'X-Request-Id': 'same' };
    const ask = (fields: Record<string, string>) =>
      client.call('resetPasswordByEmail', { headers, body: formBody(fields) });
    const unknown = await ask({ username: 'nobody', email: MAIL });
    expect(unknown).toMatchObject(UNKNOWN);
    expect(await ask({ username: 'lucky', email: 'victor@mail.example' })).toEqual(unknown);
    expect(await ask({ username: 'lucky', email: 'nobody@mail.example' })).toEqual(unknown);
    expect(await ask({ username: 'fresh', email: 'fresh@mail.example' })).toEqual(unknown);
    expect(await world.client.value('listInbox', { path: world.path })).toEqual([]);
    expect(await signsIn(client, PASSWORD)).toBe(true);
  });

  it('when a field is sent that nobody knows › 400 names it', async () => {
    const { client } = await mock.newWorld();
    const body = new URLSearchParams({ username: 'lucky', email: 'lucky@mail.example', isAgent: '1' }).toString();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const refused = await client.call('resetPasswordByEmail', { body, headers });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(refused.text).toContain('body.isAgent is not known');
  });

  it('when it is asked for again within a minute › 429, and no other mail', async () => {
    const world = await mock.newWorld();
    await reset(world.client);
    expect(await reset(world.client)).toMatchObject({
      status: 429,
      body: { success: false, errorCode: 'TOO_MANY_REQUESTS', value: { retryAfterSeconds: 60 } },
    });
    await world.clock.advance(MINUTE - 1);
    expect(await reset(world.client)).toMatchObject({ status: 429, body: { value: { retryAfterSeconds: 1 } } });
    expect(await mailsTo(world)).toHaveLength(1);
  });

  it('when more than a minute has passed › another password, and the first is worth nothing', async () => {
    const world = await mock.newWorld();
    await reset(world.client);
    await world.clock.advance(MINUTE + 1);
    expect((await reset(world.client)).status).toBe(200);
    const [second, first] = await mailsTo(world);
    expect(second?.code).not.toBe(first?.code);
    expect(await signsIn(world.client, first?.code ?? '')).toBe(false);
    expect(await signsIn(world.client, second?.code ?? '')).toBe(true);
  });

  it('when the time that it was told has passed › another mail', async () => {
    const world = await mock.newWorld();
    await reset(world.client);
    await world.clock.advance(MINUTE);
    expect((await reset(world.client)).status).toBe(200);
  });

  it('when one member has to wait › another does not', async () => {
    const world = await mock.newWorld();
    await reset(world.client);
    expect((await reset(world.client, { username: 'victor', email: 'victor@mail.example' })).status).toBe(200);
  });

  it('when it is asked for many times at once › one mail', async () => {
    const world = await mock.newWorld();
    const answers = await Promise.all(Array.from({ length: 8 }, () => reset(world.client)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(429)]);
    expect(await mailsTo(world)).toHaveLength(1);
  });

  it.each<[string, string | undefined, string, string]>([
    ['nothing', undefined, 'request_body_required', 'missing'],
    ['JSON', JSON.stringify(LUCKY), 'request_param_err', 'body.username is missing'],
    ['no address', 'username=lucky', 'request_param_err', 'body.email is missing'],
    ['an empty name', `username=&email=${MAIL}`, 'request_param_err', 'body.username must NOT have fewer than 1'],
    ['two names', `username=lucky&username=victor&email=${MAIL}`, 'request_param_err', 'body.username must be string'],
    ['a long name', `username=${'x'.repeat(61)}&email=${MAIL}`, 'request_param_err', 'must NOT have more than 60'],
  ])('when it is sent %s › 400 names it', async (_, body, errorCode, message) => {
    const { client } = await mock.newWorld();
    const refused = await client.call('resetPasswordByEmail', { body });
    expect(refused).toMatchObject({ status: 400, body: { success: false, value: null, errorCode } });
    expect(refused.text).toContain(message);
  });

  it('when the body is over 1 MB › 413', async () => {
    const { client } = await mock.newWorld();
    const refused = await client.call('resetPasswordByEmail', { body: `username=${'x'.repeat(1_000_000)}` });
    expect(refused).toMatchObject({ status: 413, body: { errorCode: 'request_body_too_large' } });
  });

  it('when lotus is asked › 400 function.not.available', async () => {
    const { client } = await mock.newWorld();
    const refused = await reset(client.as({ merchant: 'lotus' }));
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'function.not.available' } });
  });
});
