import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { askPhoneAuth } from '../../support/phone-auth.ts';
import { MINUTE, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const NUMBER = '+84995550123';
const OTHER = '+84995550124';

const refusal = (message: string) => ({
  status: 400,
  body: { error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } },
});
const send = (world: TestWorld, phoneNumber: unknown = NUMBER, key?: string) =>
  askPhoneAuth(world, 'sendVerificationCode', { phoneNumber }, key);
const enter = (world: TestWorld, sessionInfo?: unknown, code?: unknown, key?: string) =>
  askPhoneAuth(world, 'signInWithPhoneNumber', { sessionInfo, code }, key);

async function sent(world: TestWorld, phoneNumber = NUMBER) {
  const { body } = await send(world, phoneNumber);
  const code = await world.inbox.code(phoneNumber);
  return { sessionInfo: body.sessionInfo, code, wrong: code === '000000' ? '111111' : '000000' };
}

describe('The phone sign-in › sendVerificationCode', () => {
  it('when the number is right › a code in the brand’s language, good for five minutes', async () => {
    const world = await mock.newWorld();
    expect(await send(world)).toEqual({ status: 200, body: { sessionInfo: expect.stringMatching(/^[a-z0-9]{48}$/) } });
    const [message, ...others] = await world.inbox.list(NUMBER);
    expect(others).toEqual([]);
    expect(message).toMatchObject({ channel: 'sms', code: expect.stringMatching(/^\d{6}$/), time: WORLD_TIME });
    expect(message?.text).toMatch(/^Lotus: mã của bạn là \d{6}, có hiệu lực 5 phút/);
  });

  it.each([
    ['none', undefined, 'MISSING_PHONE_NUMBER'],
    ['empty', '', 'MISSING_PHONE_NUMBER'],
    ['without its plus', '84995550123', 'INVALID_PHONE_NUMBER'],
    ['with a leading zero', '+0995550123', 'INVALID_PHONE_NUMBER'],
    ['too short', '+849955', 'INVALID_PHONE_NUMBER'],
    ['too long', '+8499555012345678', 'INVALID_PHONE_NUMBER'],
    ['no text', 84995550123, 'INVALID_PHONE_NUMBER'],
    ['one that fails the captcha', '+84900000001', 'CAPTCHA_CHECK_FAILED'],
    ['one over the quota', '+84900000002', 'QUOTA_EXCEEDED'],
    ['one that breaks the service', '+84900000003', 'INTERNAL_ERROR'],
  ])('when the number is %s › it says so, and nothing is sent', async (_, phoneNumber, message) => {
    const world = await mock.newWorld();
    const answer = await askPhoneAuth(world, 'sendVerificationCode', { phoneNumber });
    expect(answer).toEqual(refusal(message));
    expect(await world.read('SELECT * FROM InboxMessage')).toEqual([]);
  });

  it('when five were sent within five minutes › TOO_MANY_ATTEMPTS_TRY_LATER, until the first is as old', async () => {
    const world = await mock.newWorld();
    for (let count = 0; count < 5; count += 1) expect((await send(world)).status).toBe(200);
    expect(await send(world)).toEqual(refusal('TOO_MANY_ATTEMPTS_TRY_LATER'));
    expect((await send(world, OTHER)).status).toBe(200);
    await world.clock.advance(5 * MINUTE - 1);
    expect(await send(world)).toEqual(refusal('TOO_MANY_ATTEMPTS_TRY_LATER'));
    await world.clock.advance(1);
    expect((await send(world)).status).toBe(200);
  });
});

