import { describe, expect, it } from 'vitest';
import { readMobile } from '../../support/mobiles.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';

const mock = mockForFile();

const NOBODY = '09995550123';
const NOBODY_E164 = '+639995550123';

const refused = (errorCode: string) => ({ status: 422, body: { success: false, value: null, errorCode } });

describe(operationTitle('sendLoginSms'), () => {
  const body = { mobileNum: NOBODY, countryDialingCode: '63' };

  it.each(['login', 'forgot'] as const)(
    'when nobody has the number, for the scene %s › the answers are as for a member, and nothing is sent',
    async (scene) => {
      const world = await mock.newWorld();
      const headers = { 'X-Request-Id': 'same' };
      const ask = async (mobileNum: string) =>
        world.client.call('sendLoginSms', {
          headers,
          body: { ...body, mobileNum, scene, ...(await world.client.proof('sms')) },
        });
      const { mobileNum, e164 } = await readMobile(world);
      expect(await ask(NOBODY)).toEqual(await ask(mobileNum));
      expect(await ask(NOBODY)).toEqual(await ask(mobileNum));
      expect(await world.inbox.list(NOBODY_E164)).toEqual([]);
      expect(await world.inbox.list(e164)).toHaveLength(1);
    },
  );

  it("when the number is another brand's member's › nothing is sent", async () => {
    const world = await mock.newWorld();
    const { mobileNum, countryDialingCode } = await readMobile(world, 'lucky', 'lotus');
    expect((await world.client.call('sendLoginSms', { body: { mobileNum, countryDialingCode } })).status).toBe(200);
    expect(await world.read('SELECT * FROM InboxMessage')).toEqual([]);
  });

  it('when a code of the other scene or brand is on its way › that does not matter', async () => {
    const world = await mock.newWorld();
    const { mobileNum } = await readMobile(world);
    const national = { ...body, mobileNum: mobileNum.slice(1) };
    const ask = async (scene: 'login' | 'forgot') =>
      world.client.call('sendLoginSms', {
        body: { ...body, mobileNum, scene, ...(await world.client.proof('sms')) },
      });
    expect((await ask('login')).status).toBe(200);
    expect((await ask('forgot')).status).toBe(200);
    expect((await world.client.call('sendLoginSms', { merchant: 'lotus', body: national })).status).toBe(200);
    expect((await ask('login')).status).toBe(429);
  });

  it('when the code was used › another may be asked for at once', async () => {
    const world = await mock.newWorld();
    const { e164, ...number } = await readMobile(world);
    await world.client.value('sendLoginSms', { body: number });
    const verificationCode = await world.inbox.code(e164);
    await world.client.value('login', { body: { type: 'sms', ...number, verificationCode } });
    expect((await world.client.call('sendLoginSms', { body: number })).status).toBe(200);
    const newer = await world.inbox.code(e164);
    expect(newer).not.toBe(verificationCode);
    // The last code of the same time counts.
    const used = await world.client.call('login', { body: { type: 'sms', ...number, verificationCode } });
    expect(used).toMatchObject({ status: 422, body: { errorCode: 'verification.invalid' } });
    const login = { type: 'sms', ...number, verificationCode: newer } as const;
    expect((await world.client.call('login', { body: login })).status).toBe(200);
  });

  it('when it is for a new password › it needs a proof of the scene sms; for signing in it needs none', async () => {
    const world = await mock.newWorld();
    const ask = (extra: object) => world.client.call('sendLoginSms', { body: { ...body, ...extra } });
    const used = await world.client.proof('sms');
    expect(await ask({ scene: 'forgot' })).toMatchObject(refused('slider.required'));
    expect(await ask({ scene: 'forgot', ...(await world.client.proof('login')) })).toMatchObject(
      refused('slider.invalid'),
    );
    expect((await ask({ scene: 'forgot', ...used })).status).toBe(200);
    expect((await ask({ scene: 'login' })).status).toBe(200);
    const victor = { mobileNum: (await readMobile(world, 'victor')).mobileNum, scene: 'forgot' };
    expect(await ask({ ...victor, ...used })).toMatchObject(refused('slider.invalid'));
  });

  it.each([
    ['login', 'MOBILEVERCODELOGIN3'],
    ['forgot', 'CHNGPASSVERIF3'],
  ] as const)('when %s is asked for without %s › 400; the other scene goes on', async (scene, module) => {
    const world = await mock.newWorld();
    await world.changeBrand('baize', { modules: { [module]: false } });
    const ask = async (wanted: 'login' | 'forgot') =>
      world.client.call('sendLoginSms', { body: { ...body, scene: wanted, ...(await world.client.proof('sms')) } });
    const off = await ask(scene);
    expect(off).toMatchObject({ status: 400, body: { errorCode: 'function.not.available' } });
    expect(off.text).toContain(module);
    expect((await ask(scene === 'login' ? 'forgot' : 'login')).status).toBe(200);
  });

  it.each([
    ['no number', { countryDialingCode: '63' }, 'body.mobileNum is missing'],
    ['no dialling code', { mobileNum: NOBODY }, 'body.countryDialingCode is missing'],
    ['a dialling code with a plus', { ...body, countryDialingCode: '+63' }, 'body.countryDialingCode must match'],
    ['an unknown scene', { ...body, scene: 'register' }, 'body.scene must be one of login, forgot'],
  ])('when it is sent %s › 400 names it', async (_, bad, message) => {
    const { client } = await mock.newWorld();
    const answer = await client.call('sendLoginSms', { body: bad });
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(answer.text).toContain(message);
  });
});
