import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { HOUR, MINUTE, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const ADDRESS = '203.0.113.7';

describe(operationTitle('getPermission'), () => {
  const query = { host: 'baize.localhost' };

  it('when the brand is open › its rules, and the address that asked', async () => {
    const { client } = await mock.newWorld();
    const { info, ...rest } = await client.value('getPermission', { query, ip: ADDRESS });
    expect(rest).toEqual({ location: { ip: ADDRESS }, maintenance: false, regionRestriction: false });
    expect(info.registerRules.username).toEqual({
      enabled: true,
      required: true,
      acceptedPattern: '^[a-zA-Z][a-zA-Z0-9]*$',
      patternId: 3,
      minLength: 2,
      maxLength: 15,
      type: 'text',
    });
    const { modules, resources, customerService } = await client.value('getWhitelabel');
    expect(info).toMatchObject({ modules, resources, customerService });
  });

  it('when addresses were forwarded › the first one counts', async () => {
    const { client } = await mock.newWorld();
    const ofAddress = async (ip?: string) => (await client.value('getPermission', { query, ip })).location.ip;
    expect(await ofAddress('203.0.113.7, 10.0.0.1, 10.0.0.2')).toBe('203.0.113.7');
    expect(await ofAddress('2001:db8::7')).toBe('2001:db8::7');
    expect(await ofAddress()).toBe('127.0.0.1');
  });

  it('when it is closed to the address › it says so and answers all the same', async () => {
    const world = await mock.newWorld();
    await world.changeBrand('baize', { maintenance: true, restrictedAddresses: ['203.0.113.'] });
    const permission = await world.client.value('getPermission', { query, ip: ADDRESS });
    expect(permission).toMatchObject({ maintenance: true, regionRestriction: true });
  });

  it.each([
    ['no host', {}, 'query.host is missing'],
    ['an empty host', { host: '' }, 'query.host must NOT have fewer than 1'],
    ['a host with a path', { host: 'baize.localhost/x' }, 'query.host must match pattern'],
    ['a host of 256 characters', { host: 'x'.repeat(256) }, 'query.host must NOT have more than 255'],
  ])('when it is asked with %s › 400 names it', async (_, bad, message) => {
    const { client } = await mock.newWorld();
    const refused = await client.call('getPermission', { query: bad });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(refused.text).toContain(message);
  });
});

describe(operationTitle('getSystemStatus'), () => {
  const customerService = expect.stringMatching(/\/support\/baize\/live\?world=/);

  it('when the brand is open › 0', async () => {
    const { client } = await mock.newWorld();
    const status = await client.value('getSystemStatus', { ip: ADDRESS });
    expect(status).toEqual({ status: 0, endTime: null, customerService, ip: ADDRESS });
  });

  it('when the maintenance has an end › the brand opens then, to the millisecond', async () => {
    const world = await mock.newWorld();
    await world.changeBrand('baize', { maintenance: true, maintenanceEndTime: WORLD_TIME + MINUTE });
    await world.clock.freeze(WORLD_TIME + MINUTE - 1);
    expect((await world.client.value('getSystemStatus')).status).toBe(1);
    await world.clock.advance(1);
    expect(await world.client.value('getSystemStatus')).toMatchObject({ status: 0, endTime: null });
    expect((await world.client.call('listCountries')).status).toBe(200);
    expect(await world.changeBrand('baize', {})).toMatchObject({ maintenance: false, maintenanceEndTime: null });
  });

  it('when the brand is in maintenance › 1 with its end, which wins over the region', async () => {
    const world = await mock.newWorld();
    const endTime = WORLD_TIME + HOUR;
    await world.changeBrand('baize', {
      maintenance: true,
      maintenanceEndTime: endTime,
      restrictedAddresses: [ADDRESS],
    });
    const status = () => world.client.value('getSystemStatus', { ip: ADDRESS });
    expect(await status()).toEqual({ status: 1, endTime, customerService, ip: ADDRESS });
    await world.changeBrand('baize', { maintenanceEndTime: null });
    expect(await status()).toMatchObject({ status: 1, endTime: null });
  });

  it.each([
    [['203.0.113.7'], 2],
    [['203.0.113.'], 2],
    [['203.'], 2],
    [['203.0.113.70', '203.0.114.'], 0],
    [['203.0.113'], 0],
    [['2001:db8:'], 0],
  ])('when %j are restricted › %i for 203.0.113.7', async (restrictedAddresses, expected) => {
    const world = await mock.newWorld();
    await world.changeBrand('baize', { restrictedAddresses });
    expect((await world.client.value('getSystemStatus', { ip: ADDRESS })).status).toBe(expected);
    expect((await world.client.value('getSystemStatus', { ip: ADDRESS, merchant: 'lotus' })).status).toBe(0);
  });
});
