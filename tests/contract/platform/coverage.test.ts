import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { operations, operationTitle } from '../../support/operations.ts';

/** Its counts are of this file alone. */
const mock = mockForFile({ MOCK_LOG: 'error' });

const read = () => mock.client.value('getCoverage');
const find = ({ list }: Awaited<ReturnType<typeof read>>, id: string) => list.find(({ operation }) => operation === id);
const timesOf = (row: ReturnType<typeof find>) =>
  row?.statuses.flatMap(({ status, times }) => Array(times).fill(status));

describe(operationTitle('getCoverage'), () => {
  it('when nothing else was asked › every operation with its documented statuses, and itself from the second time on', async () => {
    const first = await read();
    expect(first).toMatchObject({ operations: operations.length, seen: 0 });
    const documented = operations.map(({ document, id, statuses }) => [document, id, statuses]);
    expect(
      first.list.map(({ api, operation, statuses }) => [api, operation, statuses.map(({ status }) => status)]),
    ).toEqual(expect.arrayContaining(documented));
    const second = await read();
    expect([second.seen, timesOf(find(second, 'getCoverage'))]).toEqual([1, [200]]);
  });

  it('when operations answer and refuse, in any world › each status is counted', async () => {
    const before = await read();
    for (const world of [await mock.newWorld(), await mock.newWorld()]) {
      await world.client.call('getBalance');
      await world.client.call('listPromotions');
      await world.client.call('applyScenario', { path: world.path, body: { name: 'none-such' } });
    }
    const after = await read();
    expect(timesOf(find(after, 'getBalance'))).toEqual([401, 401]);
    expect(timesOf(find(after, 'listPromotions'))).toEqual([200, 200]);
    expect(timesOf(find(after, 'applyScenario'))).toEqual([404, 404]);
    // With createWorld.
    expect(after.seen - before.seen).toBe(4);
  });

  it('when a fault answers in place of an operation › it is outside, and the operation not seen', async () => {
    const world = await mock.newWorld();
    const { seen } = await read();
    await world.client.value('setFaults', {
      path: world.path,
      body: [{ kind: 'status', status: 503, operation: 'getMenus' }],
    });
    await world.client.call('getMenus', { isFault: true });
    const after = await read();
    expect(find(after, 'getMenus')).toMatchObject({ outside: 1 });
    expect(timesOf(find(after, 'getMenus'))).toEqual([]);
    // With setFaults.
    expect(after.seen - seen).toBe(1);
  });
});
