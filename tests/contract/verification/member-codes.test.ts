import { describe, expect, it } from 'vitest';
import type { Client } from '../../support/client.ts';
import { readMobile } from '../../support/mobiles.ts';
import { mockForFile } from '../../support/mock.ts';
import { register } from '../../support/newcomer.ts';
import { MINUTE, type TestWorld } from '../../support/world.ts';

const mock = mockForFile();

type Sender = 'sendMobileCode' | 'sendEmailCode';
const NEW = { sendMobileCode: '+639995550123', sendEmailCode: 'new@mail.example' } as const;
const BIND = {
  sendMobileCode: { scene: 'bind', mobileNum: '09995550123', countryDialingCode: '63' },
  sendEmailCode: { scene: 'bind', email: 'New@mail.example' },
} as const;
const refused = (status: number, errorCode: string) => ({ status, body: { success: false, errorCode } });
const send = (member: Client, id: Sender, body: object = BIND[id]) => member.call(id, { body });

const ownAddress = async (world: TestWorld, id: Sender) =>
  id === 'sendEmailCode' ? 'lucky@mail.example' : (await readMobile(world)).e164;

describe.each<Sender>(['sendMobileCode', 'sendEmailCode'])('%s', (id) => {
  it('when it is for binding › the new one gets six digits, and the member nothing', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const answer = await send(lucky, id);
    expect(answer).toMatchObject({ status: 200, body: { value: { expiredMinutes: 2 } } });
    const code = await world.inbox.code(NEW[id]);
    expect(code).toMatch(/^\d{6}$/);
    expect(answer.text).not.toContain(code);
    expect(await world.inbox.list(await ownAddress(world, id))).toEqual([]);
  });

  it.each(['change', 'paymentPassword'])('when it is for %s › the one that the member has gets it', async (scene) => {
    const world = await mock.newWorld();
    await send(await world.client.signedIn(), id, { ...BIND[id], scene });
    expect(await world.inbox.code(await ownAddress(world, id))).toMatch(/^\d{6}$/);
    expect(await world.inbox.list(NEW[id])).toEqual([]);
  });

  it('when a code is on its way › 429 until it expires; another scene is free', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await send(lucky, id);
    expect(await send(lucky, id)).toMatchObject({ status: 429, body: { value: { retryAfterSeconds: 120 } } });
    expect((await send(lucky, id, { scene: 'change' })).status).toBe(200);
    await world.clock.advance(2 * MINUTE);
    expect((await send(lucky, id)).status).toBe(200);
  });

  it('when the member had five within an hour › 429, by either way', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    for (let count = 0; count < 5; count += 1) {
      expect((await send(lucky, id, { scene: 'change' })).status).toBe(200);
      await world.clock.advance(2 * MINUTE);
    }
    for (const each of ['sendMobileCode', 'sendEmailCode'] as const) {
      expect(await send(lucky, each, { scene: 'change' })).toMatchObject(refused(429, 'TOO_MANY_REQUESTS'));
    }
  });

  it("when it is the member's own › 409 contact.same; another member's › 409", async () => {
    const world = await mock.newWorld();
    const { e164: _, ...number } = await readMobile(world);
    const own = id === 'sendMobileCode' ? number : { email: 'LUCKY@mail.example' };
    const lucky = await world.client.signedIn();
    expect(await send(lucky, id, { scene: 'bind', ...own })).toMatchObject(refused(409, 'contact.same'));
    const victor = await world.client.signedIn('victor');
    const taken = id === 'sendMobileCode' ? 'mobile.taken' : 'email.taken';
    expect(await send(victor, id, { scene: 'bind', ...own })).toMatchObject(refused(409, taken));
    expect(await world.read('SELECT * FROM InboxMessage')).toEqual([]);
  });

  it('when it has the wrong form, or is missing › 422', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const bad = id === 'sendMobileCode' ? { ...BIND[id], mobileNum: '0999' } : { ...BIND[id], email: 'no address' };
    const code = id === 'sendMobileCode' ? 'mobile.invalid' : 'email.invalid';
    expect(await send(lucky, id, bad)).toMatchObject(refused(422, code));
    expect(await send(lucky, id, { scene: 'bind' })).toMatchObject(refused(422, code));
  });

  it('when the member has none › 422 contact.missing', async () => {
    const world = await mock.newWorld();
    const merchant = id === 'sendEmailCode' ? 'lotus' : 'harbor';
    const { token } = ((await register(world, merchant)).body as { value: { token: string } }).value;
    expect(await send(world.client.as({ merchant, token }), id, { scene: 'change' })).toMatchObject(
      refused(422, 'contact.missing'),
    );
  });

  it.each([
    ['no scene', {}, 'body.scene is missing'],
    ['an unknown scene', { scene: 'login' }, 'body.scene must be one of bind, change, paymentPassword'],
  ])('when it is sent %s › 400 names it', async (_, body, message) => {
    const answer = await send(await (await mock.newWorld()).client.signedIn(), id, body);
    expect(answer).toMatchObject(refused(400, 'request_param_err'));
    expect(answer.text).toContain(message);
  });
});
