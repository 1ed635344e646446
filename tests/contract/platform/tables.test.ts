import { beforeAll, describe, expect, it } from 'vitest';
import type { Query, Value } from '../../../openapi/generated/control-operations.ts';
import { mockForFile } from '../../support/mock.ts';
import { multipart, PNG } from '../../support/multipart.ts';
import { operationTitle } from '../../support/operations.ts';
import { newTransfer } from '../../support/orders.ts';
import type { TestWorld } from '../../support/world.ts';

const mock = mockForFile();

let world: TestWorld;
let token: string;

beforeAll(async () => {
  world = await mock.newWorld({ isShared: true });
  token = await world.client.signIn();
  await world.captcha();
  const lucky = world.client.as({ merchant: 'baize', token });
  await lucky.call('uploadPaymentProof', multipart({ orderNo: await newTransfer(lucky), file: PNG }));
});

const tables = () => world.client.value('listTables', { path: world.path });
const rows = (table: string, query: Query<'listRows'> = {}): Promise<Value<'listRows'>> =>
  world.client.value('listRows', { path: { ...world.path, table }, query });
const countRows = async (sql: string, ...values: unknown[]) =>
  (await world.read<{ count: number }>(`SELECT COUNT(*) AS "count" FROM ${sql}`, ...values))[0]?.count;

const SECRET_NAME = /pass|hash|token|secret|seed|digits|auth|p256dh|endpoint/i;
/** Named so, and no secrets: a spin shows its seeds after it. */
const PUBLIC = [
  'Brand.passwordMaxAgeDays',
  'Member.passwordChangedAt',
  'Play.clientSeed',
  'RaffleSeeds.clientSeed',
  'RaffleSpin.clientSeed',
  'RaffleSpin.serverSeed',
  'SubAccount.passwordChangedAt',
  'Winner.isSeeded',
  'WorldState.seed',
];

describe(operationTitle('listTables'), () => {
  it('when they are listed › each with its columns, references and number of rows', async () => {
    const all = await tables();
    const names = await world.read<{ name: string }>(
      `SELECT name FROM file.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name`,
    );
    expect(all.map(({ name }) => name)).toEqual(names.map(({ name }) => name));
    const member = all.find(({ name }) => name === 'Member');
    expect(member?.rows).toBe(await countRows('Member'));
    const column = (wanted: string) => member?.columns.find(({ name }) => name === wanted);
    const plain = { isKey: false, isMasked: false, references: null };
    expect(column('id')).toEqual({ ...plain, name: 'id', type: 'INTEGER', isKey: true });
    expect(column('passwordHash')).toEqual({ ...plain, name: 'passwordHash', type: 'TEXT', isMasked: true });
    expect(column('uplineId')).toEqual({
      ...plain,
      name: 'uplineId',
      type: 'INTEGER',
      references: { table: 'Member', column: 'id' },
    });
  });

  it('when a column is named like a secret › it is masked, or known as public', async () => {
    const open = (await tables()).flatMap(({ name: table, columns }) =>
      columns.filter(({ name, isMasked }) => SECRET_NAME.test(name) && !isMasked).map(({ name }) => `${table}.${name}`),
    );
    expect(open.sort()).toEqual(PUBLIC);
  });
});

