import { describe, expect, it } from 'vitest';
import { type CallOptions, type Client, PASSWORD } from '../../support/client.ts';
import { readMobile } from '../../support/mobiles.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { fieldRule, readFaults } from '../../support/register-rules.ts';
import { MINUTE, type TestWorld } from '../../support/world.ts';

const mock = mockForFile();

const NEW = 'play5678';
const WRONG_CODE = { status: 422, body: { success: false, errorCode: 'verification.invalid', value: { fields: [] } } };
const NOBODY = { mobileNum: '09995550123', countryDialingCode: '63', verificationCode: '111111', newPassword: NEW };

/** Returns a function that sets a password with the code. */
async function sent(world: TestWorld, scene: 'forgot' | 'login' = 'forgot') {
  const { e164, ...number } = await readMobile(world);
  await world.client.value('sendLoginSms', { body: { ...number, scene, ...(await world.client.proof('sms')) } });
  return { ...number, verificationCode: await world.inbox.code(e164), newPassword: NEW };
}

const setPassword = (client: Client, body: object, options: CallOptions = {}) =>
  client.call('setPasswordByPhone', { ...options, body });
const another = (code: string) => (code === '111111' ? '222222' : '111111');

async function login(client: Client, password: string, proof: object = {}) {
  return client.call('login', { body: { type: 'username', username: 'lucky', password, ...proof } });
}

