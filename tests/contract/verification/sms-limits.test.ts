import { describe, expect, it } from 'vitest';
import type { CallOptions } from '../../support/client.ts';
import { readMobile } from '../../support/mobiles.ts';
import { mockForFile } from '../../support/mock.ts';
import { HOUR, MINUTE, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const NOBODY = '09995550123';
const NOBODY_E164 = '+639995550123';

const refused = (errorCode: string) => ({ status: 422, body: { success: false, value: null, errorCode } });
const tooMany = (retryAfterSeconds: number) => ({
  status: 429,
  body: { success: false, value: { retryAfterSeconds }, errorCode: 'TOO_MANY_REQUESTS' },
});

const DIALLING_CODES: Record<string, string> = { baize: '63', lotus: '84', harbor: '66' };

/** Sign-in codes go to a member, registration codes to a stranger. */
const senders = {
  async sendLoginSms(world: TestWorld, mobileNum: string, options: CallOptions = {}) {
    const countryDialingCode = DIALLING_CODES[options.merchant ?? 'baize'];
    return world.client.call('sendLoginSms', { ...options, body: { mobileNum, countryDialingCode } });
  },
  async sendRegisterSms(world: TestWorld, mobileNo: string, options: CallOptions = {}) {
    const countryDialingCode = DIALLING_CODES[options.merchant ?? 'baize'];
    const proof = await world.client.proof('sms', options.merchant ?? 'baize');
    return world.client.call('sendRegisterSms', { ...options, body: { mobileNo, countryDialingCode, ...proof } });
  },
};
type Sender = keyof typeof senders;

async function goodNumber(world: TestWorld, id: Sender, brand = 'baize') {
  if (id === 'sendLoginSms') return readMobile(world, 'lucky', brand);
  return brand === 'baize'
    ? { mobileNum: NOBODY, e164: NOBODY_E164 }
    : { mobileNum: '0995550123', e164: '+84995550123' };
}

describe.each<Sender>(['sendLoginSms', 'sendRegisterSms'])('%s › the limits of both kinds of code', (id) => {
  it.each([
    ['baize', 2],
    ['lotus', 1],
  ])('when a code is sent at %s › the answer says that it is good for %i min', async (merchant, minutes) => {
    const world = await mock.newWorld();
    const { mobileNum, e164 } = await goodNumber(world, id, merchant);
    expect(await senders[id](world, mobileNum, { merchant })).toMatchObject({
      status: 200,
      body: { success: true, value: { expiredMinutes: minutes } },
    });
    const [message, ...others] = await world.inbox.list(e164);
    expect(others).toEqual([]);
    expect(message).toMatchObject({ channel: 'sms', to: e164, subject: null, time: WORLD_TIME });
    expect(message?.code).toMatch(/^\d{6}$/);
    expect(message?.text).toContain(message?.code);
    expect(message?.text).toContain(`${minutes} `);
  });

  it.each([
    ['CN', '您的验证码是'],
    ['EN', 'your code is'],
    ['ID', 'kode Anda'],
    ['TH', 'รหัสของคุณคือ'],
    ['TY', 'ang code mo ay'],
    ['VI', 'mã của bạn là'],
    [undefined, 'ang code mo ay'],
  ])('when the language is %s › the message is in it', async (language, words) => {
    const world = await mock.newWorld();
    const { mobileNum, e164 } = await goodNumber(world, id);
    await senders[id](world, mobileNum, { language });
    const [message] = await world.inbox.list(e164);
    expect(message?.text).toContain(words);
    expect(message?.text).toContain('Baize');
  });

  it('when a code is still good › 429 says how long to wait; no other is sent', async () => {
    const world = await mock.newWorld();
    const { mobileNum, e164 } = await goodNumber(world, id);
    await senders[id](world, mobileNum);
    expect(await senders[id](world, mobileNum)).toMatchObject(tooMany(120));
    await world.clock.advance(2 * MINUTE - 1);
    expect(await senders[id](world, mobileNum)).toMatchObject(tooMany(1));
    expect(await world.inbox.list(e164)).toHaveLength(1);
    await world.clock.advance(1);
    expect((await senders[id](world, mobileNum)).status).toBe(200);
    expect(await world.inbox.list(e164)).toHaveLength(2);
  });

  it('when five were sent within an hour › 429 until the first of them is an hour old', async () => {
    const world = await mock.newWorld();
    const { mobileNum } = await goodNumber(world, id);
    for (let count = 0; count < 5; count += 1) {
      expect((await senders[id](world, mobileNum)).status).toBe(200);
      await world.clock.advance(2 * MINUTE);
    }
    expect(await senders[id](world, mobileNum)).toMatchObject(tooMany(50 * 60));
    await world.clock.advance(50 * MINUTE - 1);
    expect(await senders[id](world, mobileNum)).toMatchObject(tooMany(1));
    await world.clock.advance(1);
    expect((await senders[id](world, mobileNum)).status).toBe(200);
    await world.clock.advance(HOUR);
    expect((await senders[id](world, mobileNum)).status).toBe(200);
  });

  it('when the number is typed without its zero › it is the same number', async () => {
    const world = await mock.newWorld();
    const { mobileNum, e164 } = await goodNumber(world, id);
    await senders[id](world, mobileNum.slice(1));
    expect(await world.inbox.list(e164)).toHaveLength(1);
    expect((await senders[id](world, mobileNum)).status).toBe(429);
  });

  it('when ten ask at once for one number › one code is sent', async () => {
    const world = await mock.newWorld();
    const { mobileNum, e164 } = await goodNumber(world, id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => senders[id](world, mobileNum)));
    expect(await world.inbox.list(e164)).toHaveLength(1);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(429)]);
  });

  it.each(['091782521', '091782521345', '0917 825 2134', '+639178252134', 'zero-nine-one'])(
    'when the number is "%s" › 422 mobile.invalid, and nothing is sent',
    async (mobileNum) => {
      const world = await mock.newWorld();
      expect(await senders[id](world, mobileNum)).toMatchObject(refused('mobile.invalid'));
      expect(await world.read('SELECT * FROM InboxMessage')).toEqual([]);
    },
  );
});
