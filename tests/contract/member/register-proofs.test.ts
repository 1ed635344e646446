import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { newcomer, proved, type Registration, register, registerCode } from '../../support/newcomer.ts';
import { operationTitle } from '../../support/operations.ts';
import { MINUTE, type TestWorld } from '../../support/world.ts';

const mock = mockForFile();

const refused = (errorCode: string) => ({ status: 422, body: { success: false, errorCode, value: { fields: [] } } });
const WRONG_CODE = refused('verification.invalid');
const WRONG_CAPTCHA = refused('captcha.invalid');
const OTHER_NUMBER = { mobileNum: '09995550124' };

const tryAs = (world: TestWorld, change: Registration) =>
  world.client.call('registerMember', { body: newcomer('baize', change) });
const another = (code: string) => (code === '111111' ? '222222' : '111111');

async function worldWithoutCodes() {
  const world = await mock.newWorld();
  await world.changeBrand('baize', { modules: { REGMOBVERF3: false } });
  return world;
}

describe(operationTitle('registerMember'), () => {
  it('when the code is wrong › 422 verification.invalid, and the right one is still good', async () => {
    const world = await mock.newWorld();
    const verificationCode = await registerCode(world, 'baize', newcomer('baize'));
    expect(await tryAs(world, { verificationCode: another(verificationCode) })).toMatchObject(WRONG_CODE);
    expect((await tryAs(world, { verificationCode })).status).toBe(200);
  });

  it('when the code was typed wrong five times › it is worth nothing', async () => {
    const world = await mock.newWorld();
    const verificationCode = await registerCode(world, 'baize', newcomer('baize'));
    for (let count = 0; count < 5; count += 1) await tryAs(world, { verificationCode: another(verificationCode) });
    expect(await tryAs(world, { verificationCode })).toMatchObject(WRONG_CODE);
  });

  it('when no code was sent to the number › 422 verification.invalid', async () => {
    const world = await mock.newWorld();
    const verificationCode = await registerCode(world, 'baize', newcomer('baize'));
    expect(await tryAs(world, { ...OTHER_NUMBER, verificationCode })).toMatchObject(WRONG_CODE);
  });

  it('when the code was sent for signing in › 422 verification.invalid', async () => {
    const world = await mock.newWorld();
    const { mobileNum = '', countryDialingCode = '' } = newcomer('baize');
    await world.client.value('sendLoginSms', { body: { mobileNum, countryDialingCode } });
    const [sent] = await world.read<{ code: string }>('SELECT code FROM VerificationCode');
    expect(await tryAs(world, { verificationCode: sent?.code })).toMatchObject(WRONG_CODE);
  });

  it('when the code is two minutes old › it is good; a moment later it is not', async () => {
    const [world, late] = [await mock.newWorld(), await mock.newWorld()];
    const codes = [
      await registerCode(world, 'baize', newcomer('baize')),
      await registerCode(late, 'baize', newcomer('baize')),
    ];
    await world.clock.advance(2 * MINUTE);
    await late.clock.advance(2 * MINUTE + 1);
    expect((await tryAs(world, { verificationCode: codes[0] })).status).toBe(200);
    expect(await tryAs(late, { verificationCode: codes[1] })).toMatchObject(WRONG_CODE);
  });

  it.each<[string, Registration]>([
    ['a field is wrong', { email: 'nobody' }],
    ['the user name is taken', { username: 'lucky' }],
    ['the mail address is taken', { email: 'lucky@mail.example' }],
    ['the invitation is over', { affiliateCode: 'BOSS2020' }],
  ])('when %s › the code is not used up', async (_, change) => {
    const world = await mock.newWorld();
    const verificationCode = await registerCode(world, 'baize', newcomer('baize'));
    expect((await tryAs(world, { ...change, verificationCode })).status).toBeGreaterThanOrEqual(400);
    expect((await tryAs(world, { verificationCode })).status).toBe(200);
  });

  it('when one code comes twice at once › one member', async () => {
    const world = await mock.newWorld();
    const verificationCode = await registerCode(world, 'baize', newcomer('baize'));
    const names = ['juanita', 'juanito', 'juanote'];
    const answers = await Promise.all(
      names.map((username) => tryAs(world, { username, email: `${username}@mail.example`, verificationCode })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 409, 422].includes(status))).toBe(true);
  });

  it('when REGMOBVERF3 is off › no code is needed, but a solved puzzle', async () => {
    const world = await worldWithoutCodes();
    expect(await tryAs(world, { verificationCode: undefined })).toMatchObject(refused('slider.required'));
    const proof = await world.client.proof('register');
    expect((await tryAs(world, { ...proof, verificationCode: undefined })).status).toBe(200);
  });

  it('when one of the four fields is missing › 400 names it', async () => {
    const world = await worldWithoutCodes();
    const { genTime: _, ...proof } = await world.client.proof('register');
    const incomplete = await tryAs(world, proof);
    expect(incomplete).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(incomplete.text).toContain('must have property genTime');
  });

  it.each([
    ['of another scene', (world: TestWorld) => world.client.proof('sms')],
    ["another brand's", (world: TestWorld) => world.client.proof('register', 'harbor')],
    [
      'mixed of two',
      async ({ client }: TestWorld) => ({
        ...(await client.proof('register')),
        passToken: (await client.proof('register')).passToken,
      }),
    ],
  ])('when the proof is %s › 422 slider.invalid', async (_, buildProof) => {
    const world = await worldWithoutCodes();
    expect(await tryAs(world, await buildProof(world))).toMatchObject(refused('slider.invalid'));
  });

  it('when the proof was used › 422 slider.invalid', async () => {
    const world = await worldWithoutCodes();
    const proof = await world.client.proof('register');
    expect((await tryAs(world, proof)).status).toBe(200);
    const other = { username: 'another', email: 'another@mail.example', ...OTHER_NUMBER };
    expect(await tryAs(world, { ...other, ...proof })).toMatchObject(refused('slider.invalid'));
  });

  it('when the proof is five minutes old › it is good; a moment later it is not', async () => {
    const [world, late] = [await worldWithoutCodes(), await worldWithoutCodes()];
    const [proof, old] = [await world.client.proof('register'), await late.client.proof('register')];
    await world.clock.advance(5 * MINUTE);
    await late.clock.advance(5 * MINUTE + 1);
    expect((await tryAs(world, proof)).status).toBe(200);
    expect(await tryAs(late, old)).toMatchObject(refused('slider.invalid'));
  });

  it('when the registration fails for another reason › the proof is not used up', async () => {
    const world = await worldWithoutCodes();
    const proof = await world.client.proof('register');
    expect((await tryAs(world, { ...proof, username: 'lucky' })).status).toBe(409);
    expect((await tryAs(world, proof)).status).toBe(200);
  });
});