describe(operationTitle('setPasswordByPhone'), () => {
  it('when the code is right › the new password signs in, and the old one does not', async () => {
    const world = await mock.newWorld();
    const answer = await setPassword(world.client, await sent(world));
    expect(answer).toMatchObject({ status: 200, body: { success: true, value: null } });
    expect((await login(world.client, NEW, await world.client.proof('login'))).status).toBe(200);
    expect((await login(world.client, PASSWORD, await world.client.proof('login'))).status).toBe(422);
  });

  it('when the number comes without its zero › the same member', async () => {
    const world = await mock.newWorld();
    const body = await sent(world);
    expect((await setPassword(world.client, { ...body, mobileNum: body.mobileNum.slice(1) })).status).toBe(200);
  });

  it('when it is set › every session has ended', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await setPassword(world.client, await sent(world));
    expect(await lucky.call('countUnread')).toMatchObject({ status: 401, body: { errorCode: 'login.not.session' } });
  });

  it('when it was set up to two minutes ago › the member signs in without a puzzle; later not', async () => {
    const world = await mock.newWorld();
    await setPassword(world.client, await sent(world));
    expect((await login(world.client, NEW)).status).toBe(200);
    await world.clock.advance(2 * MINUTE);
    expect((await login(world.client, NEW)).status).toBe(200);
    await world.clock.advance(1);
    expect(await login(world.client, NEW)).toMatchObject({ status: 422, body: { errorCode: 'slider.required' } });
  });

  it('when one member set it › another still needs the puzzle', async () => {
    const world = await mock.newWorld();
    await setPassword(world.client, await sent(world));
    const body = { type: 'username', username: 'victor', password: PASSWORD };
    expect(await world.client.call('login', { body })).toMatchObject({
      status: 422,
      body: { errorCode: 'slider.required' },
    });
  });

  it('when sign-ins have failed until a captcha was needed › the new password signs in without one', async () => {
    const world = await mock.newWorld();
    const elsewhere = world.client.as({ ip: '198.51.100.9' });
    for (let count = 0; count < 3; count += 1) await login(elsewhere, 'wrong-one', await world.client.proof('login'));
    const needed = await login(world.client, PASSWORD, await world.client.proof('login'));
    expect(needed).toMatchObject({ status: 422, body: { errorCode: 'captcha.required' } });
    await setPassword(world.client, await sent(world));
    expect((await login(world.client, NEW)).status).toBe(200);
  });

  it('when the code is wrong › 422 verification.invalid, and the right one is still good', async () => {
    const world = await mock.newWorld();
    const body = await sent(world);
    const wrong = { ...body, verificationCode: another(body.verificationCode) };
    expect(await setPassword(world.client, wrong)).toMatchObject(WRONG_CODE);
    expect((await setPassword(world.client, body)).status).toBe(200);
  });

  it('when it was wrong five times › the right one is worth nothing', async () => {
    const world = await mock.newWorld();
    const body = await sent(world);
    const wrong = { ...body, verificationCode: another(body.verificationCode) };
    for (let count = 0; count < 5; count += 1) await setPassword(world.client, wrong);
    expect(await setPassword(world.client, body)).toMatchObject(WRONG_CODE);
  });

  it('when the code is two minutes old › it is good; a moment later it is not', async () => {
    const [world, late] = [await mock.newWorld(), await mock.newWorld()];
    const [body, old] = [await sent(world), await sent(late)];
    await world.clock.advance(2 * MINUTE);
    await late.clock.advance(2 * MINUTE + 1);
    expect((await setPassword(world.client, body)).status).toBe(200);
    expect(await setPassword(late.client, old)).toMatchObject(WRONG_CODE);
  });

  it('when the code is used again › 422 verification.invalid, and the first password stays', async () => {
    const world = await mock.newWorld();
    const body = await sent(world);
    await setPassword(world.client, body);
    expect(await setPassword(world.client, { ...body, newPassword: 'play9999' })).toMatchObject(WRONG_CODE);
    expect((await login(world.client, NEW)).status).toBe(200);
  });

  it('when one code comes many times at once › one password is set', async () => {
    const world = await mock.newWorld();
    const body = await sent(world);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => setPassword(world.client, { ...body, newPassword: `play567${index}` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(422)]);
  });

  it('when the code was sent for signing in › 422 verification.invalid', async () => {
    const world = await mock.newWorld();
    expect(await setPassword(world.client, await sent(world, 'login'))).toMatchObject(WRONG_CODE);
  });

  it("when the code was sent to somebody else's number › 422 verification.invalid", async () => {
    const world = await mock.newWorld();
    const { mobileNum } = await readMobile(world, 'victor');
    const refused = await setPassword(world.client, { ...(await sent(world)), mobileNum });
    expect(refused).toMatchObject(WRONG_CODE);
  });

  it('when nobody has the number › the same answer as for a wrong code', async () => {
    const world = await mock.newWorld();
    const { client } = world;
    const { mobileNum, countryDialingCode } = NOBODY;
    const proof = await client.proof('sms');
    await client.value('sendLoginSms', { body: { mobileNum, countryDialingCode, scene: 'forgot', ...proof } });
    const [{ code } = { code: '' }] = await world.read<{ code: string }>('SELECT code FROM VerificationCode');
    const headers = { 'X-Request-Id': 'same' };
    const unknown = await setPassword(client, { ...NOBODY, verificationCode: code }, { headers });
    expect(unknown).toMatchObject(WRONG_CODE);
    const body = await sent(world);
    const wrong = { ...body, verificationCode: another(body.verificationCode) };
    expect(await setPassword(client, wrong, { headers })).toEqual(unknown);
  });

  it.each([
    ['abcdef1', 200],
    ['abcde1', 'length'],
    [`${'a'.repeat(20)}1`, 'length'],
    ['abcdefgh', 'pattern'],
    ['12345678', 'pattern'],
    ['', 'required'],
  ])(
    'when the new password is "%s" › %s, and a refused one does not use the code up',
    async (newPassword, expected) => {
      const world = await mock.newWorld();
      const body = await sent(world);
      const answer = await setPassword(world.client, { ...body, newPassword });
      if (expected === 200) return expect(answer.status).toBe(200);
      expect(answer).toMatchObject({ status: 422, body: { errorCode: 'field.invalid' } });
      expect(readFaults(answer.body)).toEqual([
        { field: 'newPassword', reason: expected, ...fieldRule('baize', 'password') },
      ]);
      expect((await setPassword(world.client, body)).status).toBe(200);
    },
  );

  it('when harbor is asked › 400 function.not.available', async () => {
    const { client } = await mock.newWorld();
    const refused = await setPassword(client, NOBODY, { merchant: 'harbor' });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'function.not.available' } });
  });
});
