import { describe, expect, it } from 'vitest';
import { durationMs } from '../../../mock-package/duration.ts';
import { MockClient, MockError, startMock } from '../../../mock-package/index.ts';
import { reportOf } from '../../../mock-package/report.ts';
import { mockForFile, SEED_FILE } from '../../support/mock.ts';
import { DAY, HOUR, MINUTE, SECOND, WORLD_TIME } from '../../support/world.ts';

const NOTICES = '/wps/relay/MCSFE_getNotices';
const mock = mockForFile();
const newWorld = async () => new MockClient(mock.origin).existing((await mock.newWorld()).name);

describe('durationMs', () => {
  it.each([
    ['P1D', DAY],
    ['PT1H30M', 90 * MINUTE],
    ['P1W2DT3H4M5.5S', 9 * DAY + 3 * HOUR + 4 * MINUTE + 5.5 * SECOND],
    ['PT0S', 0],
  ])('%s is %i ms', (text, ms) => expect(durationMs(text)).toBe(ms));

  it.each(['1d', 'P', 'PT', 'P1M', 'P1Y', '-P1D', ''])('refuses "%s", and says what to write', (text) =>
    expect(() => durationMs(text)).toThrow(/write P1D/),
  );
});

describe('a world by the client', () => {
  it('begins at its time, and advances by a duration, by milliseconds and to a moment', async () => {
    const world = await newWorld();
    expect(await world.clock.now()).toBe(WORLD_TIME);
    expect((await world.clock.advance('P1D')).now).toBe(WORLD_TIME + DAY);
    expect((await world.clock.advance(1)).now).toBe(WORLD_TIME + DAY + 1);
    expect((await world.clock.advance({ to: 'midnight', beforeMs: MINUTE })).nowIso).toContain('T23:59:00.000');
  });

  it('has a name of its own, and is gone at the end of its block', async () => {
    const client = new MockClient(mock.origin);
    const made = await client.world({ at: '2026-03-18T12:00:00+08:00' });
    expect(await made.clock.now()).toBe(WORLD_TIME);
    await made[Symbol.asyncDispose]();
    await expect(made.call('getClock')).rejects.toMatchObject({ status: 404, code: 'world.not.found' });
  });

  it('signs a member in, whose calls it makes and lists', async () => {
    const world = await newWorld();
    const lucky = await world.as('lucky');
    expect(await lucky.value('/wps/member/info')).toMatchObject({ account: 'lucky' });
    await expect(world.visitor().value('/wps/member/info')).rejects.toThrow(/401/);
    expect(await world.requests.of('getMemberInfo')).toMatchObject([{ status: 401 }, { status: 200 }]);
  });

  it.each(['0917 123 4321', '+639171234321', '9171234321'])('reads the code that was sent to %s', async (number) => {
    const world = await newWorld();
    const proof = await world.call('createProof', { path: { brand: 'baize' }, body: { scene: 'sms' } });
    const body = { mobileNo: '09171234321', countryDialingCode: '63', ...proof };
    await world.visitor().value('/wps/verification/sms/register', { body });
    expect(await world.inbox.code(number)).toMatch(/^\d{6}$/);
    await expect(world.inbox.code('0000004321', { timeoutMs: 0 })).rejects.toThrow(
      /No code came to 0000004321.*\+639171234321/,
    );
  });

  it('tells which faults struck nothing, and reports what happened', async () => {
    const world = await newWorld();
    await world.faults.set({ operation: 'getBalance', kind: 'down' });
    expect(await world.faults.missed()).toEqual([expect.stringContaining('getBalance')]);
    await world.visitor().fetch('/wps/nowhere');
    const report = await reportOf(world);
    expect(report).toContain('2026-03-18T12:00:00.000+08:00 (frozen)');
    expect(report).toMatch(/"operation":"getBalance"[\s\S]*GET \/wps\/nowhere 404/);
    await world.faults.clear();
    expect(await world.faults.list()).toEqual([]);
  });
});

describe('what the client throws', () => {
  it('for a refusal › the operation, the status, the code and what to do', async () => {
    const world = await newWorld();
    const error = await world.scenarios.apply('no-such').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MockError);
    expect(error).toMatchObject({ status: 404, code: 'scenario.not.found' });
    expect(String(error)).toMatch(/applyScenario answered 404 scenario.not.found: .*GET \/__mock\/scenarios/);
  });

  it('where nothing listens › how to start a mock', () =>
    expect(new MockClient('http://127.0.0.1:1').call('listWorlds')).rejects.toThrow(/npx baize-mock/));

  it('for a time that is none › what to write', () =>
    expect(new MockClient(mock.origin).world({ at: 'noon' })).rejects.toThrow(/write 2026-03-18T12:00:00/));
});

describe('a mock that a test starts', () => {
  const environment = { MOCK_SEEDS: SEED_FILE.replace(/\/[^/]*$/, ''), MOCK_LOG: 'error' };

  it('refuses what names no world, where it was told so', async () => {
    const own = await startMock({ inProcess: true, requireWorld: true, environment });
    const refused = await own.send(NOTICES, { headers: { Merchant: 'baize' } });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('name a world in X-Mock-World');
    expect((await (await own.world()).visitor().fetch(NOTICES)).status).toBe(200);
    await own.stop();
    await expect(own.call('listWorlds')).rejects.toThrow(/No mock answers/);
  });

  it('begins its default world with a scenario, or does not start', async () => {
    const options = { inProcess: true, environment: { ...environment, MOCK_DEFAULT_WORLD: 'lean' } };
    const own = await startMock({ ...options, scenarios: ['maintenance'] });
    expect((await own.existing('default').visitor().fetch(NOTICES)).status).toBe(503);
    await own.stop();
    await expect(startMock({ ...options, scenarios: ['no-such'] })).rejects.toThrow(
      /"no-such" was not applied: There is no/,
    );
  });
});
