import { describe, expect, it } from 'vitest';
import { playerAt, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();
const BRAND = { brand: 'baize' };

describe(operationTitle('createSession'), () => {
  it('when a member is named › a session, whose token the gaming API takes', async () => {
    const { client, path } = await mock.newWorld();
    const session = await client.value('createSession', { path: { ...path, ...BRAND }, body: { account: 'lucky' } });
    expect(session).toMatchObject({ account: 'lucky', type: 0 });
    expect(session.expiresAt).toBeGreaterThan(WORLD_TIME);
    expect(Date.parse(session.expiresAtIso)).toBe(session.expiresAt);
    expect((await client.value('getBalance', { token: session.token })).sumBalance).toBe('12458.75');
  });

  it('when nobody has the name › 404', async () => {
    const { client, path } = await mock.newWorld();
    const refused = await client.call('createSession', { path: { ...path, ...BRAND }, body: { account: 'lukcy' } });
    expect(refused).toMatchObject({ status: 404, body: { errorCode: 'member.not.found' } });
    const elsewhere = { path: { ...path, brand: 'nobody' }, body: { account: 'lucky' } };
    expect(await client.call('createSession', elsewhere)).toMatchObject({
      status: 404,
      body: { errorCode: 'brand.not.found' },
    });
  });

  it('when the brand has no agents › 403 for an agent', async () => {
    const { client, path } = await mock.newWorld();
    const body = { account: 'boss' };
    const refused = await client.call('createSession', { path: { ...path, brand: 'harbor' }, body });
    expect(refused).toMatchObject({ status: 403, body: { errorCode: 'login.not.member' } });
  });
});

describe(operationTitle('getBrand'), () => {
  it('when the brand is there › its state, with the zone', async () => {
    const { client, path } = await mock.newWorld();
    expect(await client.value('getBrand', { path: { ...path, ...BRAND } })).toMatchObject({
      merchantCode: 'baize',
      name: 'Baize',
      currency: 'PHP',
      zone: 'GMT+8',
      maintenance: false,
    });
  });

  it.each([
    ['baize', false],
    ['harbor', true],
  ])('when it is %s › whether only members see its pages: %s', async (brand, loginRequiredHome) => {
    const { client, path } = await mock.newWorld();
    expect(await client.value('getBrand', { path: { ...path, brand } })).toMatchObject({ loginRequiredHome });
  });
});

describe(operationTitle('listBrandMembers'), () => {
  it('when the brand is there › every account with its type and balance', async () => {
    const { client, path } = await mock.newWorld();
    const members = await client.value('listBrandMembers', { path: { ...path, ...BRAND } });
    expect(members).toContainEqual({ account: 'lucky', type: 0, balance: '12458.75', currency: 'PHP' });
    expect(members).toContainEqual(expect.objectContaining({ account: 'boss', type: 1 }));
  });

  it('when a part of the name is searched › those that have it, at most as many as wanted', async () => {
    const { client, path } = await mock.newWorld();
    const names = async (query: { search?: string; limit?: number }) =>
      (await client.value('listBrandMembers', { path: { ...path, ...BRAND }, query })).map(({ account }) => account);
    const all = await names({});
    expect(await names({ limit: 3 })).toEqual(all.slice(0, 3));
    expect(await names({ search: 'UCK' })).toEqual(all.filter((account) => account.includes('uck')));
    expect(await names({ search: 'a', limit: 2 })).toEqual(all.filter((account) => account.includes('a')).slice(0, 2));
    expect(await names({ search: '%' })).toEqual([]);
  });

  it('when a bet has left less than a cent › the exact balance', async () => {
    const { world, member, lottery } = await playerAt(mock);
    const body = slipOn(lottery, { play: 'EACH', content: '1||||', unit: '0.002' });
    await member.value('placeLotteryBet', { body });
    const members = await world.client.value('listBrandMembers', { path: { ...world.path, ...BRAND } });
    expect(members).toContainEqual(expect.objectContaining({ account: 'lucky', balance: '12458.748' }));
  });
});

describe(operationTitle('listBrandVendors'), () => {
  it('when a vendor is closed › it says so, and the others are open', async () => {
    const world = await mock.newWorld();
    await world.changeBrand('baize', { vendorsInMaintenance: ['AURUM'] });
    const vendors = await world.client.value('listBrandVendors', { path: { ...world.path, ...BRAND } });
    const closed = vendors.filter(({ isInMaintenance }) => isInMaintenance);
    expect(closed).toEqual([{ code: 'AURUM', gameTypes: ['RNG'], isInMaintenance: true }]);
    expect(vendors.length).toBeGreaterThan(10);
  });
});

describe.each(['getBrand', 'listBrandMembers', 'listBrandVendors'] as const)('%s', (id) => {
  it('when there is no such brand › 404', async () => {
    const { client, path } = await mock.newWorld();
    const refused = await client.call(id, { path: { ...path, brand: 'nobody' } });
    expect(refused).toMatchObject({ status: 404, body: { errorCode: 'brand.not.found' } });
  });
});
