import { describe, expect, it } from 'vitest';
import { type Mobile, readMobile } from '../../support/mobiles.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { MINUTE, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const INVALID = {
  status: 422,
  body: { success: false, value: { captcha: false }, errorCode: 'verification.invalid' },
};
const OFF = { status: 400, body: { success: false, value: null, errorCode: 'function.not.available' } };

async function codeFor(world: TestWorld, { mobileNum, countryDialingCode, e164 }: Mobile, merchant = 'baize') {
  await world.client.value('sendLoginSms', { merchant, body: { mobileNum, countryDialingCode } });
  return world.inbox.code(e164);
}

const login = (world: TestWorld, mobile: Omit<Mobile, 'e164'>, verificationCode: string, merchant = 'baize') => {
  const { mobileNum, countryDialingCode } = mobile;
  return world.client.call('login', {
    merchant,
    body: { type: 'sms', mobileNum, countryDialingCode, verificationCode },
  });
};

const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

describe(operationTitle('login'), () => {
  it('when the code is right › a session without a puzzle', async () => {
    const world = await mock.newWorld();
    const mobile = await readMobile(world);
    const answer = await login(world, mobile, await codeFor(world, mobile));
    expect(answer).toMatchObject({
      status: 200,
      body: { value: { id: 1001, username: 'lucky', customerType: 0, expiresAt: WORLD_TIME + 25 * MINUTE } },
    });
  });

  it.each([
    ['with the zero, and sent without', true],
    ['without the zero, and sent with it', false],
  ])('when the number is typed %s › the same member', async (_, isSentShort) => {
    const world = await mock.newWorld();
    const mobile = await readMobile(world);
    const short = { ...mobile, mobileNum: mobile.mobileNum.slice(1) };
    const code = await codeFor(world, isSentShort ? short : mobile);
    const answer = await login(world, isSentShort ? mobile : short, code);
    expect(answer).toMatchObject({ status: 200, body: { value: { id: 1001 } } });
  });

  it('when the code is wrong › 422 verification.invalid, and the right one is still good', async () => {
    const world = await mock.newWorld();
    const mobile = await readMobile(world);
    const code = await codeFor(world, mobile);
    expect(await login(world, mobile, otherThan(code))).toMatchObject(INVALID);
    expect((await login(world, mobile, code)).status).toBe(200);
  });

  it('when it is typed wrong four times › it is good; after the fifth time it is not', async () => {
    const world = await mock.newWorld();
    const [lucky, victor] = [await readMobile(world), await readMobile(world, 'victor')];
    const [first, second] = [await codeFor(world, lucky), await codeFor(world, victor)];
    for (let count = 0; count < 4; count += 1) await login(world, lucky, otherThan(first));
    for (let count = 0; count < 5; count += 1) await login(world, victor, otherThan(second));
    expect((await login(world, lucky, first)).status).toBe(200);
    expect(await login(world, victor, second)).toMatchObject(INVALID);
  });

  it('when many wrong codes come at once › the right one is worth nothing', async () => {
    const world = await mock.newWorld();
    const mobile = await readMobile(world);
    const code = await codeFor(world, mobile);
    const wrong = Array.from({ length: 20 }, () => login(world, mobile, otherThan(code)));
    for (const answer of await Promise.all(wrong)) expect(answer).toMatchObject(INVALID);
    expect(await login(world, mobile, code)).toMatchObject(INVALID);
  });

  it.each([
    ['baize', 2],
    ['lotus', 1],
  ])('when the code of %s is %i min old › it is good; a moment later it is not', async (merchant, minutes) => {
    const world = await mock.newWorld();
    const [lucky, victor] = [await readMobile(world, 'lucky', merchant), await readMobile(world, 'victor', merchant)];
    const [first, second] = [await codeFor(world, lucky, merchant), await codeFor(world, victor, merchant)];
    await world.clock.advance(minutes * MINUTE);
    expect((await login(world, lucky, first, merchant)).status).toBe(200);
    await world.clock.advance(1);
    expect(await login(world, victor, second, merchant)).toMatchObject(INVALID);
  });

  it('when the code was used › 422; of ten uses at once one opens a session', async () => {
    const world = await mock.newWorld();
    const mobile = await readMobile(world);
    const code = await codeFor(world, mobile);
    const answers = await Promise.all(Array.from({ length: 10 }, () => login(world, mobile, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await login(world, mobile, code)).toMatchObject(INVALID);
  });

  it('when a newer code was sent › the older one is worth nothing', async () => {
    const world = await mock.newWorld();
    const mobile = await readMobile(world);
    const first = await codeFor(world, mobile);
    await world.clock.advance(2 * MINUTE);
    const second = await codeFor(world, mobile);
    expect(await login(world, mobile, first)).toMatchObject(INVALID);
    expect((await login(world, mobile, second)).status).toBe(200);
  });

  it('when nobody has the number › the answer is as for a wrong code', async () => {
    const world = await mock.newWorld();
    const mobile = await readMobile(world);
    const nobody = { mobileNum: '09995550123', countryDialingCode: '63' };
    const code = await codeFor(world, mobile);
    await world.client.value('sendLoginSms', { body: nobody });
    const headers = { 'X-Request-Id': 'same' };
    const ask = (number: { mobileNum: string; countryDialingCode: string }, verificationCode: string) => {
      const { mobileNum, countryDialingCode } = number;
      const body = { type: 'sms', mobileNum, countryDialingCode, verificationCode };
      return world.client.call('login', { headers, body });
    };
    const [row] = await world.read<{ code: string }>(
      "SELECT code FROM VerificationCode WHERE mobileKey = '639995550123'",
    );
    const wrong = await ask(mobile, otherThan(code));
    expect(await ask(nobody, row?.code ?? '')).toEqual(wrong);
    expect(await ask({ ...nobody, mobileNum: '09995550124' }, '123456')).toEqual(wrong);
    expect(wrong).toMatchObject(INVALID);
  });

  it("when the code is another member's, another scene's or another brand's › 422", async () => {
    const world = await mock.newWorld();
    const [lucky, victor] = [await readMobile(world), await readMobile(world, 'victor')];
    const number = { mobileNum: lucky.mobileNum, countryDialingCode: lucky.countryDialingCode };
    const proof = await world.client.proof('sms');
    await world.client.value('sendLoginSms', { body: { ...number, scene: 'forgot', ...proof } });
    expect(await login(world, lucky, await world.inbox.code(lucky.e164))).toMatchObject(INVALID);
    const code = await codeFor(world, lucky);
    expect(await login(world, victor, code)).toMatchObject(INVALID);
    expect(await login(world, lucky, code, 'lotus')).toMatchObject(INVALID);
    expect((await login(world, lucky, code)).status).toBe(200);
  });

  it('when the code has spaces around it › it is the same code', async () => {
    const world = await mock.newWorld();
    const mobile = await readMobile(world);
    expect((await login(world, mobile, ` ${await codeFor(world, mobile)} `)).status).toBe(200);
  });

  it('when the member is an agent and the brand has none › 403 login.not.member', async () => {
    const world = await mock.newWorld();
    await world.changeBrand('baize', { modules: { AGENT3: false } });
    const boss = await readMobile(world, 'boss');
    const answer = await login(world, boss, await codeFor(world, boss));
    expect(answer).toMatchObject({ status: 403, body: { value: null, errorCode: 'login.not.member' } });
  });

  it('when the brand has no sign-in by code › 400 function.not.available', async () => {
    const world = await mock.newWorld();
    const mobile = await readMobile(world, 'lucky', 'harbor');
    const refused = await login(world, mobile, '123456', 'harbor');
    expect(refused).toMatchObject(OFF);
    expect(refused.text).toContain('MOBILEVERCODELOGIN3');
    await world.changeBrand('baize', { modules: { MOBILEVERCODELOGIN3: false } });
    expect(await login(world, await readMobile(world), '123456')).toMatchObject(OFF);
  });

  const body = { type: 'sms', mobileNum: '09995550123', countryDialingCode: '63', verificationCode: '123456' };

  it.each([
    ['no number', { ...body, mobileNum: undefined }, 'body.mobileNum is missing'],
    ['no dialling code', { ...body, countryDialingCode: undefined }, 'body.countryDialingCode is missing'],
    ['no code', { ...body, verificationCode: undefined }, 'body.verificationCode is missing'],
    ['an empty code', { ...body, verificationCode: '' }, 'body.verificationCode must NOT have fewer than 1'],
    ['a code of 11 digits', { ...body, verificationCode: '1'.repeat(11) }, 'body.verificationCode must NOT have more'],
    ['a dialling code of five digits', { ...body, countryDialingCode: '00063' }, 'body.countryDialingCode must match'],
    ['a password as well', { ...body, password: 'play1234' }, 'body.password is not known'],
  ])('when it is sent %s › 400 names it', async (_, bad, message) => {
    const { client } = await mock.newWorld();
    const refused = await client.call('login', { body: bad });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(refused.text).toContain(message);
  });
});
