import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { MINUTE, SECOND, type TestWorld } from '../../support/world.ts';

const mock = mockForFile();

const HERE = '198.51.100.7';

/** Sends every proof. */
async function attempt(world: TestWorld, password = PASSWORD, username = 'lucky', merchant = 'baize', ip = HERE) {
  const { cookie, digits } = await world.captcha();
  const proof = await world.client.proof('login', merchant);
  return world.client.call('login', {
    merchant,
    ip,
    cookie,
    body: { type: 'username', username, password, captcha: digits, ...proof },
  });
}

async function failTimes(world: TestWorld, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    expect(await attempt(world, 'wrong-one')).toMatchObject({ status: 422, body: { errorCode: 'login.failed' } });
  }
}

const tooMany = (retryAfterSeconds: number) => ({
  status: 429,
  body: { success: false, value: { retryAfterSeconds }, errorCode: 'TOO_MANY_REQUESTS' },
});

describe(operationTitle('login'), () => {
  it('when nine tries for a user name have failed › the right password lets in', async () => {
    const world = await mock.newWorld();
    await failTimes(world, 9);
    expect((await attempt(world)).status).toBe(200);
  });

  it('when ten have failed › 429 for five minutes, even with everything right, and then it is good again', async () => {
    const world = await mock.newWorld();
    await failTimes(world, 10);
    expect(await attempt(world)).toMatchObject(tooMany(300));
    await world.clock.advance(5 * MINUTE - SECOND);
    expect(await attempt(world)).toMatchObject(tooMany(1));
    await world.clock.advance(SECOND);
    expect((await attempt(world)).status).toBe(200);
  });

  it('when ten have failed from one network › the member signs in from another, with a captcha', async () => {
    const world = await mock.newWorld();
    await failTimes(world, 10);
    expect(await attempt(world)).toMatchObject(tooMany(300));
    const proof = await world.client.proof('login');
    const body = { type: 'username', username: 'lucky', password: PASSWORD, ...proof };
    expect(await world.client.call('login', { ip: '203.0.113.9', body })).toMatchObject({
      status: 422,
      body: { errorCode: 'captcha.required' },
    });
    expect((await attempt(world, PASSWORD, 'lucky', 'baize', '203.0.113.9')).status).toBe(200);
  });

  it('when the try after the pause fails › another five minutes', async () => {
    const world = await mock.newWorld();
    await failTimes(world, 10);
    await world.clock.advance(5 * MINUTE);
    await failTimes(world, 1);
    expect(await attempt(world)).toMatchObject(tooMany(300));
  });

  it('when a sign-in succeeds after the pause › the count begins anew', async () => {
    const world = await mock.newWorld();
    await failTimes(world, 10);
    await world.clock.advance(5 * MINUTE);
    expect((await attempt(world)).status).toBe(200);
    await failTimes(world, 9);
    expect((await attempt(world)).status).toBe(200);
  });

  it('when it is tried during the pause › the pause grows no longer', async () => {
    const world = await mock.newWorld();
    await failTimes(world, 10);
    await world.clock.advance(4 * MINUTE);
    expect(await attempt(world, 'wrong-one')).toMatchObject(tooMany(60));
    await world.clock.advance(MINUTE);
    expect((await attempt(world)).status).toBe(200);
  });

  it('when a name pauses › other names and the name at other brands do not', async () => {
    const world = await mock.newWorld();
    await failTimes(world, 10);
    expect((await attempt(world, PASSWORD, 'victor')).status).toBe(200);
    expect((await attempt(world, PASSWORD, 'lucky', 'lotus')).status).toBe(200);
    expect((await attempt(world)).status).toBe(429);
  });

  it('when the name is nobody’s › it pauses alike', async () => {
    const world = await mock.newWorld();
    for (let count = 0; count < 10; count += 1) await attempt(world, PASSWORD, 'nobody');
    expect(await attempt(world, PASSWORD, 'nobody')).toMatchObject(tooMany(300));
  });
});