describe(`${operationTitle('registerMember')} with a captcha`, () => {
  /** The second registration reuses the captcha. */
  async function atHarbor() {
    const world = await mock.newWorld();
    const { cookie, body } = await proved(world, 'harbor', newcomer('harbor'));
    const send = (change: Registration = {}, sentCookie = cookie) =>
      world.client.call('registerMember', {
        merchant: 'harbor',
        cookie: sentCookie,
        body: { ...(body as Registration), ...change },
      });
    const { captcha } = body as Registration;
    return { world, send, wrong: captcha === '1111' ? '2222' : '1111' };
  }

  it('when no puzzle was solved › 422 slider.required', async () => {
    const { send } = await atHarbor();
    const none = { lotNumber: undefined, captchaOutput: undefined, passToken: undefined, genTime: undefined };
    expect(await send(none)).toMatchObject(refused('slider.required'));
  });

  it('when the captcha is wrong › 422 captcha.invalid, and it is used up', async () => {
    const { send, wrong } = await atHarbor();
    expect(await send({ captcha: wrong })).toMatchObject(WRONG_CAPTCHA);
    expect(await send()).toMatchObject(WRONG_CAPTCHA);
  });

  it('when the cookie is missing › 422 captcha.invalid', async () => {
    const { send } = await atHarbor();
    expect(await send({}, '')).toMatchObject(WRONG_CAPTCHA);
  });

  it('when the captcha is over five minutes old › 422 captcha.invalid', async () => {
    const { world, send } = await atHarbor();
    await world.clock.advance(5 * MINUTE + 1);
    expect(await send()).toMatchObject(WRONG_CAPTCHA);
  });

  it.each<[string, Registration]>([
    ['a field is wrong', { payeeName: 'small' }],
    ['the recommender is unknown', { recommenderId: 'nobody' }],
    ['the user name is taken', { username: 'LUCKY' }],
    ['the solved puzzle is missing', { passToken: undefined }],
  ])('when %s › the captcha is not used up', async (_, change) => {
    const { send } = await atHarbor();
    expect((await send(change)).status).toBeGreaterThanOrEqual(400);
    expect((await send()).status).toBe(200);
  });

  it('when the captcha was used › 422 captcha.invalid for the next', async () => {
    const { world, send } = await atHarbor();
    expect((await send()).status).toBe(200);
    const proof = await world.client.proof('register', 'harbor');
    const other = { username: 'another', email: 'another@mail.example', ...proof };
    expect(await send(other)).toMatchObject(WRONG_CAPTCHA);
  });

  it('when everything is right › the puzzle and the captcha are both used', async () => {
    const world = await mock.newWorld();
    expect((await register(world, 'harbor')).status).toBe(200);
    expect(await world.read('SELECT lotNumber FROM HumanProof WHERE usedAt IS NULL')).toEqual([]);
    expect(await world.client.value('listChallenges', { path: world.path })).toEqual([]);
  });
});