describe(operationTitle('listRows'), () => {
  it('when any table is read › no secret shows', async () => {
    const all = await tables();
    const shown = await Promise.all(all.map(({ name }) => rows(name)));
    for (const [index, { columns }] of all.entries()) {
      for (const { name } of columns.filter(({ isMasked }) => isMasked)) {
        const values = new Set(shown[index]?.list.map((row) => row.values[name]));
        expect([...values].filter((value) => value !== null && value !== 'masked')).toEqual([]);
      }
    }
    const text = JSON.stringify([shown, await rows('Session', { sort: '-createdAt' })]);
    expect(text).not.toContain(token);
    const [lucky] = await world.read<{ passwordHash: string }>(
      `SELECT passwordHash FROM Member WHERE username = 'lucky'`,
    );
    expect(text).not.toContain(lucky?.passwordHash);
  });

  it('when rows are filtered by a column › those, with what they refer to and what refers to them', async () => {
    const { list, total } = await rows('Member', { column: 'username', value: 'boss' });
    expect(total).toBe(await countRows(`Member WHERE username = 'boss'`));
    const boss = list.find(({ values }) => values.brandCode === 'baize');
    const id = boss?.values.id;
    expect(boss?.values).toMatchObject({ username: 'boss', passwordHash: 'masked', toUpline: expect.any(Boolean) });
    const related = (table: string, column: string) =>
      boss?.related.find((each) => each.table === table && each.column === column);
    expect(related('Brand', 'code')).toEqual({
      table: 'Brand',
      column: 'code',
      value: 'baize',
      rows: 1,
      isReferred: true,
    });
    for (const [table, column] of [
      ['Wallet', 'memberId'],
      ['Member', 'uplineId'],
    ] as const) {
      const count = await countRows(`${table} WHERE ${column} = ?`, id);
      expect(related(table, column)).toEqual({ table, column, value: String(id), rows: count, isReferred: false });
      expect((await rows(table, { column, value: String(id) })).total).toBe(count);
    }
    expect(boss?.related.filter((each) => each.rows === 0)).toEqual([]);
  });

  it('when a key has several columns, or is secret › the number without a filter', async () => {
    const { list: games } = await rows('Game', { pageSize: 1 });
    expect(games[0]?.related).toContainEqual({ table: 'Vendor', column: null, value: null, rows: 1, isReferred: true });
    const { list: sessions } = await rows('Session', { sort: '-createdAt', pageSize: 1 });
    expect(sessions[0]?.values.token).toBe('masked');
    expect(sessions[0]?.related.map(({ table }) => table)).toEqual(['Member']);
  });

  it('when values are no texts › numbers, money as text, times in milliseconds, the size of a file', async () => {
    const { list } = await rows('Wallet', { sort: '-balance', pageSize: 3 });
    const wanted = await world.read<{ balance: number }>(
      'SELECT balance FROM Wallet ORDER BY balance DESC, rowid LIMIT 3',
    );
    expect(list.map(({ values }) => values.balance)).toEqual(wanted.map(({ balance }) => String(balance)));
    expect((await rows('WorldState')).list[0]?.values).toMatchObject({ id: 1, startedAt: expect.any(Number) });
    expect((await rows('PaymentProof')).list[0]?.values.content).toBe(`${PNG.length} bytes`);
    const closed = await rows('BrandModule', { column: 'isEnabled', value: 'false' });
    expect(closed.total).toBe(await countRows('BrandModule WHERE isEnabled = 0'));
  });

  it('when a column is null, and a page is past the end › those rows, and an empty list', async () => {
    const count = await countRows('Member WHERE uplineId IS NULL');
    expect((await rows('Member', { column: 'uplineId' })).total).toBe(count);
    expect(await rows('Member', { column: 'uplineId', pageNo: 100_000 })).toEqual({ list: [], total: count });
    const [first, second] = [await rows('Game', { pageSize: 2 }), await rows('Game', { pageSize: 1, pageNo: 2 })];
    expect(second.list[0]).toEqual(first.list[1]);
  });

  it.each<[string, Record<string, string>, string, string]>([
    ['an unknown column', { column: 'color' }, 'column.unknown', 'query.column: Member has no column'],
    ['an unknown order', { sort: '-color' }, 'column.unknown', 'query.sort: Member has no column'],
    ['a masked column', { column: 'passwordHash', value: 'x' }, 'column.unknown', 'Member.passwordHash is not shown'],
    ['the order of one', { sort: 'passwordHash' }, 'column.unknown', 'query.sort: Member.passwordHash is not shown'],
    ['a value alone', { value: '1' }, 'column.unknown', 'query.value: query.column is missing'],
    ['a text for a number', { column: 'id', value: '1 OR 1' }, 'column.value', 'no value of id, which is INTEGER'],
    ['a number for a boolean', { column: 'toUpline', value: '1' }, 'column.value', 'no value of toUpline'],
    ['SQL', { sort: 'id;--' }, 'request_param_err', 'query.sort must match pattern'],
  ])('when it is asked for %s › 400', async (_, query, errorCode, message) => {
    const refused = await world.client.call('listRows', { path: { ...world.path, table: 'Member' }, query });
    expect(refused).toMatchObject({ status: 400, body: { errorCode, message: expect.stringContaining(message) } });
  });

  it('when there is no such table › 404', async () => {
    const refused = await world.client.call('listRows', { path: { ...world.path, table: 'Members' } });
    expect(refused).toMatchObject({ status: 404, body: { errorCode: 'table.not.found' } });
  });
});
