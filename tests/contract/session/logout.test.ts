import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { MINUTE, SECOND, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const ENDED = { status: 401, body: { success: false, value: null, errorCode: 'login.not.session' } };

for (const id of ['logout', 'logoutByPost'] as const) {
  describe(operationTitle(id), () => {
    it('when the session is open › it ends, and its token is good for nothing', async () => {
      const { client } = await mock.newWorld();
      const lucky = await client.signedIn();
      expect(await lucky.value(id)).toBeNull();
      expect(await lucky.call('getMemberInfo')).toMatchObject(ENDED);
      expect(await lucky.call(id)).toMatchObject(ENDED);
    });

    it('when the member has another session › that one goes on', async () => {
      const { client } = await mock.newWorld();
      const first = await client.signedIn('lucky', { merchant: 'lotus' });
      const second = await client.signedIn('lucky', { merchant: 'lotus' });
      await first.value(id);
      expect((await second.call('getMemberInfo')).status).toBe(200);
    });
  });
}

describe(operationTitle('touchSession'), () => {
  it('when the session is open › it is good for another 25 minutes', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    expect(await lucky.value('touchSession')).toEqual({ expiresAt: WORLD_TIME + 25 * MINUTE });
    await world.clock.advance(20 * MINUTE);
    expect(await lucky.value('touchSession')).toEqual({ expiresAt: WORLD_TIME + 45 * MINUTE });
    await world.clock.advance(25 * MINUTE);
    expect((await lucky.call('getMemberInfo')).status).toBe(200);
  });

  it('when it comes a second too late › 401, and the session stays over', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await world.clock.advance(25 * MINUTE + SECOND);
    expect(await lucky.call('touchSession')).toMatchObject(ENDED);
    expect(await lucky.call('touchSession')).toMatchObject(ENDED);
  });

  it('when one of two sessions is kept › the other ends in its time', async () => {
    const world = await mock.newWorld();
    const [kept, left] = [
      await world.client.signedIn('lucky', { merchant: 'lotus' }),
      await world.client.signedIn('lucky', { merchant: 'lotus' }),
    ];
    await world.clock.advance(20 * MINUTE);
    await kept.value('touchSession');
    await world.clock.advance(20 * MINUTE);
    expect((await kept.call('getMemberInfo')).status).toBe(200);
    expect(await left.call('getMemberInfo')).toMatchObject(ENDED);
  });
});
