import { describe, expect, it } from 'vitest';
import { type Client, PASSWORD } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { fieldRule, readFaults } from '../../support/register-rules.ts';
import { MINUTE } from '../../support/world.ts';

const mock = mockForFile();

const NEW = 'play5678';
const GOOD = { oldPassword: PASSWORD, newPassword: NEW, confirmNewPassword: NEW };
const WRONG = { ...GOOD, oldPassword: 'wrong-one' };
const refused = (errorCode: string) => ({ status: 422, body: { success: false, errorCode } });

const change = (member: Client, body: object = GOOD) => member.call('changePassword', { body });
const isGood = async (client: Client) => (await client.call('countUnread')).status === 200;

async function signsIn(client: Client, password: string, username = 'lucky'): Promise<boolean> {
  const body = { type: 'username', username, password, ...(await client.proof('login')) };
  return (await client.call('login', { body })).status === 200;
}

async function failFiveTimes(member: Client): Promise<void> {
  for (let count = 0; count < 5; count += 1) expect((await change(member, WRONG)).status).toBe(422);
}

describe(operationTitle('changePassword'), () => {
  it('when the old password is right › the new one signs in, and the old one does not', async () => {
    const { client } = await mock.newWorld();
    const answer = await change(await client.signedIn());
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, value: { username: 'lucky', passwordExpired: false } },
    });
    expect(await signsIn(client, NEW)).toBe(true);
    expect(await signsIn(client, PASSWORD)).toBe(false);
  });

  it("when it is changed › every session of the member ends, the answer brings a new one, and others' go on", async () => {
    const { client } = await mock.newWorld();
    const at = { merchant: 'lotus' };
    const [here, there, other] = [
      await client.signedIn('lucky', at),
      await client.signedIn('lucky', at),
      await client.signedIn('victor', at),
    ];
    const { token } = await here.value('changePassword', { body: GOOD });
    for (const ended of [here, there]) {
      expect(await ended.call('countUnread')).toMatchObject({ status: 401, body: { errorCode: 'login.not.session' } });
    }
    expect(await isGood(client.as({ ...at, token }))).toBe(true);
    expect(await isGood(other)).toBe(true);
  });

  it('when the brand is another › the member of that name keeps the password', async () => {
    const { client } = await mock.newWorld();
    await change(await client.signedIn());
    expect(await signsIn(client.as({ merchant: 'harbor' }), PASSWORD)).toBe(true);
  });

  it('when the password had expired › it has not any more', async () => {
    const { client } = await mock.newWorld();
    const login = async (password: string) => {
      const body = { type: 'username' as const, username: 'stale', password, ...(await client.proof('login')) };
      return client.value('login', { body });
    };
    const { token, passwordExpired } = await login(PASSWORD);
    expect(passwordExpired).toBe(true);
    expect((await change(client.as({ token }))).status).toBe(200);
    expect((await login(NEW)).passwordExpired).toBe(false);
  });

  it('when the old password is wrong › 422 password.wrong, and nothing changes', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn('lucky', { merchant: 'lotus' });
    const other = await client.signedIn('lucky', { merchant: 'lotus' });
    expect(await change(lucky, WRONG)).toMatchObject(refused('password.wrong'));
    expect(await isGood(other)).toBe(true);
    expect(await signsIn(client.as({ merchant: 'lotus' }), PASSWORD)).toBe(true);
  });

  it('when the new password is the old one › 422 password.same', async () => {
    const { client } = await mock.newWorld();
    const same = { newPassword: PASSWORD, confirmNewPassword: PASSWORD };
    expect(await change(await client.signedIn(), { ...GOOD, ...same })).toMatchObject(refused('password.same'));
  });

  it('when it is the old one and the old one is wrong › that does not tell', async () => {
    const { client } = await mock.newWorld();
    const same = { newPassword: PASSWORD, confirmNewPassword: PASSWORD };
    expect(await change(await client.signedIn(), { ...WRONG, ...same })).toMatchObject(refused('password.wrong'));
  });

  it.each([
    ['abcdef1', 200],
    [`${'a'.repeat(19)}1`, 200],
    ['abcde1', 'length'],
    [`${'a'.repeat(20)}1`, 'length'],
    ['abcdefgh', 'pattern'],
    ['12345678', 'pattern'],
    ['play 5678', 'pattern'],
    ['', 'required'],
  ])('when the new password is "%s" › %s', async (newPassword, expected) => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const answer = await change(lucky, { ...GOOD, newPassword, confirmNewPassword: newPassword });
    if (expected === 200) return expect(answer.status).toBe(200);
    expect(answer).toMatchObject(refused('field.invalid'));
    expect(readFaults(answer.body)).toEqual([
      { field: 'newPassword', reason: expected, ...fieldRule('baize', 'password') },
    ]);
  });

  it('when the repetition differs › 422 mismatch', async () => {
    const { client } = await mock.newWorld();
    const answer = await change(await client.signedIn(), { ...GOOD, confirmNewPassword: 'play56789' });
    expect(answer).toMatchObject(refused('field.invalid'));
    expect(readFaults(answer.body)).toEqual([
      { field: 'confirmNewPassword', reason: 'mismatch', ...fieldRule('baize', 'password') },
    ]);
  });

  it.each([undefined, ''])('when the old password is %j › 422 required', async (oldPassword) => {
    const { client } = await mock.newWorld();
    const answer = await change(await client.signedIn(), { ...GOOD, oldPassword });
    expect(answer).toMatchObject(refused('field.invalid'));
    expect(readFaults(answer.body)).toMatchObject([{ field: 'oldPassword', reason: 'required' }]);
  });

  it('when everything is wrong › each field has its fault', async () => {
    const { client } = await mock.newWorld();
    const answer = await change(await client.signedIn(), { newPassword: 'x', confirmNewPassword: 'y' });
    expect(readFaults(answer.body).map(({ field, reason }) => [field, reason])).toEqual([
      ['newPassword', 'length'],
      ['confirmNewPassword', 'mismatch'],
      ['oldPassword', 'required'],
    ]);
  });

  it('when the old password was wrong five times › 429 for five minutes, even with the right one', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await failFiveTimes(lucky);
    const tooMany = (retryAfterSeconds: number) => ({
      status: 429,
      body: { success: false, errorCode: 'TOO_MANY_REQUESTS', value: { retryAfterSeconds } },
    });
    expect(await change(lucky)).toMatchObject(tooMany(300));
    await world.clock.advance(5 * MINUTE - 1);
    expect(await change(lucky)).toMatchObject(tooMany(1));
    await world.clock.advance(2);
    expect((await change(lucky)).status).toBe(200);
  });

  it('when the time that it was told has passed › the right one is good', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await failFiveTimes(lucky);
    await world.clock.advance(5 * MINUTE);
    expect((await change(lucky)).status).toBe(200);
  });

  it('when the pause is over › five wrong ones are needed for another', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await failFiveTimes(lucky);
    await world.clock.advance(5 * MINUTE + 1);
    await failFiveTimes(lucky);
    expect((await change(lucky)).status).toBe(429);
  });

  it('when a member has to pause › others change theirs, and the member signs in', async () => {
    const { client } = await mock.newWorld();
    await failFiveTimes(await client.signedIn());
    expect((await change(await client.signedIn('victor'))).status).toBe(200);
    expect(await signsIn(client, PASSWORD)).toBe(true);
  });

  it('when it succeeds after four wrong ones › they are forgotten', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    for (let count = 0; count < 4; count += 1) await change(lucky, WRONG);
    const { token } = await lucky.value('changePassword', { body: GOOD });
    expect(await change(client.as({ token }), WRONG)).toMatchObject(refused('password.wrong'));
  });
});
