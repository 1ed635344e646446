import { describe, expect, it } from 'vitest';
import { CODES_AN_HOUR, PHONE_RESET_TRIES } from '../../../mock-server/domains/verification/limits.ts';
import { sendEmailCode, sendMobileCode } from '../../../mock-server/domains/verification/member-codes.ts';
import { sendLoginSms, sendRegisterSms } from '../../../mock-server/domains/verification/service.ts';
import { insertSolved } from '../../../mock-server/domains/verification/slider.ts';
import { findBaize } from '../../support/counted.ts';
import { readMobile } from '../../support/mobiles.ts';
import { mockForFile } from '../../support/mock.ts';
import { HOUR, MINUTE, type TestWorld } from '../../support/world.ts';

const mock = mockForFile();
const LUCKY = 1001;

const tooMany = { status: 429, body: { success: false, errorCode: 'TOO_MANY_REQUESTS' } };
const mobileNumber = (index: number) => `0999${String(index).padStart(7, '0')}`;

const senders = {
  sendLoginSms: (world: TestWorld, index: number, ip: string) =>
    world.client.call('sendLoginSms', { ip, body: { mobileNum: mobileNumber(index), countryDialingCode: '63' } }),
  async sendRegisterSms(world: TestWorld, index: number, ip: string) {
    const body = { mobileNo: mobileNumber(index), countryDialingCode: '63', ...(await world.client.proof('sms')) };
    return world.client.call('sendRegisterSms', { ip, body });
  },
};

describe.each(Object.keys(senders) as (keyof typeof senders)[])('%s › bounds beside the number', (id) => {
  const send = senders[id];

  it('when an address asks for many numbers at once › no more than its bound are sent', async () => {
    const world = await mock.newWorld();
    const asked = Array.from({ length: CODES_AN_HOUR.network + 10 }, (_, index) => send(world, index, '203.0.113.7'));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(CODES_AN_HOUR.network);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await send(world, 99, '203.0.113.8')).status).toBe(200);
  });

  it('when an hour has passed › the address is served again, as it was told', async () => {
    const world = await mock.newWorld();
    for (let index = 0; index < CODES_AN_HOUR.network; index += 1) await send(world, index, '203.0.113.7');
    expect(await send(world, 99, '203.0.113.7')).toMatchObject({
      ...tooMany,
      body: { ...tooMany.body, value: { retryAfterSeconds: 3600 } },
    });
    await world.clock.advance(HOUR);
    expect((await send(world, 99, '203.0.113.7')).status).toBe(200);
  });

  it('when the addresses are of one IPv6 network › they count as one', async () => {
    const world = await mock.newWorld();
    for (let index = 0; index < CODES_AN_HOUR.network; index += 1) await send(world, index, `2001:db8:1:2::${index}`);
    expect(await send(world, 99, '2001:db8:1:2:ffff::1')).toMatchObject(tooMany);
    expect((await send(world, 99, '2001:db8:1:3::1')).status).toBe(200);
  });

  it('when many addresses ask for many numbers › the brand has a bound, and other brands do not feel it', async () => {
    const world = await mock.newWorld();
    const running = await mock.running.worlds.use(world.name);
    const now = running.now();
    for (let index = 0; index < CODES_AN_HOUR.brand; index += 1)
      await running.insert('VerificationCode', {
        brandCode: 'baize',
        scene: 'login',
        mobileKey: `63888${index}`,
        network: `198.51.100.${index}`,
        code: '482913',
        createdAt: new Date(now),
        expiresAt: new Date(now + 2 * MINUTE),
      });
    expect(await send(world, 1, '203.0.113.7')).toMatchObject(tooMany);
    const body = { mobileNum: '0995550123', countryDialingCode: '84' };
    expect((await world.client.call('sendLoginSms', { merchant: 'lotus', body })).status).toBe(200);
  });
});

