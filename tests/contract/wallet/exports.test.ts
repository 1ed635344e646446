import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { openGame } from '../../support/vendor.ts';
import { DAY, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();
const WEEK = { from: WORLD_TIME - 14 * DAY, to: WORLD_TIME };

describe.each([
  ['listTransactionExport', 'listTransactions'],
  ['listBetExport', 'listBets'],
] as const)('%s', (exported, listed) => {
  it(`${operationTitle(exported)} › the rows of the list in its order, whatever the size of an answer`, async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const rowKey = (row: object) => ('id' in row ? row.id : 'orderNo' in row ? row.orderNo : null);
    const wanted = (await lucky.value(listed, { query: { ...WEEK, pageSize: 100 } })).list.map(rowKey);
    expect(wanted.length).toBeGreaterThan(7);
    for (const pageSize of [1, 7, 1000]) {
      const found: unknown[] = [];
      let cursor: string | undefined;
      do {
        const { list, next } = await lucky.value(exported, {
          query: { ...WEEK, pageSize, ...(cursor && { cursor }) },
        });
        expect(list.length).toBeLessThanOrEqual(pageSize);
        found.push(...list.map(rowKey));
        cursor = next ?? undefined;
      } while (cursor);
      expect(found).toEqual(wanted);
    }
  });

  it('when something happens meanwhile › it is not among the rows', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const query = { to: WORLD_TIME, pageSize: 5 };
    const first = await lucky.value(exported, { query });
    await world.clock.advance(1000);
    await (await openGame(world, lucky, 'AURUM_0001')).bet({ level: 1 });
    const again = await lucky.value(exported, { query });
    expect(again).toEqual(first);
    const rest = await lucky.value(exported, { query: { to: WORLD_TIME, cursor: first.next ?? '' } });
    const before = await lucky.value(listed, { query: { to: WORLD_TIME } });
    expect(first.list.length + rest.list.length).toBe(before.total);
    expect(rest.next).toBeNull();
  });
});

it('when a cursor is none of the account record’s › 400', async () => {
  const lucky = await (await mock.newWorld()).client.signedIn();
  const refused = await lucky.call('listTransactionExport', { query: { cursor: '1767225600000-B12' } });
  expect(refused).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
});
