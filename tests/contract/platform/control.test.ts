import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../mock-server/config.ts';
import { startMock } from '../../../mock-server/server.ts';
import type { Body } from '../../../openapi/generated/control-operations.ts';
import type { CallOptions } from '../../support/client.ts';
import { Client } from '../../support/client.ts';
import { mockForFile, temporaryConfig } from '../../support/mock.ts';
import { type OperationId, operations, operationTitle, requireOperation } from '../../support/operations.ts';
import { HOUR, MINUTE, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();
const withSites = mockForFile({ MOCK_SITES: 'baize=http://localhost:3000, lotus=http://lotus.localhost:3000' });

const OUTSIDE = { status: 422, body: { errorCode: 'clock.outside' } };
const VERSION = /^\d+\.\d+\.\d+$/;
const INVALID = { status: 400, body: { errorCode: 'request_param_err' } };
const BODIES: Partial<Record<OperationId, unknown>> = {
  createWorld: { name: 'x' },
  copyWorld: { name: 'x' },
  setClock: { mode: 'real' },
  advanceClock: { ms: 1 },
  setFaults: [],
  applyScenario: { name: 'maintenance' },
  awaitRequest: { timeoutMs: 0 },
  setRecording: { record: true },
  replayRequest: {},
  changeBrand: {},
  createProof: { scene: 'login' },
  createSession: { account: 'lucky' },
  reportPayment: { status: 'paid' },
  answerWithdrawal: { decision: 'review' },
  answerApplication: { account: 'lucky', promotionId: 1006, decision: 'approve' },
  createReward: { account: 'lucky', kind: 'CREDIT', amount: '100.00' },
  changePromotion: {},
  proposeContract: { account: 'boss', kind: 'DIVIDEND', period: 'W' },
  answerHeldMember: { account: 'twin', decision: 'release' },
  answerHeldReward: { decision: 'release' },
  answerRedemption: { decision: 'send' },
  decideChatMessage: { decision: 'keep' },
  setChatStanding: { account: 'lucky', state: 'FREE' },
  sendMessage: { title: { EN: 'Hello' }, text: { EN: 'Hello' } },
  sendAsSupport: { room: 'EN', text: 'Hello' },
  setLotteryDraw: { isVoid: true },
  correctLotteryDraw: { isVoid: true },
  answerFeedback: { answer: 'Thank you.' },
  decidePartner: { decision: 'contact' },
  saveContent: {},
  createContent: { tag: 'two-wallets', topic: 'deposits', texts: {} },
  createTournament: {
    title: { EN: 'Race' },
    summary: { EN: 'A race.' },
    games: { gameType: 'RNG' },
    scoreKind: 'TURNOVER',
    prizes: [{ from: 1, to: 1, kind: 'CREDIT', amount: 100 }],
    startTime: 0,
    endTime: 9_999_999_999_999,
  },
};

const ofGaming = operations.filter(({ document }) => document === 'gaming');
const ofControl = operations.filter(({ document }) => document === 'control').map(({ id }) => id);
const inWorld = ofControl.filter((id) => requireOperation(id).path.includes('{world}'));
const ofExisting = inWorld.filter((id) => id !== 'importWorld');
const withBody = ofControl.filter((id) => id in BODIES);

const goodCall = (id: OperationId, world: string): CallOptions => ({
  path: {
    world,
    brand: 'baize',
    account: 'lucky',
    orderNo: 'D202603180000000042',
    recordId: '0-1',
    gameCode: 'ELOTT_0001',
    numero: '1',
    promotionId: 1001,
    rewardId: 1,
    messageId: '1767195000000101',
    feedbackId: 1,
    partnerId: 1,
    tournamentId: 1002,
    kind: 'article',
    contentId: 'term',
    table: 'Member',
  },
  body: BODIES[id],
});

describe('Every operation inside a world', () => {
  it.each(ofExisting.map((id) => [operationTitle(id), id]))('when %s names no world there is › 404', async (_, id) => {
    const refused = await mock.client.call(id, goodCall(id, 'nowhere'));
    expect(refused).toMatchObject({ status: 404, body: { errorCode: 'world.not.found' } });
    expect(refused.text).toContain('create it with POST /__mock/worlds');
    expect((await mock.client.value('listWorlds')).map(({ name }) => name)).not.toContain('nowhere');
  });

  it.each(inWorld.map((id) => [operationTitle(id), id]))(
    'when %s is asked with what is no name › 400',
    async (_, id) => {
      for (const world of ['a world', '-a', 'x'.repeat(65), '%']) {
        const refused = await mock.client.call(id, goodCall(id, world));
        expect(refused).toMatchObject(INVALID);
        expect(refused.text).toContain('path.world must match pattern');
      }
    },
  );
});

describe('Every operation with a body', () => {
  it.each(withBody.map((id) => [operationTitle(id), id]))(
    'when %s has one over 1 MB › 413 says how many are read',
    async (_, id) => {
      const { name } = await mock.newWorld();
      const refused = await mock.client.call(id, { ...goodCall(id, name), body: 'x'.repeat(1_000_001) });
      expect(refused).toMatchObject({ status: 413, body: { errorCode: 'request_body_too_large' } });
      expect(refused.text).toContain('at most 1000000');
    },
  );

  it.each(withBody.map((id) => [operationTitle(id), id]))('when %s is sent none, or no JSON › 400', async (_, id) => {
    const { name } = await mock.newWorld();
    const call = goodCall(id, name);
    expect(await mock.client.call(id, { ...call, body: undefined })).toMatchObject({
      status: 400,
      body: { errorCode: 'request_body_required' },
    });
    const broken = await mock.client.call(id, { ...call, body: '{' });
    expect(broken).toMatchObject(INVALID);
    expect(broken.text).toContain('The body is not JSON');
  });
});

describe('The control API', () => {
  it('when a path or a method is not in its document › 404 and 405', async () => {
    const send = (method: string, path: string) => mock.client.send({ method, path });
    expect(await send('GET', '/__mock/world')).toMatchObject({
      status: 404,
      body: { errorCode: 'operation.not.found' },
    });
    expect((await send('GET', '/__mock/world')).text).toContain('GET /__mock/worlds (listWorlds)');
    expect(await send('PUT', '/__mock/worlds')).toMatchObject({
      status: 405,
      body: { errorCode: 'method.not.allowed' },
    });
  });

  it('when GET /__mock is opened › a text with every address', async () => {
    const answer = await fetch(`${mock.origin}/__mock`);
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    for (const id of ofControl) expect(text).toContain(`${requireOperation(id).path}  (${id})`);
  });

  it.each(['getHealth', 'listWorlds', 'listRefused', 'getCoverage', 'listScenarios', 'streamEvents'] as const)(
    'when the request id of %s is none › 400 names it',
    async (id) => {
      const refused = await mock.client.call(id, { headers: { 'X-Request-Id': 'has space' } });
      expect(refused).toMatchObject(INVALID);
      expect(refused.text).toContain('header.x-request-id must match pattern');
    },
  );
});

describe(operationTitle('getHealth'), () => {
  it('when no request id is sent › the mock draws one, another for each request', async () => {
    const drawn = async () =>
      (await mock.client.call('getHealth', { headers: { 'X-Request-Id': null } })).headers['x-request-id'];
    const first = await drawn();
    expect(first).toMatch(/^[a-z0-9]{16}$/);
    expect(await drawn()).not.toBe(first);
  });

  it('when the mock is up › ok, with the operations it serves and the worlds that are open', async () => {
    const before = await mock.client.value('getHealth');
    await mock.newWorld();
    expect(await mock.client.value('getHealth')).toMatchObject({
      status: 'ok',
      gaming: { version: expect.stringMatching(VERSION), operations: ofGaming.length },
      control: { version: expect.stringMatching(VERSION), operations: ofControl.length },
      worlds: before.worlds + 1,
      origin: mock.origin.replace('127.0.0.1', 'localhost'),
      sites: {},
    });
  });

  it('when MOCK_SITES names the sites › their origins by brand', async () => {
    const sites = { baize: 'http://localhost:3000', lotus: 'http://lotus.localhost:3000' };
    expect((await withSites.client.value('getHealth')).sites).toEqual(sites);
  });

  it.each(['baize', 'baize=localhost:3000', 'baize=http://localhost:3000/', '=http://localhost:3000'])(
    'when MOCK_SITES is %s › the mock does not start',
    (MOCK_SITES) => expect(() => readConfig({ MOCK_SITES })).toThrow('MOCK_SITES: write it as brand=http'),
  );
});

describe(operationTitle('listWorlds'), () => {
  it('when there are worlds › by name, each with its time', async () => {
    await mock.newWorld({ name: 'list-b' });
    await mock.newWorld({ name: 'list-a' });
    const worlds = (await mock.client.value('listWorlds')).filter(({ name }) => name.startsWith('list-'));
    expect(worlds).toEqual([
      expect.objectContaining({ name: 'list-a', isOpen: true, now: WORLD_TIME, lastUsed: expect.any(Number) }),
      expect.objectContaining({ name: 'list-b', isOpen: true, now: WORLD_TIME, lastUsed: expect.any(Number) }),
    ]);
    expect(worlds[0]?.nowIso).toBe('2026-03-18T12:00:00.000+08:00');
  });

  it('when a world is closed since an earlier start › its own time', async () => {
    const { config, folder } = temporaryConfig();
    const first = await startMock(config);
    const clock = { mode: 'frozen' as const, at: WORLD_TIME };
    await new Client(first.origin, null).value('createWorld', { body: { name: 'closed', clock } });
    await first.close();
    const second = await startMock(config);
    const [world] = await new Client(second.origin, null).value('listWorlds');
    expect(world).toMatchObject({ name: 'closed', isOpen: false, now: WORLD_TIME });
    await second.close();
    rmSync(folder, { recursive: true });
  });
});

describe(operationTitle('createWorld'), () => {
  it('when the world exists › 200, and nothing of it changes', async () => {
    const world = await mock.newWorld();
    await world.changeBrand('baize', { maintenance: true });
    const body = { name: world.name, seed: 'other', clock: { mode: 'frozen', at: 0 } };
    expect(await world.client.call('createWorld', { body })).toMatchObject({ status: 200, body: { now: WORLD_TIME } });
    expect((await world.client.value('getSystemStatus')).status).toBe(1);
  });

  it('when nothing but a name is given › the machine’s time', async () => {
    const before = Date.now();
    const { status, body } = await mock.client.call('createWorld', { body: { name: 'plain' } });
    expect(status).toBe(201);
    expect((body as { now: number }).now).toBeGreaterThanOrEqual(before);
  });

  it.each<[string, unknown, string]>([
    ['no name', {}, 'body.name is missing'],
    ['a name with a space', { name: 'a b' }, 'body.name must match pattern'],
    ['a name with a path', { name: '../x' }, 'body.name must match pattern'],
    ['a field too many', { name: 'x', color: 'red' }, 'body.color is not known'],
    ['a seed of 65 characters', { name: 'x', seed: 's'.repeat(65) }, 'body.seed must NOT have more than 64'],
    ['a clock with a field too many', { name: 'x', clock: { mode: 'real', at: 1 } }, 'body.clock.at is not known'],
    ['an unknown clock', { name: 'x', clock: { mode: 'slow' } }, 'body.clock.mode is none of the values'],
  ])('when the body has %s › 400 names it', async (_, body, message) => {
    const refused = await mock.client.call('createWorld', { body });
    expect(refused).toMatchObject(INVALID);
    expect(refused.text).toContain(message);
  });
});

/** A world of the usual time would play the events of all days since. */
const OF_TODAY = { mode: 'frozen' } as const;

/** Numeros of the racing lotteries begin with 2020. */
const FIRST_DRAW = Date.parse('2020-01-01T09:30:00+08:00');

describe('The clock of a world', () => {
  const clock = (world: TestWorld) => world.client.value('getClock', { path: world.path });
  const set = (world: TestWorld, body: Body<'setClock'>) => world.client.value('setClock', { path: world.path, body });

  it('when it is frozen › it stands, and moves by what it is advanced', async () => {
    const world = await mock.newWorld();
    const nowIso = '2026-03-18T12:00:00.000+08:00';
    expect(await clock(world)).toEqual({ setting: { mode: 'frozen', at: WORLD_TIME }, now: WORLD_TIME, nowIso });
    expect((await world.clock.advance(90 * MINUTE)).now).toBe(WORLD_TIME + 90 * MINUTE);
    expect((await world.clock.advance(0)).now).toBe(WORLD_TIME + 90 * MINUTE);
    expect((await clock(world)).now).toBe(WORLD_TIME + 90 * MINUTE);
  });

  it('when it is set anew › the steps taken are forgotten', async () => {
    const world = await mock.newWorld();
    await world.clock.advance(HOUR);
    expect((await world.clock.freeze(WORLD_TIME)).now).toBe(WORLD_TIME);
  });

  it('when it is frozen without a time › at the machine’s', async () => {
    const world = await mock.newWorld({ clock: OF_TODAY });
    const before = Date.now();
    const { setting, now } = await set(world, { mode: 'frozen' });
    expect(now).toBeGreaterThanOrEqual(before);
    expect(setting).toEqual({ mode: 'frozen', at: now });
    expect((await clock(world)).now).toBe(now);
  });

  it('when it is real, or has an offset › the machine’s time, moved by both', async () => {
    const world = await mock.newWorld({ clock: OF_TODAY });
    const isAbout = (now: number, offset: number) => Math.abs(now - Date.now() - offset) < MINUTE;
    expect(isAbout((await set(world, { mode: 'real' })).now, 0)).toBe(true);
    expect(isAbout((await world.clock.advance(HOUR)).now, HOUR)).toBe(true);
    expect(isAbout((await set(world, { mode: 'offset', offsetMs: -5 * HOUR })).now, -5 * HOUR)).toBe(true);
    expect(isAbout((await world.clock.advance(HOUR)).now, -4 * HOUR)).toBe(true);
  });

  it('when it has a rate › it runs on from its start', async () => {
    const world = await mock.newWorld();
    const first = await set(world, { mode: 'rate', at: WORLD_TIME, rate: 1000 });
    expect(first.now).toBeGreaterThanOrEqual(WORLD_TIME);
    expect((await world.clock.advance(HOUR)).now).toBeGreaterThanOrEqual(first.now + HOUR);
  });

  it.each<[string, Body<'setClock'>]>([
    ['frozen', { mode: 'frozen', at: FIRST_DRAW - 1 }],
    ['frozen at the epoch', { mode: 'frozen', at: 0 }],
    ['with a rate', { mode: 'rate', at: FIRST_DRAW - HOUR, rate: 1 }],
    ['with an offset', { mode: 'offset', offsetMs: FIRST_DRAW - HOUR - Date.now() }],
  ])('when it is set before the first draw, %s › 422, and it stays; so does a new world', async (_, body) => {
    const world = await mock.newWorld();
    const name = `${world.name}-early`;
    for (const refused of [
      await world.client.call('setClock', { path: world.path, body }),
      await world.client.call('createWorld', { body: { name, clock: body } }),
    ]) {
      expect(refused).toMatchObject(OUTSIDE);
      expect(refused.text).toContain('The clock may not be before 2020-01-01T09:30:00.000+08:00');
    }
    expect((await clock(world)).now).toBe(WORLD_TIME);
    expect((await mock.client.value('listWorlds')).map((each) => each.name)).not.toContain(name);
  });

  it('when it is to be after the year 2099 › 422; a running clock stops there', async () => {
    const END = Date.UTC(2100, 0, 1);
    // As with `OF_TODAY`: 74 years of events.
    const world = await mock.newWorld({ clock: { mode: 'frozen', at: END - 1 } });
    const set = (body: Body<'setClock'>) => world.client.call('setClock', { path: world.path, body });
    expect(await set({ mode: 'frozen', at: END + 1 })).toMatchObject(OUTSIDE);
    expect(await set({ mode: 'offset', offsetMs: 9_999_999_999_999 })).toMatchObject(OUTSIDE);
    const advance = await world.client.call('advanceClock', { path: world.path, body: { ms: 2 } });
    expect(advance).toMatchObject(OUTSIDE);
    await set({ mode: 'rate', at: END - 1, rate: 100_000 });
    await expect.poll(async () => (await clock(world)).now).toBe(END);
    expect((await (await world.client.signedIn()).call('getMemberInfo')).status).toBe(200);
  });

  it('when it is set to the first draw, or a world begins there › every lottery answers', async () => {
    const moved = await mock.newWorld();
    await moved.clock.freeze(FIRST_DRAW);
    const begun = await mock.newWorld({ clock: { mode: 'frozen', at: FIRST_DRAW } });
    for (const { client } of [moved, begun]) {
      const lucky = await client.signedIn();
      for (const id of ['getRecentLottery', 'listOpenedNumeros', 'listOpenedLottoNumeros'] as const) {
        const reply = await lucky.call(id);
        expect(reply.status, `${id} ${reply.text}`).toBe(200);
      }
    }
  });

  it.each<[OperationId, unknown, string]>([
    ['setClock', {}, 'body.mode is missing'],
    ['setClock', { mode: 'fast' }, 'body.mode is none of the values that the contract has'],
    ['setClock', { mode: 'frozen', at: 'noon' }, 'body.at must be integer'],
    ['setClock', { mode: 'frozen', at: -1 }, 'body.at must be >= 0'],
    ['setClock', { mode: 'rate', rate: 0 }, 'body.rate must be > 0'],
    ['setClock', { mode: 'real', zone: 8 }, 'body.zone is not known'],
    ['setClock', { mode: 'real', at: 1 }, 'body.at is not known'],
    ['setClock', { mode: 'offset', at: 1 }, 'body.at is not known'],
    ['setClock', { mode: 'frozen', rate: 2 }, 'body.rate is not known'],
    ['setClock', { mode: 'rate', offsetMs: 2 }, 'body.offsetMs is not known'],
    ['advanceClock', {}, 'body.ms is missing'],
    ['advanceClock', { ms: -1 }, 'body.ms must be >= 0'],
    ['advanceClock', { ms: 0.5 }, 'body.ms must be integer'],
    ['advanceClock', { ms: 31_622_400_001 }, 'body.ms must be <= 31622400000'],
  ])('when %s is sent %j › 400 names it', async (id, body, message) => {
    const world = await mock.newWorld();
    const refused = await world.client.call(id, { path: world.path, body });
    expect(refused).toMatchObject(INVALID);
    expect(refused.text).toContain(message);
    expect((await clock(world)).now).toBe(WORLD_TIME);
  });
});