describe('codes asked for at the same moment', () => {
  const ip = '203.0.113.7';

  interface Asker {
    /** Asks for the code of one of three owners. */
    owner: number;
    mobileNum: string;
    /** Chooses the way, where an owner has two. */
    count: number;
  }

  /** Handlers and bodies: over HTTP one request ends before the next begins, so that none overlap. */
  const SCENES: Record<string, (asker: Asker) => [handler: (context: never) => Promise<unknown>, body: object]> = {
    login: ({ mobileNum }) => [sendLoginSms, { scene: 'login', mobileNum }],
    register: ({ owner }) => [sendRegisterSms, { mobileNo: mobileNumber(owner) }],
    forgot: ({ mobileNum }) => [sendLoginSms, { scene: 'forgot', mobileNum }],
    'bind, by text message': ({ owner }) => [sendMobileCode, { scene: 'bind', mobileNum: mobileNumber(owner) }],
    'bind, by mail': ({ owner }) => [sendEmailCode, { scene: 'bind', email: `new${owner}@mail.example` }],
    change: ({ count }) => [count % 2 === 0 ? sendMobileCode : sendEmailCode, { scene: 'change' }],
    paymentPassword: ({ count }) => [count % 2 === 0 ? sendMobileCode : sendEmailCode, { scene: 'paymentPassword' }],
  };

  /** Returns how many are sent. */
  async function askAtOnce(test: TestWorld, scene: string, owners: readonly number[]): Promise<number> {
    const { world, brand } = await findBaize(test);
    const { mobileNum, countryDialingCode } = await readMobile(test);
    const contexts = owners.map(async (owner, count) => {
      const [handler, body] =
        SCENES[scene]?.({ owner, mobileNum: owner === 0 ? mobileNum : mobileNumber(owner), count }) ?? [];
      const proof = await insertSolved(world, brand.code, 'sms');
      const context = { world, brand, language: 'EN', ip, member: { memberId: LUCKY + owner } };
      return () => handler?.({ ...context, body: { countryDialingCode, ...body, ...proof } } as never);
    });
    const ready = await Promise.all(contexts);
    const outcomes = await Promise.allSettled(ready.map((ask) => ask()));
    for (const each of outcomes)
      if (each.status === 'rejected')
        expect(each.reason).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUESTS' });
    return outcomes.filter(({ status }) => status === 'fulfilled').length;
  }

  it.each(Object.keys(SCENES))(
    'when ten ask for one of %s, six times within an hour › one is sent each time, and none after five',
    async (scene) => {
      const world = await mock.newWorld();
      const sent: number[] = [];
      for (let time = 0; time < 6; time += 1) {
        sent.push(await askAtOnce(world, scene, Array(10).fill(0)));
        await world.clock.advance(2 * MINUTE);
      }
      expect(sent).toEqual([1, 1, 1, 1, 1, 0]);
      expect(await world.read('SELECT * FROM InboxMessage')).toHaveLength(5);
    },
  );

  it.each(Object.keys(SCENES))(
    'when three ask for theirs of %s, and their address has one left within the hour › one is sent',
    async (scene) => {
      const world = await mock.newWorld();
      for (let index = 3; index < CODES_AN_HOUR.network + 2; index += 1) await senders.sendLoginSms(world, index, ip);
      expect(await askAtOnce(world, scene, [0, 1, 2])).toBe(1);
    },
  );
});

describe('setPasswordByPhone › its tries are counted', () => {
  const reset = (world: TestWorld, index: number, ip: string, verificationCode = '000000') => {
    const body = {
      mobileNum: mobileNumber(index),
      countryDialingCode: '63',
      verificationCode,
      newPassword: 'play5678',
    };
    return world.client.call('setPasswordByPhone', { ip, body });
  };

  it('when a number was tried too often from many addresses › 429 for five minutes, also with the right code', async () => {
    const world = await mock.newWorld();
    const { e164, ...number } = await readMobile(world);
    const attempt = (ip: string, verificationCode: string) =>
      world.client.call('setPasswordByPhone', { ip, body: { ...number, verificationCode, newPassword: 'play5678' } });
    for (let count = 0; count < PHONE_RESET_TRIES.number; count += 1) {
      expect((await attempt(`203.0.113.${count}`, '000000')).status).toBe(422);
    }
    await world.clock.advance(3 * MINUTE);
    const proof = await world.client.proof('sms');
    await world.client.value('sendLoginSms', { body: { ...number, scene: 'forgot', ...proof } });
    const code = await world.inbox.code(e164);
    expect(await attempt('198.51.100.1', code)).toMatchObject({
      ...tooMany,
      body: { ...tooMany.body, value: { retryAfterSeconds: 120 } },
    });
    await world.clock.advance(2 * MINUTE);
    expect((await attempt('198.51.100.1', code)).status).toBe(200);
  });

  it('when an address tries many numbers at once › no more than its bound are judged', async () => {
    const world = await mock.newWorld();
    const tries = Array.from({ length: PHONE_RESET_TRIES.network + 5 }, (_, index) =>
      reset(world, index, '203.0.113.7'),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(PHONE_RESET_TRIES.network);
    expect((await reset(world, 1, '203.0.113.8')).status).toBe(422);
  });
});
