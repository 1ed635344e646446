import { describe, expect, it } from 'vitest';
import type { Client } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { openGame } from '../../support/vendor.ts';
import { MINUTE, SECOND } from '../../support/world.ts';

const mock = mockForFile();
/** Lotus allows several sessions. */
const at = { merchant: 'lotus' };

const isGood = async (client: Client) => (await client.call('countUnread')).status === 200;

/** Two devices of lucky and one of victor. */
async function signedIn() {
  const world = await mock.newWorld();
  const here = await world.client.signedIn('lucky', at);
  await world.clock.advance(MINUTE);
  const there = await world.client.signedIn('lucky', { ...at, ip: '198.51.100.7' });
  return { world, here, there, victor: await world.client.signedIn('victor', at) };
}

describe(operationTitle('listSessions'), () => {
  it('when the member is signed in twice › both, the own one marked, the latest used first', async () => {
    const { world, here, there } = await signedIn();
    await world.clock.advance(MINUTE);
    const { list } = await here.value('listSessions');
    expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    const [own, other] = list;
    expect((own?.lastUsed ?? 0) - (other?.lastUsed ?? 0)).toBe(MINUTE);
    expect((own?.lastUsed ?? 0) - (own?.since ?? 0)).toBe(2 * MINUTE);
    expect(other).toMatchObject({ place: 'Hà Nội', ip: '198.51.100.7' });
    expect(JSON.stringify(list)).not.toContain(there.asker.token);
  });

  it('when a session has ended, or was not used for 25 minutes › it is not listed', async () => {
    const { world, here, there } = await signedIn();
    await there.call('logout');
    expect((await here.value('listSessions')).list).toHaveLength(1);
    const other = await world.client.signedIn('lucky', at);
    await world.clock.advance(24 * MINUTE);
    await here.call('countUnread');
    await world.clock.advance(MINUTE + SECOND);
    expect((await here.value('listSessions')).list).toHaveLength(1);
    expect(await isGood(other)).toBe(false);
  });

  it.each([
    ['192.0.2.1', 'EN', 'Manila'],
    ['203.0.113.9', 'TH', 'กรุงเทพฯ'],
    ['192.168.1.20', 'EN', 'Local network'],
    ['172.31.255.1', 'VI', 'Mạng nội bộ'],
    ['2001:db8:2::7', 'CN', '河内'],
    ['172.32.0.1', 'EN', null],
    ['8.8.8.8', 'EN', null],
  ])('when the address is %s › its place in %s is %s', async (ip, language, place) => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn('lucky', { ip, language });
    expect((await lucky.value('listSessions')).list).toMatchObject([{ ip, place }]);
    expect((await lucky.value('listLoginHistory')).list[0]).toMatchObject({ ip, place });
  });
});

describe(operationTitle('endOtherSessions'), () => {
  it('when it is called › the others end, the own one and other members’ go on', async () => {
    const { here, there, victor } = await signedIn();
    expect(await here.value('endOtherSessions')).toEqual({ count: 1 });
    expect(await there.call('countUnread')).toMatchObject({ status: 401, body: { errorCode: 'login.not.session' } });
    expect([await isGood(here), await isGood(victor)]).toEqual([true, true]);
    expect((await here.value('listSessions')).list).toHaveLength(1);
  });

  it('when there is no other › none has ended, also where one was unused for 25 minutes', async () => {
    const { world, here, there } = await signedIn();
    await world.clock.advance(20 * MINUTE);
    await here.call('countUnread');
    await world.clock.advance(6 * MINUTE);
    expect(await here.value('endOtherSessions')).toEqual({ count: 0 });
    expect(await isGood(there)).toBe(false);
  });

  it('when a game is open in another session › it ends with it', async () => {
    const { world, here, there } = await signedIn();
    const game = await openGame(world, there, 'AURUM_0001');
    expect((await game.ask('play')).status).toBe(200);
    await here.value('endOtherSessions');
    expect(await game.ask('play')).toMatchObject({ status: 401, body: { errorCode: 'play.ended' } });
  });
});
