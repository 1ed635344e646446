import { describe, expect, it } from 'vitest';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { type Client, PASSWORD } from '../../support/client.ts';
import { readMobile } from '../../support/mobiles.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { MINUTE, type TestWorld } from '../../support/world.ts';

const mock = mockForFile();

type Proof = Partial<Value<'checkSlider'>>;

const login = (client: Client, proof: Proof, merchant = 'baize', change: object = {}) =>
  client.call('login', {
    merchant,
    body: { type: 'username', username: 'lucky', password: PASSWORD, ...proof, ...change },
  });
const refused = (errorCode: string, captcha = false) => ({
  status: 422,
  body: { success: false, value: { captcha }, errorCode },
});

async function resetByPhone(world: TestWorld, newPassword: string): Promise<void> {
  const { mobileNum, countryDialingCode, e164 } = await readMobile(world);
  const number = { mobileNum, countryDialingCode };
  const proof = await world.client.proof('sms');
  await world.client.value('sendLoginSms', { body: { ...number, scene: 'forgot', ...proof } });
  const verificationCode = await world.inbox.code(e164);
  await world.client.value('setPasswordByPhone', { body: { ...number, verificationCode, newPassword } });
}

describe(operationTitle('login'), () => {
  it('when a puzzle was solved › its proof lets in', async () => {
    const world = await mock.newWorld();
    const { sliderId } = await world.client.value('getSlider', { query: { scene: 'login' } });
    const [challenge] = await world.client.value('listChallenges', { path: world.path });
    const body = { sliderId, x: Number(challenge?.answer) };
    expect((await login(world.client, await world.client.value('checkSlider', { body }))).status).toBe(200);
  });

  it.each(['baize', 'lotus', 'harbor'])('when there is no proof at %s › 422 slider.required', async (merchant) => {
    const { client } = await mock.newWorld();
    expect(await login(client, {}, merchant)).toMatchObject(refused('slider.required'));
  });

  it.each(['lotNumber', 'captchaOutput', 'passToken', 'genTime'] as const)(
    'when %s is missing or alone › 400 names what goes with it; when it is wrong › 422 slider.invalid',
    async (field) => {
      const { client } = await mock.newWorld();
      const proof = await client.proof('login');
      for (const part of [{ ...proof, [field]: undefined }, { [field]: proof[field] }]) {
        const incomplete = await login(client, part);
        expect(incomplete).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
        expect(incomplete.text).toContain('when property');
      }
      const wrong = proof[field].replace(/.$/, (last) => (last === '1' ? '2' : '1'));
      expect(await login(client, { ...proof, [field]: wrong })).toMatchObject(refused('slider.invalid'));
    },
  );

  it('when the proof was used › 422 slider.invalid, whatever came of its use', async () => {
    const { client } = await mock.newWorld();
    const [first, second] = [await client.proof('login'), await client.proof('login')];
    expect((await login(client, first)).status).toBe(200);
    expect(await login(client, first)).toMatchObject(refused('slider.invalid'));
    expect(await login(client, second, 'baize', { password: 'wrong-one' })).toMatchObject(refused('login.failed'));
    expect(await login(client, second)).toMatchObject(refused('slider.invalid'));
  });

  it('when one proof is used ten times at once › one session comes of it', async () => {
    const { client } = await mock.newWorld();
    const proof = await client.proof('login');
    const answers = await Promise.all(Array.from({ length: 10 }, () => login(client, proof)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ text }) => text.includes('slider.invalid'))).toHaveLength(9);
  });

  it.each(['sms', 'register'] as const)('when the proof is for the scene %s › 422 slider.invalid', async (scene) => {
    const { client } = await mock.newWorld();
    expect(await login(client, await client.proof(scene))).toMatchObject(refused('slider.invalid'));
  });

  it("when the proof is another brand's › 422, and it stays good there", async () => {
    const { client } = await mock.newWorld();
    const proof = await client.proof('login', 'lotus');
    expect(await login(client, proof)).toMatchObject(refused('slider.invalid'));
    expect((await login(client, proof, 'lotus')).status).toBe(200);
  });

  it('when the proof is five minutes old › it is good; a moment later it is not', async () => {
    const world = await mock.newWorld();
    const [first, second] = [await world.client.proof('login'), await world.client.proof('login')];
    await world.clock.advance(5 * MINUTE);
    expect((await login(world.client, first)).status).toBe(200);
    await world.clock.advance(1);
    expect(await login(world.client, second)).toMatchObject(refused('slider.invalid'));
  });

  it('when the proof is missing or wrong › that is no failed try of the user name', async () => {
    const world = await mock.newWorld();
    const used = await world.client.proof('login');
    await login(world.client, used);
    for (const proof of [{}, used, {}, used]) {
      expect(await login(world.client, proof)).toMatchObject({ status: 422, body: { value: { captcha: false } } });
    }
    expect(await world.read('SELECT count FROM LoginFailure')).toEqual([]);
  });

  it.each([
    ['lotNumber', 'short', 'body.lotNumber must match pattern'],
    ['captchaOutput', 'with spaces in between', 'body.captchaOutput must match pattern'],
    ['passToken', 'x'.repeat(129), 'body.passToken must match pattern'],
    ['genTime', '123', 'body.genTime must match pattern'],
  ])('when %s is "%s" › 400 names it', async (field, value, message) => {
    const { client } = await mock.newWorld();
    const answer = await login(client, { ...(await client.proof('login')), [field]: value });
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(answer.text).toContain(message);
  });

  it('when the password was set by phone › no proof is needed for two minutes, and then again', async () => {
    const world = await mock.newWorld();
    await resetByPhone(world, 'fresh1234');
    const change = { password: 'fresh1234' };
    expect((await login(world.client, {}, 'baize', change)).status).toBe(200);
    await world.clock.advance(2 * MINUTE);
    expect((await login(world.client, {}, 'baize', change)).status).toBe(200);
    await world.clock.advance(1);
    expect(await login(world.client, {}, 'baize', change)).toMatchObject(refused('slider.required'));
  });

  it('when the password was set by phone › the member’s number needs no proof either, others need one', async () => {
    const world = await mock.newWorld();
    await resetByPhone(world, 'fresh1234');
    const { mobileNum: username } = await readMobile(world);
    expect((await login(world.client, {}, 'baize', { username, password: 'fresh1234' })).status).toBe(200);
    const victor = await login(world.client, {}, 'baize', { username: 'victor' });
    expect(victor).toMatchObject(refused('slider.required'));
    expect(await login(world.client, {}, 'lotus')).toMatchObject(refused('slider.required'));
  });
});
