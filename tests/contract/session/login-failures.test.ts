import { describe, expect, it } from 'vitest';
import { type CallOptions, type Client, PASSWORD } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { MINUTE, SECOND } from '../../support/world.ts';

const mock = mockForFile();

const HERE = '198.51.100.1';

async function login(client: Client, body: Record<string, string> = {}, options: CallOptions = {}) {
  const proof = await client.proof('login', options.merchant ?? undefined);
  const credentials = { type: 'username', username: 'lucky', password: PASSWORD, ...proof };
  return client.call('login', { ip: HERE, ...options, body: { ...credentials, ...body } });
}
const fail = (client: Client, username = 'lucky', ip = HERE) =>
  login(client, { username, password: 'wrong-one' }, { ip });

async function failThrice(client: Client): Promise<void> {
  for (let count = 0; count < 3; count += 1) await fail(client);
}

const refused = (errorCode: string, captcha: boolean) => ({
  status: 422,
  body: { success: false, value: { captcha }, errorCode },
});

describe(operationTitle('login'), () => {
  it('when the password is wrong › 422 asks for no captcha yet', async () => {
    const { client } = await mock.newWorld();
    expect(await fail(client)).toMatchObject(refused('login.failed', false));
    expect(await fail(client)).toMatchObject(refused('login.failed', false));
  });

  it('when the name is unknown › the same answer as for a wrong password', async () => {
    const { client } = await mock.newWorld();
    const headers = { 'X-Request-Id': 'same' };
    const ask = (username: string, ip: string) => login(client, { username, password: 'wrong-one' }, { ip, headers });
    const unknown = await ask('nobody', '198.51.100.2');
    const wrong = await ask('lucky', '198.51.100.3');
    expect(unknown).toEqual(wrong);
    expect(wrong).toMatchObject(refused('login.failed', false));
  });

  it('when the third try fails › the next one needs a captcha, even with the right password', async () => {
    const { client } = await mock.newWorld();
    await fail(client);
    await fail(client);
    expect(await fail(client)).toMatchObject(refused('login.failed', true));
    expect(await login(client)).toMatchObject(refused('captcha.required', true));
    expect(await login(client, { captcha: '' })).toMatchObject(refused('captcha.required', true));
  });

  it('when the captcha is right › the try counts again: in with the right password, out with a wrong one', async () => {
    const world = await mock.newWorld();
    await failThrice(world.client);
    const first = await world.captcha();
    const answer = { cookie: first.cookie };
    expect(await login(world.client, { password: 'wrong-one', captcha: first.digits }, answer)).toMatchObject(
      refused('login.failed', true),
    );
    const second = await world.captcha();
    const signedIn = await login(world.client, { captcha: second.digits }, { cookie: second.cookie });
    expect(signedIn).toMatchObject({ status: 200, body: { value: { username: 'lucky' } } });
  });

  it('when the captcha is wrong › 422 captcha.invalid, and it is used up', async () => {
    const world = await mock.newWorld();
    await failThrice(world.client);
    const { cookie, digits } = await world.captcha();
    const wrong = digits === '0000' ? '1111' : '0000';
    expect(await login(world.client, { captcha: wrong }, { cookie })).toMatchObject(refused('captcha.invalid', true));
    expect(await login(world.client, { captcha: digits }, { cookie })).toMatchObject(refused('captcha.invalid', true));
  });

  it('when the captcha was used › 422 captcha.invalid', async () => {
    const world = await mock.newWorld();
    await failThrice(world.client);
    const { cookie, digits } = await world.captcha();
    await login(world.client, { password: 'wrong-one', captcha: digits }, { cookie });
    expect(await login(world.client, { captcha: digits }, { cookie })).toMatchObject(refused('captcha.invalid', true));
  });

  it('when one captcha is answered twice at once › it counts once', async () => {
    const world = await mock.newWorld();
    await failThrice(world.client);
    const { cookie, digits } = await world.captcha();
    const answers = await Promise.all([1, 2].map(() => login(world.client, { captcha: digits }, { cookie })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('when the captcha is five minutes old › it is good; a second later it is not', async () => {
    const world = await mock.newWorld();
    await failThrice(world.client);
    const [first, second] = [await world.captcha(), await world.captcha()];
    await world.clock.advance(5 * MINUTE);
    expect((await login(world.client, { captcha: first.digits }, { cookie: first.cookie })).status).toBe(200);
    await failThrice(world.client);
    await world.clock.advance(SECOND);
    expect(await login(world.client, { captcha: second.digits }, { cookie: second.cookie })).toMatchObject(
      refused('captcha.invalid', true),
    );
  });

  it("when the cookie is missing or another captcha's › 422 captcha.invalid", async () => {
    const world = await mock.newWorld();
    await failThrice(world.client);
    const [first, second] = [await world.captcha(), await world.captcha()];
    const invalid = refused('captcha.invalid', true);
    expect(await login(world.client, { captcha: first.digits })).toMatchObject(invalid);
    const mixed = first.digits === second.digits ? { cookie: 'captchaId=0123456789abcdef' } : { cookie: second.cookie };
    expect(await login(world.client, { captcha: first.digits }, mixed)).toMatchObject(invalid);
  });

  it('when the failures come from many addresses › the name needs a captcha everywhere, others do not', async () => {
    const { client } = await mock.newWorld();
    for (const last of [1, 2, 3]) await fail(client, 'lucky', `198.51.100.${last}`);
    expect(await login(client, {}, { ip: '198.51.100.9' })).toMatchObject(refused('captcha.required', true));
    expect((await login(client, { username: 'victor' }, { ip: '198.51.100.9' })).status).toBe(200);
  });

  it('when one address fails with many names › it needs a captcha for all, other addresses do not', async () => {
    const { client } = await mock.newWorld();
    for (const username of ['anna', 'berta', 'carla']) await fail(client, username);
    expect(await login(client)).toMatchObject(refused('captcha.required', true));
    expect((await login(client, {}, { ip: '198.51.100.9' })).status).toBe(200);
  });

  it('when the brand is another › its failures are its own', async () => {
    const { client } = await mock.newWorld();
    await failThrice(client);
    expect((await login(client, {}, { merchant: 'lotus' })).status).toBe(200);
  });

  it('when a sign-in succeeds › the failures of the name are forgotten', async () => {
    const { client } = await mock.newWorld();
    await fail(client, 'lucky', '198.51.100.1');
    await fail(client, 'lucky', '198.51.100.2');
    await login(client, {}, { ip: '198.51.100.3' });
    expect(await fail(client, 'lucky', '198.51.100.4')).toMatchObject(refused('login.failed', false));
  });

  it('when half an hour has passed without a failure › they are forgotten', async () => {
    const world = await mock.newWorld();
    await failThrice(world.client);
    await world.clock.advance(30 * MINUTE);
    expect(await login(world.client)).toMatchObject(refused('captcha.required', true));
    await world.clock.advance(1);
    expect((await login(world.client)).status).toBe(200);
    await world.clock.advance(30 * MINUTE + 1);
    expect(await fail(world.client)).toMatchObject(refused('login.failed', false));
  });

  it('when many wrong tries come at once › three at most are told that they failed, and none breaks', async () => {
    const world = await mock.newWorld();
    const answers = await Promise.all(Array.from({ length: 8 }, () => fail(world.client)));
    expect(answers.every(({ status }) => status === 422)).toBe(true);
    const told = answers.filter(({ text }) => text.includes('login.failed')).length;
    expect(told).toBe(3);
    const [first, second] = await world.read<{ count: number }>('SELECT count FROM LoginFailure');
    expect(first?.count).toBeGreaterThanOrEqual(told);
    expect(second).toEqual(first);
    expect(await login(world.client)).toMatchObject(refused('captcha.required', true));
  });
});
