import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { HOUR, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const INVALID = { status: 400, body: { errorCode: 'request_param_err' } };

describe(operationTitle('changeBrand'), () => {
  it('when nothing is named › the state as it is', async () => {
    const world = await mock.newWorld();
    const state = await world.changeBrand('baize', {});
    expect(state).toMatchObject({
      merchantCode: 'baize',
      maintenance: false,
      maintenanceEndTime: null,
      restrictedAddresses: [],
      modules: { FREEPLAY3: true, LOGIN3: true, RNG3: true, COCKFIGHT3: true },
    });
    expect((await world.changeBrand('harbor', {})).modules).toMatchObject({ FREEPLAY3: false, AGENT3: false });
  });

  it('when some of it is named › the rest stays, and other brands too', async () => {
    const world = await mock.newWorld();
    await world.changeBrand('baize', { restrictedAddresses: ['203.0.113.'], modules: { LIVE3: false } });
    const state = await world.changeBrand('baize', { maintenance: true, maintenanceEndTime: WORLD_TIME + HOUR });
    expect(state).toMatchObject({
      maintenance: true,
      maintenanceEndTime: WORLD_TIME + HOUR,
      restrictedAddresses: ['203.0.113.'],
      modules: { LIVE3: false, FISH3: true },
    });
    expect(await world.changeBrand('lotus', {})).toMatchObject({ maintenance: false, modules: { LIVE3: true } });
    expect(await world.changeBrand('baize', { maintenanceEndTime: null })).toMatchObject({
      maintenance: true,
      maintenanceEndTime: null,
    });
  });

  it('when a parent is switched off and on › its children follow', async () => {
    const world = await mock.newWorld();
    const off = await world.changeBrand('baize', { modules: { GAMES3: false } });
    expect(off.modules).toMatchObject({ GAMES3: false, RNG3: false, LIVE3: false });
    const on = await world.changeBrand('baize', { modules: { GAMES3: true } });
    expect(on.modules).toMatchObject({ GAMES3: true, RNG3: true, LIVE3: true });
  });

  it('when vendors are closed › those are, and no others; a stranger is named', async () => {
    const world = await mock.newWorld();
    expect((await world.changeBrand('baize', {})).vendorsInMaintenance).toEqual([]);
    const closed = await world.changeBrand('baize', { vendorsInMaintenance: ['AURUM', 'GLASSREEF'] });
    expect(closed.vendorsInMaintenance).toEqual(['AURUM', 'GLASSREEF']);
    expect((await world.changeBrand('lotus', {})).vendorsInMaintenance).toEqual([]);
    expect((await world.changeBrand('baize', { vendorsInMaintenance: [] })).vendorsInMaintenance).toEqual([]);
    const path = { ...world.path, brand: 'baize' };
    const refused = await world.client.call('changeBrand', { path, body: { vendorsInMaintenance: ['NOBODY'] } });
    expect(refused).toMatchObject({ status: 422 });
    expect(refused.text).toContain('no vendor NOBODY');
  });

  it('when geetest is chosen › the settings say so, and its proofs are taken as the gateway’s own', async () => {
    const world = await mock.newWorld();
    expect(await world.changeBrand('baize', { geetestId: 'an-id' })).toMatchObject({ geetestId: 'an-id' });
    const slider = async () => (await world.client.value('getWhitelabel')).thirdParty.slider;
    expect(await slider()).toMatchObject({ provider: 'geetest', captchaId: 'an-id' });
    expect(await world.client.signIn()).toMatch(/^\w{40}$/);
    await world.changeBrand('baize', { geetestId: null });
    expect(await slider()).toMatchObject({ provider: 'gateway', captchaId: null });
  });

  it('when a route is switched › that one is off; a stranger is named', async () => {
    const world = await mock.newWorld();
    const state = await world.changeBrand('baize', { routes: { promotions: false } });
    expect(state.routes).toMatchObject({ promotions: false, help: true });
    const routes = await world.client.value('getRouters', { query: { device: 3 } });
    expect(routes).toContainEqual({ name: 'promotions', path: '/promotions', enabled: false, loginRequired: false });
    const path = { ...world.path, brand: 'baize' };
    const refused = await world.client.call('changeBrand', { path, body: { routes: { nowhere: false } } });
    expect(refused).toMatchObject({ status: 422, body: { errorCode: 'route.unknown' } });
    expect(refused.text).toContain('no route nowhere');
  });

  it('when there is no such brand › 404 brand.not.found', async () => {
    const world = await mock.newWorld();
    const refused = await world.client.call('changeBrand', { path: { ...world.path, brand: 'nobody' }, body: {} });
    expect(refused).toMatchObject({ status: 404, body: { errorCode: 'brand.not.found' } });
  });

  it.each<[unknown, string]>([
    [{ maintenance: 'yes' }, 'body.maintenance must be boolean'],
    [{ maintenanceEndTime: -1 }, 'body.maintenanceEndTime must be >= 0'],
    [{ restrictedAddresses: '203.' }, 'body.restrictedAddresses must be array'],
    [{ restrictedAddresses: [''] }, 'body.restrictedAddresses.0 must NOT have fewer than 1'],
    [{ modules: { FREEPLAY3: '1' } }, 'body.modules.FREEPLAY3 must be boolean'],
    [{ maintenanceEndTime: 9e15 }, 'body.maintenanceEndTime must be <= 9999999999999'],
    [{ vendorMaintenanceEndTime: 9e15 }, 'body.vendorMaintenanceEndTime must be <= 9999999999999'],
    [{ currency: 'USD' }, 'body.currency is not known'],
  ])('when it is sent %j › 400 names it, and nothing changes', async (body, message) => {
    const world = await mock.newWorld();
    const refused = await world.client.call('changeBrand', { path: { ...world.path, brand: 'baize' }, body });
    expect(refused).toMatchObject(INVALID);
    expect(refused.text).toContain(message);
    expect(await world.changeBrand('baize', {})).toMatchObject({ maintenance: false, modules: { FREEPLAY3: true } });
  });

  it.each<[string, unknown]>([
    ['module.unknown', { modules: { NOTHING3: true, FREEPLAY3: false } }],
    ['vendor.unknown', { vendorsInMaintenance: ['NOBODY'], modules: { FREEPLAY3: false } }],
    ['banner.unknown', { bannerSegments: { 999999: [] }, modules: { FREEPLAY3: false } }],
    ['pop.up.unknown', { popUpSegments: { 1001: [] }, modules: { FREEPLAY3: false } }],
    ['channel.unknown', { channelsInMaintenance: ['nowhere'], modules: { FREEPLAY3: false } }],
  ])('when the brand does not have it › 422 %s, and nothing changes', async (errorCode, body) => {
    const world = await mock.newWorld();
    const refused = await world.client.call('changeBrand', { path: { ...world.path, brand: 'baize' }, body });
    expect(refused).toMatchObject({ status: 422, body: { errorCode } });
    expect(await world.changeBrand('baize', {})).toMatchObject({ modules: { FREEPLAY3: true } });
  });

  it('when the brand in the path is no code › 400', async () => {
    const world = await mock.newWorld();
    const refused = await world.client.call('changeBrand', { path: { ...world.path, brand: 'No Code' }, body: {} });
    expect(refused).toMatchObject(INVALID);
  });
});

describe('The inbox of a world', () => {
  const inbox = (world: TestWorld, to?: string) =>
    world.client.value('listInbox', { path: world.path, query: to === undefined ? undefined : { to } });

  /** Writes past the mock. */
  async function post(world: TestWorld, ...rows: [channel: string, to: string, code: string | null][]): Promise<void> {
    const insert = 'INSERT INTO InboxMessage (channel, "to", subject, text, code, time) VALUES (?, ?, NULL, ?, ?, ?)';
    for (const [channel, to, code] of rows) await world.change(insert, channel, to, `For ${to}.`, code, WORLD_TIME);
  }

  it('when nothing was sent › empty', async () => {
    expect(await inbox(await mock.newWorld())).toEqual([]);
  });

  it('when messages were sent › newest first, or only those to one', async () => {
    const world = await mock.newWorld();
    await post(
      world,
      ['sms', '+639170000001', '482913'],
      ['mail', 'a@mail.example', null],
      ['sms', '+639170000001', '7'],
    );
    expect((await inbox(world)).map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(await inbox(world, '+639170000001')).toEqual([
      expect.objectContaining({ id: 3, code: '7' }),
      {
        id: 1,
        channel: 'sms',
        to: '+639170000001',
        subject: null,
        text: 'For +639170000001.',
        code: '482913',
        push: null,
        time: WORLD_TIME,
        timeIso: '2026-03-18T12:00:00.000+08:00',
      },
    ]);
    expect(await inbox(world, 'b@mail.example')).toEqual([]);
  });

  it('when it is emptied › nothing is left there, and another world keeps its own', async () => {
    const [world, other] = [await mock.newWorld(), await mock.newWorld()];
    await post(world, ['sms', '1', null]);
    await post(other, ['sms', '2', null]);
    expect(await world.client.value('clearInbox', { path: world.path })).toEqual([]);
    expect(await inbox(world)).toEqual([]);
    expect(await inbox(other)).toHaveLength(1);
  });

  it('when it is asked for what is no address › 400', async () => {
    const world = await mock.newWorld();
    const spaced = await world.client.call('listInbox', { path: world.path, query: { to: ' 639170000001' } });
    expect(spaced).toMatchObject(INVALID);
    expect(spaced.text).toContain('query.to must match pattern');
  });
});

describe(operationTitle('setFaults'), () => {
  it('when faults are set › they replace those before, and can be read', async () => {
    const world = await mock.newWorld();
    const faults = [{ operation: 'getJackpot', kind: 'delay' as const, delayMs: 5, times: 3 }];
    await world.faults.set({ operation: '*', kind: 'html' });
    expect(await world.faults.set(...faults)).toMatchObject([{ ...faults[0], struck: 0 }]);
    await world.client.value('getJackpot');
    const read = await world.client.value('getFaults', { path: world.path });
    expect(read).toEqual([{ ...faults[0], asked: 1, matched: 1, struck: 1, miss: null }]);
    expect(await world.faults.set(...read)).toMatchObject([{ ...faults[0], struck: 0 }]);
  });

  it.each<[unknown, string]>([
    [{}, 'body must be array'],
    [[{ kind: 'html' }], 'body.0.operation is missing'],
    [[{ operation: '*' }], 'body.0.kind is missing'],
    [[{ operation: '*', kind: 'explode' }], 'body.0.kind must be one of'],
    [[{ operation: '*', kind: 'status', status: 99 }], 'body.0.status must be >= 200'],
    [[{ operation: '*', kind: 'delay', delayMs: 120_001 }], 'body.0.delayMs must be <= 120000'],
    [[{ operation: '*', kind: 'cut', times: 0 }], 'body.0.times must be >= 1'],
    [[{ operation: '*', kind: 'cut', every: 0 }], 'body.0.every must be >= 1'],
    [[{ operation: '*', kind: 'cut', chance: 2 }], 'body.0.chance must be <= 1'],
    [[{ operation: '*', kind: 'cut', query: { pageNo: 2 } }], 'body.0.query.pageNo must be string'],
    [[{ operation: '*', kind: 'cut', once: true }], 'body.0.once is not known'],
    [Array(51).fill({ operation: '*', kind: 'cut' }), 'body must NOT have more than 50'],
  ])('when it is sent %j › 400 names it, and those before stay', async (body, message) => {
    const world = await mock.newWorld();
    await world.faults.set({ operation: 'login', kind: 'html' });
    const refused = await world.client.call('setFaults', { path: world.path, body });
    expect(refused).toMatchObject(INVALID);
    expect(refused.text).toContain(message);
    expect(await world.client.value('getFaults', { path: world.path })).toHaveLength(1);
  });

  it('when an operation is misspelt › 404 names it and what is like it', async () => {
    const world = await mock.newWorld();
    const body = [{ operation: 'getbalance', kind: 'html' }];
    const refused = await world.client.call('setFaults', { path: world.path, body });
    expect(refused).toMatchObject({ status: 404, body: { errorCode: 'operation.not.found' } });
    expect(refused.text).toContain('Like it: getBalance, getBalanceByPost.');
    expect(await world.client.value('getFaults', { path: world.path })).toEqual([]);
  });
});