describe('The phone sign-in › signInWithPhoneNumber', () => {
  it('when the code is right › a token for an hour that names the number', async () => {
    const world = await mock.newWorld();
    const { sessionInfo, code } = await sent(world);
    expect(await enter(world, sessionInfo, code)).toEqual({
      status: 200,
      body: {
        idToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        refreshToken: expect.any(String),
        expiresIn: '3600',
        localId: NUMBER,
        phoneNumber: NUMBER,
      },
    });
  });

  it.each([
    ['no session', undefined, '123456', 'MISSING_SESSION_INFO'],
    ['a session that is no text', 7, '123456', 'MISSING_SESSION_INFO'],
    ['no code', 'x'.repeat(48), undefined, 'MISSING_CODE'],
    ['an empty code', 'x'.repeat(48), '', 'MISSING_CODE'],
    ['an unknown session', 'x'.repeat(48), '123456', 'INVALID_SESSION_INFO'],
  ])('when it is sent %s › it says so', async (_, sessionInfo, code, message) => {
    expect(await enter(await mock.newWorld(), sessionInfo, code)).toEqual(refusal(message));
  });

  it('when the code is wrong › INVALID_CODE four times and the right one is good; after five it has expired', async () => {
    const world = await mock.newWorld();
    const [first, second] = [await sent(world), await sent(world, OTHER)];
    for (let count = 0; count < 4; count += 1) {
      expect(await enter(world, first.sessionInfo, first.wrong)).toEqual(refusal('INVALID_CODE'));
    }
    for (let count = 0; count < 5; count += 1) await enter(world, second.sessionInfo, second.wrong);
    expect((await enter(world, first.sessionInfo, first.code)).status).toBe(200);
    expect(await enter(world, second.sessionInfo, second.code)).toEqual(refusal('SESSION_EXPIRED'));
  });

  it('when the code is five minutes old › it is good; a moment later SESSION_EXPIRED', async () => {
    const world = await mock.newWorld();
    const [first, second] = [await sent(world), await sent(world, OTHER)];
    await world.clock.advance(5 * MINUTE);
    expect((await enter(world, first.sessionInfo, first.code)).status).toBe(200);
    await world.clock.advance(1);
    expect(await enter(world, second.sessionInfo, second.code)).toEqual(refusal('SESSION_EXPIRED'));
  });

  it('when the code was used › SESSION_EXPIRED; of ten uses at once one gives a token', async () => {
    const world = await mock.newWorld();
    const { sessionInfo, code } = await sent(world);
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter(world, sessionInfo, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await enter(world, sessionInfo, code)).toEqual(refusal('SESSION_EXPIRED'));
  });

  it('when another code was asked for › the first is still good, each for its own session', async () => {
    const world = await mock.newWorld();
    const [first, second] = [await sent(world), await sent(world)];
    expect(await enter(world, second.sessionInfo, first.code)).toEqual(refusal('INVALID_CODE'));
    expect((await enter(world, first.sessionInfo, first.code)).status).toBe(200);
    expect((await enter(world, second.sessionInfo, second.code)).status).toBe(200);
  });
});

describe('The phone sign-in', () => {
  const INVALID_KEY = refusal('API key not valid. Please pass a valid API key.');

  it.each(['', 'nobody-phone-auth', 'baize-phone-auth', 'lotus-other-key', 'lotus'])(
    'when the key is "%s" › it is not valid',
    async (key) => {
      const world = await mock.newWorld();
      expect(await send(world, NUMBER, key)).toEqual(INVALID_KEY);
      expect(await enter(world, 'x', '1', key)).toEqual(INVALID_KEY);
    },
  );

  it('when the brand neither signs in nor registers by number › OPERATION_NOT_ALLOWED; one of both is enough', async () => {
    const world = await mock.newWorld();
    await world.changeBrand('lotus', { modules: { MOBILEVERCODELOGIN3: false } });
    expect((await send(world)).status).toBe(200);
    await world.changeBrand('lotus', { modules: { REGMOBVERF3: false } });
    expect(await send(world)).toEqual(refusal('OPERATION_NOT_ALLOWED'));
    expect(await enter(world, 'x', '1')).toEqual(refusal('OPERATION_NOT_ALLOWED'));
  });

  it('when a session is another world’s › INVALID_SESSION_INFO', async () => {
    const [world, other] = [await mock.newWorld({ seed: 'one' }), await mock.newWorld({ seed: 'other' })];
    const { sessionInfo, code } = await sent(world);
    expect(await enter(other, sessionInfo, code)).toEqual(refusal('INVALID_SESSION_INFO'));
    expect(await other.read('SELECT * FROM InboxMessage')).toEqual([]);
  });

  it('when the body is no object › it is as if it were empty', async () => {
    const world = await mock.newWorld();
    expect(await askPhoneAuth(world, 'sendVerificationCode', [])).toEqual(refusal('MISSING_PHONE_NUMBER'));
    expect(await askPhoneAuth(world, 'signInWithPhoneNumber', undefined)).toEqual(refusal('MISSING_SESSION_INFO'));
  });

  it('when the world’s name is none › it says so in its own way', async () => {
    const { origin } = mock;
    const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/recaptchaParams?key=lotus-phone-auth`, {
      headers: { 'X-Mock-World': 'a world' },
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('X-Mock-World must be a name');
  });

  it('when a client asks for its captcha › there is none to show', async () => {
    const { name } = await mock.newWorld();
    const answer = await fetch(
      `${mock.origin}/identitytoolkit.googleapis.com/v1/recaptchaParams?key=lotus-phone-auth`,
      {
        headers: { 'X-Mock-World': name },
      },
    );
    expect(answer.status).toBe(200);
    expect(await answer.json()).not.toHaveProperty('recaptchaSiteKey');
  });

  it('when the body is no JSON › 400 as the service words it', async () => {
    const world = await mock.newWorld();
    const address = `${mock.origin}/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode?key=lotus-phone-auth`;
    const headers = { 'Content-Type': 'application/json', 'X-Mock-World': world.name };
    const answer = await fetch(address, { method: 'POST', headers, body: '{"phoneNumber":' });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toMatchObject({ error: { code: 400 } });
  });
});
