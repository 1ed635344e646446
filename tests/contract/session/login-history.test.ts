import { describe, expect, it } from 'vitest';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { type Client, PASSWORD } from '../../support/client.ts';
import { readMobile } from '../../support/mobiles.ts';
import { mockForFile } from '../../support/mock.ts';
import { requestIdToken } from '../../support/openid.ts';
import { operationTitle } from '../../support/operations.ts';
import { phoneToken } from '../../support/phone-auth.ts';
import { DAY, HOUR, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

type History = Value<'listLoginHistory'>;

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';

/** Novice has no sign-ins in the seed. */
async function signIn({ client }: TestWorld, headers: Record<string, string> = {}, ip = '203.0.113.7') {
  const body = { type: 'username' as const, username: 'novice', password: PASSWORD, ...(await client.proof('login')) };
  const { token } = await client.value('login', { ip, headers, body });
  return client.as({ token, ip });
}

const history = (client: Client, query: { pageNo?: number; pageSize?: number } = {}): Promise<History> =>
  client.value('listLoginHistory', { query });

describe(operationTitle('listLoginHistory'), () => {
  it('when there is one sign-in › when, where, how, and that it is this one', async () => {
    const world = await mock.newWorld();
    const novice = await signIn(world, { 'User-Agent': `${WINDOWS} Safari/537.36` });
    expect(await history(novice)).toEqual({
      list: [
        {
          time: WORLD_TIME,
          ip: '203.0.113.7',
          device: 'Chrome on Windows',
          place: 'Bangkok',
          way: 'USERNAME',
          isCurrent: true,
        },
      ],
      pageNo: 1,
      totalPages: 1,
      total: 1,
    });
  });

  it('when there are several › the latest first, and one of them is current', async () => {
    const world = await mock.newWorld();
    await signIn(world);
    await world.clock.advance(HOUR);
    const second = await signIn(world);
    await world.clock.advance(HOUR);
    const rows = async (client: Client) => (await history(client)).list.map(({ time, isCurrent }) => [time, isCurrent]);
    const third = await signIn(world);
    expect(await rows(third)).toEqual([
      [WORLD_TIME + 2 * HOUR, true],
      [WORLD_TIME + HOUR, false],
      [WORLD_TIME, false],
    ]);
    expect((await second.call('listLoginHistory')).status).toBe(401);
  });

  it('when two sessions of a member are open › each sees itself as current', async () => {
    const { client } = await mock.newWorld();
    const first = await client.signedIn('novice', { merchant: 'lotus', ip: '192.0.2.1' });
    const second = await client.signedIn('novice', { merchant: 'lotus', ip: '198.51.100.1' });
    const current = async (asker: Client) => (await history(asker)).list.filter(({ isCurrent }) => isCurrent);
    expect(await current(first)).toEqual([expect.objectContaining({ ip: '192.0.2.1', place: 'Manila' })]);
    expect(await current(second)).toEqual([expect.objectContaining({ ip: '198.51.100.1', place: 'Hà Nội' })]);
  });

  it('when nobody knows where the address is › no place', async () => {
    const novice = await signIn(await mock.newWorld(), {}, '2001:db8::7');
    expect((await history(novice)).list).toMatchObject([{ ip: '2001:db8::7', place: null }]);
  });

  it.each([
    ['Chrome on Windows', `${WINDOWS} Safari/537.36`],
    ['Edge on Windows', `${WINDOWS} Safari/537.36 Edg/131.0.0.0`],
    ['Opera on Windows', `${WINDOWS} Safari/537.36 OPR/115.0.0.0`],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'],
    ['Safari on macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15'],
    [
      'Safari on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
    ],
    ['Chrome on Android', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/131.0.0.0 Mobile Safari/537.36'],
    ['A client', 'curl/8.5.0'],
    ['A client', ''],
  ])('when the device is %s › it is told from "%s"', async (device, agent) => {
    const novice = await signIn(await mock.newWorld(), { 'User-Agent': agent });
    expect((await history(novice)).list[0]?.device).toBe(device);
  });

  it('when a member signs in by every way there is › each is named', async () => {
    const world = await mock.newWorld();
    const lotus = world.client.as({ merchant: 'lotus' });
    const { e164, ...number } = await readMobile(world, 'lucky', 'lotus');
    await lotus.signIn();
    await world.clock.advance(1);
    await lotus.value('sendLoginSms', { body: number });
    const verificationCode = await world.inbox.code(e164);
    await lotus.value('login', { body: { type: 'sms', ...number, verificationCode } });
    await world.clock.advance(1);
    const firebaseIdToken = await phoneToken(world, e164);
    await lotus.value('loginPhoneAuth', { body: { firebaseIdToken, firebaseChannel: 'sms' } });
    await world.clock.advance(1);
    const idToken = await requestIdToken(mock.origin, { provider: 'facebook', brand: 'lotus', person: 'lucky' });
    const { token } = await lotus.value('loginSocial', { body: { provider: 'FACEBOOK', idToken } });
    const { list } = await history(lotus.as({ token }), { pageSize: 4 });
    expect(list.map(({ way }) => way)).toEqual(['FACEBOOK', 'PHONE_AUTH', 'SMS', 'USERNAME']);
  });

  it('when a person came by Google, or plays for free › that is named, too', async () => {
    const { client } = await mock.newWorld();
    const idToken = await requestIdToken(mock.origin, { person: 'gina' });
    const gina = await client.value('loginSocial', { body: { provider: 'GOOGLE', idToken } });
    const trial = await client.value('loginFreePlay', { headers: { os: 'OTHER', platform: 'W' } });
    expect((await history(client.as({ token: gina.token }))).list).toMatchObject([{ way: 'GOOGLE' }]);
    expect((await history(client.as({ token: trial.token }))).list).toMatchObject([{ way: 'FREE_PLAY' }]);
  });

  it('when a sign-in failed, or was another member’s › it is not in the list', async () => {
    const world = await mock.newWorld();
    await world.client.signIn('victor');
    await world.client.signIn('novice', { merchant: 'lotus' });
    const proof = await world.client.proof('login');
    await world.client.call('login', { body: { type: 'username', username: 'novice', password: 'wrong', ...proof } });
    expect(await history(await signIn(world))).toMatchObject({ total: 1, list: [{ isCurrent: true }] });
  });

  it('when a sign-in is 90 days old › it is in the list; a moment later it is not', async () => {
    const world = await mock.newWorld();
    await signIn(world);
    await world.clock.advance(90 * DAY);
    const novice = await signIn(world);
    expect((await history(novice)).total).toBe(2);
    await world.clock.advance(1);
    expect((await history(novice)).list.map(({ time }) => time)).toEqual([WORLD_TIME + 90 * DAY]);
  });

  it('when the pages are turned › each sign-in comes once, 15 a page unless told', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const first = await history(lucky);
    expect(first).toMatchObject({ pageNo: 1, total: 27, totalPages: 2 });
    expect(first.list).toHaveLength(15);
    const whole = await history(lucky, { pageSize: 100 });
    const pages = await Promise.all([1, 2, 3].map((pageNo) => history(lucky, { pageNo, pageSize: 10 })));
    expect(pages.map(({ list }) => list.length)).toEqual([10, 10, 7]);
    expect(pages.flatMap(({ list }) => list)).toEqual(whole.list);
    expect(whole.list.map(({ time }) => time)).toEqual(whole.list.map(({ time }) => time).toSorted((a, b) => b - a));
  });

  it('when the page is beyond the last › an empty list', async () => {
    const lucky = await (await mock.newWorld()).client.signedIn();
    expect(await history(lucky, { pageNo: 9 })).toEqual({ list: [], pageNo: 9, total: 27, totalPages: 2 });
  });

  it.each([
    [{ pageNo: 0 }, 'query.pageNo must be >= 1'],
    [{ pageNo: 'first' }, 'query.pageNo must be integer'],
    [{ pageSize: 0 }, 'query.pageSize must be >= 1'],
    [{ pageSize: 101 }, 'query.pageSize must be <= 100'],
  ])('when it is asked with %j › 400 names it', async (query, message) => {
    const lucky = await (await mock.newWorld()).client.signedIn();
    const refused = await lucky.call('listLoginHistory', { query });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(refused.text).toContain(message);
  });

  it('when it answers › no token of any session is told', async () => {
    const world = await mock.newWorld();
    const novice = await signIn(world);
    const { text } = await novice.call('listLoginHistory');
    for (const { token } of await world.read<{ token: string }>('SELECT token FROM Session')) {
      expect(text).not.toContain(token);
    }
  });
});
