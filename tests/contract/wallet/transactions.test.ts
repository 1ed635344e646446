import { describe, expect, it } from 'vitest';
import type { Query } from '../../../openapi/generated/gaming-operations.ts';
import type { Client } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { register } from '../../support/newcomer.ts';
import { operationTitle } from '../../support/operations.ts';
import { DAY, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const list = (client: Client, query: Query<'listTransactions'> = {}) => client.value('listTransactions', { query });

describe(operationTitle('listTransactions'), () => {
  it('when a member has a history › its rows, newest first, each leading to the balance after it', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const { list: rows, total, totalPages } = await list(lucky, { accountTypeId: 3, pageSize: 100 });
    expect(rows.length).toBe(total);
    expect(totalPages).toBe(1);
    expect(rows[0]).toMatchObject({ balanceAfter: '3120.25', accountName: 'RNG', accountTypeId: 3 });
    expect(rows.every((row, index) => index === 0 || row.time <= (rows[index - 1]?.time ?? 0))).toBe(true);
    for (const [index, { direction, amount, balanceAfter }] of rows.entries()) {
      const before = Number(rows[index + 1]?.balanceAfter ?? 0);
      const change = direction === 'IN' ? Number(amount) : -Number(amount);
      expect(before + change).toBeCloseTo(Number(balanceAfter), 4);
    }
  });

  it('when a row is of a game › its remark is the name in the language of the request', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const [english] = (await list(lucky, { typeCode: 3200 })).list;
    const [chinese] = (await lucky.value('listTransactions', { query: { typeCode: 3200 }, language: 'CN' })).list;
    expect(english?.remark).toMatch(/^[\x20-\x7e]+$/);
    expect(chinese).toMatchObject({ id: english?.id, orderNo: english?.orderNo });
    expect(chinese?.remark).not.toBe(english?.remark);
  });

  it('when rows are filtered › by wallet, kind and time, and the sums are theirs', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const bets = await list(lucky, { typeCode: 3200, pageSize: 100 });
    expect(bets.list.every(({ typeCode, direction }) => typeCode === 3200 && direction === 'OUT')).toBe(true);
    const sum = bets.list.reduce((total, { amount }) => total + Number(amount), 0);
    expect(Number(bets.sumOut)).toBeCloseTo(sum, 4);
    expect(bets.sumIn).toBe('0.00');
    const from = WORLD_TIME - 7 * DAY;
    const week = await list(lucky, { from, to: WORLD_TIME, pageSize: 100 });
    expect(week.total).toBeGreaterThan(0);
    expect(week.list.every(({ time }) => time >= from && time < WORLD_TIME)).toBe(true);
    expect((await list(lucky, { from: WORLD_TIME + DAY })).total).toBe(0);
  });

  it('when a row is as old as the period › the first moment is in it, the last is not', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const [{ id = 0, time: at = 0 } = {}] = (await list(lucky)).list;
    const listIds = async (query: Query<'listTransactions'>) => (await list(lucky, query)).list.map((row) => row.id);
    expect(await listIds({ from: at, to: at + 1 })).toContain(id);
    expect(await listIds({ from: at - 1, to: at })).not.toContain(id);
  });

  it('when the period ends before it begins › 400 says so; when it is empty › no row', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const refused = await lucky.call('listTransactions', { query: { from: WORLD_TIME, to: WORLD_TIME - 1 } });
    expect(refused).toMatchObject({ status: 400, body: { success: false, errorCode: 'request_param_err' } });
    expect(refused.text).toContain('query.from is after query.to');
    expect((await list(lucky, { from: WORLD_TIME, to: WORLD_TIME })).total).toBe(0);
  });

  it('when the type is none of the contract › 400 names the field', async () => {
    const { client } = await mock.newWorld();
    const refused = await (await client.signedIn()).call('listTransactions', { query: { typeCode: 3999 } });
    expect(refused).toMatchObject({ status: 400, body: { success: false, errorCode: 'request_param_err' } });
    expect(refused.text).toContain('query.typeCode must be one of 3100, 3101');
  });

  it('when there are pages › each row is on one of them', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const first = await list(lucky);
    expect(first.list).toHaveLength(15);
    const pages = await Promise.all(
      Array.from({ length: first.totalPages }, (_, index) => list(lucky, { pageNo: index + 1 })),
    );
    const ids = pages.flatMap((page) => page.list.map(({ id }) => id));
    expect(new Set(ids).size).toBe(first.total);
    expect((await list(lucky, { pageNo: first.totalPages + 1 })).list).toEqual([]);
  });

  it('when a page of more than a hundred is asked for › 400', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    expect(await lucky.call('listTransactions', { query: { pageSize: 101 } })).toMatchObject({ status: 400 });
  });

  it('when the member is new › there is nothing', async () => {
    const world = await mock.newWorld();
    const { token } = ((await register(world, 'baize')).body as { value: { token: string } }).value;
    expect(await world.client.value('listTransactions', { token })).toEqual({
      list: [],
      pageNo: 1,
      totalPages: 0,
      total: 0,
      sumIn: '0.00',
      sumOut: '0.00',
    });
  });

  it('a trial account has the play money that it began with', async () => {
    const { client } = await mock.newWorld();
    const { token } = await client.value('loginFreePlay', { headers: { os: 'ANDROID', platform: 'W' } });
    const { list: rows } = await client.value('listTransactions', { token });
    expect(rows).toMatchObject([{ typeCode: 8122, direction: 'IN', amount: '2000.00', accountName: 'MAIN' }]);
  });
});
