import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../support/client.ts';
import { playerAt, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { newTransfer, reportPayment } from '../../support/orders.ts';
import { newBrowser } from '../../support/push.ts';
import { DAY, SECOND, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();
type Browser = ReturnType<typeof newBrowser>;
const EVERYTHING = { money: true, draws: true, promotions: true };

const add = (member: Client, { subscription }: Browser, change: object = {}) =>
  member.call('addPushSubscription', { body: { ...subscription, ...change } });

/** The oldest first, opened with the browser's key. */
const listReceived = async (world: TestWorld, browser: Browser) =>
  (await world.inbox.list(browser.endpoint)).reverse().map(({ push }) => browser.open(push?.body ?? ''));

async function begin(topics?: typeof EVERYTHING, language: 'EN' | 'TY' = 'EN') {
  const world = await mock.newWorld();
  const lucky = await world.client.signedIn('lucky', { language });
  const browser = newBrowser();
  expect(await add(lucky, browser, topics && { topics })).toMatchObject({ status: 200 });
  return { world, lucky, browser };
}

const credit = async (world: TestWorld, member: Client) => {
  const orderNo = await newTransfer(member);
  await reportPayment(world, orderNo);
  return orderNo;
};

describe(operationTitle('addPushSubscription'), () => {
  it('when money moves › sealed for the browser, signed for its service, once a message, in the language asked for', async () => {
    const { world, lucky, browser } = await begin(undefined, 'TY');
    await credit(world, lucky);
    const [sent] = await world.inbox.list(browser.endpoint);
    expect(browser.open(sent?.push?.body ?? '')).toEqual({
      title: 'Pumasok na ang deposit mo',
      text: expect.stringMatching(/^Nasa main wallet mo na ang ₱[\d,.]+\.$/),
      path: '/member/messageV2',
      tag: expect.stringMatching(/^message \d+$/),
    });
    expect(sent).toMatchObject({ channel: 'push', subject: 'Pumasok na ang deposit mo', time: WORLD_TIME });
    expect(sent?.push?.headers).toMatchObject({ 'Content-Encoding': 'aes128gcm', TTL: 86_400, Urgency: 'normal' });
    const { pushPublicKey } = await world.client.value('getWhitelabel');
    expect(isSignedBy(pushPublicKey ?? '', String(sent?.push?.headers.Authorization), 'https://push.example')).toBe(
      true,
    );
    expect(await listReceived(world, browser)).toHaveLength(1);
  });

  it('when the topics are chosen › draws and promotions too, to those who asked', async () => {
    const { world, member, lottery } = await playerAt(mock, 'Classic Five Star');
    const [all, moneyAlone] = [newBrowser(), newBrowser()];
    await add(member, all, { topics: EVERYTHING });
    await add(member, moneyAlone);
    await member.value('placeLotteryBet', { body: slipOn(lottery, { play: 'FIRST3_DIRECT', content: '1|2|3' }) });
    await world.decideDraw(lottery, { balls: [1, 2, 3, 4, 5], drawnAt: WORLD_TIME + SECOND });
    await world.clock.advance(SECOND);
    await publish(world, { title: { TY: 'Bagong linggo' } });
    expect(await listReceived(world, all)).toEqual([
      {
        title: `Klasikong Limang Bituin, draw ${lottery.numero}`,
        text: 'Nanalo ng ₱1,956.00 ang mga taya mo sa draw na ito.',
        path: '/member/personalHistoryCopy/lottery',
        tag: `draw ${lottery.gameId} ${lottery.numero}`,
      },
      expect.objectContaining({ title: 'Bagong linggo', path: '/promoDetail?id=1003', tag: 'promotion 1003' }),
    ]);
    expect(await listReceived(world, moneyAlone)).toEqual([]);
  });

  it('when a promotion needs a code › nobody is told', async () => {
    const { world, browser } = await begin(EVERYTHING);
    await publish(world, { title: { EN: 'A secret' } }, '1017');
    expect(await listReceived(world, browser)).toEqual([]);
  });

  it('when the member is on a break › nothing, and from its end on again', async () => {
    const { world, lucky, browser } = await begin(EVERYTHING);
    const orderNo = await newTransfer(lucky);
    await lucky.value('startTimeOut', { body: { days: 1 } });
    await reportPayment(world, orderNo);
    await publish(world, { title: { EN: 'Not now' } });
    expect(await listReceived(world, browser)).toEqual([]);
    await world.clock.advance(DAY);
    await credit(world, await world.client.signedIn('lucky', { language: 'EN' }));
    expect(await listReceived(world, browser)).toHaveLength(1);
  });

  it('when its session ends › nothing more; a session that only expired ends nothing', async () => {
    const { world, browser } = await begin();
    await world.clock.advance(DAY);
    const later = await world.client.signedIn('lucky', { language: 'EN' });
    await credit(world, later);
    expect(await listReceived(world, browser)).toHaveLength(1);
    await later.value('endOtherSessions');
    await credit(world, later);
    expect(await listReceived(world, browser)).toHaveLength(1);
    expect((await later.value('listPushSubscriptions')).list).toEqual([]);
  });

  it('when the browser is known › its topics change, and its last member keeps it', async () => {
    const { world, lucky, browser } = await begin();
    const topics = { money: false, draws: true, promotions: false };
    expect(await add(lucky, browser, { topics })).toMatchObject({ status: 200 });
    expect((await lucky.value('listPushSubscriptions')).list).toMatchObject([{ topics }]);
    const novice = await world.client.signedIn('novice');
    await add(novice, browser);
    expect((await lucky.value('listPushSubscriptions')).list).toEqual([]);
    expect((await novice.value('listPushSubscriptions')).list).toHaveLength(1);
  });

  it('when there are ten › 409 for the next one, and the ten can still change', async () => {
    const { lucky, browser } = await begin();
    for (let count = 1; count < 10; count += 1) await add(lucky, newBrowser());
    expect(await add(lucky, newBrowser())).toMatchObject({ status: 409, body: { errorCode: 'push.full' } });
    expect((await add(lucky, browser, { topics: EVERYTHING })).status).toBe(200);
  });

  it.each(['http://push.example/send/1', 'javascript:alert(1)', 'push.example/send'])(
    'when the endpoint is %s › 422',
    async (endpoint) => {
      const lucky = await (await mock.newWorld()).client.signedIn();
      expect(await add(lucky, newBrowser(endpoint))).toMatchObject({
        status: 422,
        body: { errorCode: 'push.endpoint' },
      });
    },
  );

  it('when the key is no point of the curve › 422', async () => {
    const lucky = await (await mock.newWorld()).client.signedIn();
    const { subscription } = newBrowser();
    const keys = { ...subscription.keys, p256dh: `B${'A'.repeat(86)}` };
    expect(await add(lucky, newBrowser(), { keys })).toMatchObject({ status: 422, body: { errorCode: 'push.keys' } });
  });
});

describe(operationTitle('removePushSubscription'), () => {
  it('when it is the member’s › nothing more is sent, however often; another’s stays', async () => {
    const { world, lucky, browser } = await begin();
    const [{ id } = { id: '' }] = (await lucky.value('listPushSubscriptions')).list;
    const novice = await world.client.signedIn('novice');
    await novice.value('removePushSubscription', { query: { id } });
    expect((await lucky.value('listPushSubscriptions')).list).toHaveLength(1);
    for (let times = 0; times < 2; times += 1)
      expect((await lucky.value('removePushSubscription', { query: { id } })).list).toEqual([]);
    await credit(world, lucky);
    expect(await listReceived(world, browser)).toEqual([]);
  });
});

describe(operationTitle('listPushSubscriptions'), () => {
  it('when a member asks › device, topics and time, and no address', async () => {
    const { lucky } = await begin();
    expect(await lucky.value('listPushSubscriptions')).toEqual({
      list: [
        {
          id: expect.stringMatching(/^[\w-]{43}$/),
          device: expect.any(String),
          topics: { money: true, draws: false, promotions: false },
          time: WORLD_TIME,
        },
      ],
      limit: 10,
    });
  });
});

async function publish(world: TestWorld, texts: object, contentId = '1003') {
  const path = { ...world.path, brand: 'baize', kind: 'promotion', contentId } as const;
  await world.client.value('saveContent', { path, body: texts as Record<string, Record<string, string>> });
  expect(await world.client.call('publishContent', { path })).toMatchObject({ status: 200 });
}

/** RFC 8292: a JWT of ES256 for the origin of the push service. */
function isSignedBy(publicKey: string, authorization: string, audience: string): boolean {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isValid = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isValid && key === publicKey && JSON.parse(Buffer.from(claims, 'base64url').toString()).aud === audience;
}
