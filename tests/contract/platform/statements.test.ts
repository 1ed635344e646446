import { describe, expect, it } from 'vitest';
import type { Store } from '../../../mock-server/worlds/database.ts';
import { count, query, select, update } from '../../../mock-server/worlds/statements.ts';
import { mockForFile } from '../../support/mock.ts';

const mock = mockForFile();

/** As in baize's seed. */
const LUCKY = 1001;
const WALLETS = select(
  'Wallet',
  ['accountTypeId', 'accountName', 'balance'],
  'WHERE "memberId" = ? ORDER BY "accountTypeId"',
);
const SESSIONS = select('Session', ['token', 'createdAt', 'endedAt'], 'WHERE "memberId" = ? ORDER BY "token"');
const FLAGS = select('Brand', ['code', 'isSingleWallet', 'maintenanceEndTime'], 'ORDER BY "code"');
const MEMBERS = count('Member', '');
const RENAME = update('Member', '"nickname" = ? WHERE "id" = ?');
const NICKNAME = select('Member', ['nickname'], 'WHERE "id" = ?');
const MESSAGES = select('InboxMessage', ['to'], 'ORDER BY "to"');

async function newWorld() {
  const { name } = await mock.newWorld();
  return mock.running.worlds.use(name);
}

describe('Prepared statements', () => {
  it('when they read › the rows are as Prisma gives them', async () => {
    const world = await newWorld();
    const { db } = world;
    const { read } = world;
    const rows = {
      wallets: read.all(WALLETS, LUCKY),
      sessions: read.all(SESSIONS, LUCKY),
      flags: read.all(FLAGS),
      members: read.first(MEMBERS),
    };
    expect(rows).toEqual({
      wallets: await db.wallet.findMany({
        where: { memberId: LUCKY },
        select: { accountTypeId: true, accountName: true, balance: true },
        orderBy: { accountTypeId: 'asc' },
      }),
      sessions: await db.session.findMany({
        where: { memberId: LUCKY },
        select: { token: true, createdAt: true, endedAt: true },
        orderBy: { token: 'asc' },
      }),
      flags: await db.brand.findMany({
        select: { code: true, isSingleWallet: true, maintenanceEndTime: true },
        orderBy: { code: 'asc' },
      }),
      members: { count: await db.member.count() },
    });
    expect([rows.wallets.length, rows.sessions.length].every((length) => length > 0)).toBe(true);
  });

  it('when they read in a transaction › the rows have the same types', async () => {
    const world = await newWorld();
    const all = ({ read }: Store) => [MEMBERS, FLAGS, WALLETS, SESSIONS].map((each) => readRows(read, each));
    const readRows = (read: Store['read'], each: Parameters<Store['read']['all']>[0]) =>
      each.sql.includes('?') ? read.all(each, LUCKY) : read.all(each);
    expect(await world.transact(async (store) => all(store))).toEqual(all(world));
  });

  it('when there is no such row › null', async () => {
    const world = await newWorld();
    expect(world.read.first(WALLETS, -1)).toBeNull();
  });

  it('when columns are computed › sums are exact, also over 2^53', async () => {
    const world = await newWorld();
    const huge = 9_007_199_254_740_993n;
    await world.db.wallet.updateMany({ where: { memberId: LUCKY, accountTypeId: 2 }, data: { balance: huge } });
    const sum = query<{ sum: bigint; most: bigint }>(
      'SELECT SUM("balance") AS "sum", MAX("balance") AS "most" FROM "Wallet" WHERE "memberId" = @member',
      { sum: 'BIGINT', most: 'BIGINT' },
    );
    const rest = world.read.all(WALLETS, LUCKY).reduce((all, { balance }) => all + balance, 0n);
    expect(world.read.first(sum, { member: LUCKY })).toEqual({ sum: rest, most: huge });
  });

  it('when they write › what is cached of the table is computed anew', async () => {
    const world = await newWorld();
    const nickname = () => world.cached('nickname', ['Member'], () => world.read.first(NICKNAME, LUCKY)?.nickname);
    const before = nickname();
    await world.run(RENAME, `${before} the second`, LUCKY);
    expect(nickname()).toBe(`${before} the second`);
  });

  it('when a read tries to write › it fails', async () => {
    const world = await newWorld();
    const rename = query(`UPDATE "Member" SET "nickname" = 'x' WHERE "id" = ${LUCKY} RETURNING "id"`);
    expect(() => world.read.all(rename)).toThrow('readonly');
  });

  it('when a transaction is under way › others read the last commit at once, and it reads its own writes', async () => {
    const world = await newWorld();
    const sum = ({ read }: Store) => read.all(WALLETS, LUCKY).reduce((all, { balance }) => all + balance, 0n);
    const before = sum(world);
    expect(before).toBeGreaterThan(0n);
    const failing = world.transact(async (store) => {
      await store.db.wallet.updateMany({ where: { memberId: LUCKY }, data: { balance: 0n } });
      expect(sum(world)).toBe(before);
      throw new Error(`${sum(store)} inside`);
    });
    await expect(failing).rejects.toThrow('0 inside');
    expect(sum(world)).toBe(before);
    await world.transact(async (store) => {
      await store.db.wallet.updateMany({ where: { memberId: LUCKY }, data: { balance: 0n } });
    });
    expect(sum(world)).toBe(0n);
  });

  it('when a transaction is under way › every other write waits, and is not a part of it', async () => {
    const world = await newWorld();
    const message = (to: string) => ({ channel: 'sms', to, text: 'x', time: new Date(world.now()) });
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const order: string[] = [];
    const failing = world.transact(async ({ db }) => {
      await db.inboxMessage.create({ data: message('own') });
      begin();
      await new Promise((resolve) => setTimeout(resolve, 50));
      order.push('transaction');
      throw new Error('on purpose');
    });
    const beside = begun.then(() =>
      Promise.all([
        world.run(RENAME, 'beside', LUCKY).then(() => order.push('prepared')),
        world.db.inboxMessage.create({ data: message('beside') }).then(() => order.push('prisma')),
        world.transact(({ db }) => db.inboxMessage.create({ data: message('another') })),
      ]),
    );
    await expect(failing).rejects.toThrow('on purpose');
    await beside;
    expect(order[0]).toBe('transaction');
    expect(world.read.all(MESSAGES).map(({ to }) => to)).toEqual(['another', 'beside']);
    expect(world.read.first(NICKNAME, LUCKY)?.nickname).toBe('beside');
  });

  it('when transactions come all at once › each sees what the ones before it have written', async () => {
    const world = await newWorld();
    const raise = () =>
      world.transact(async ({ read, db }) => {
        const [{ accountTypeId = 0, balance = 0n } = {}] = read.all(WALLETS, LUCKY);
        await db.wallet.updateMany({ where: { memberId: LUCKY, accountTypeId }, data: { balance: balance + 1n } });
      });
    const before = world.read.all(WALLETS, LUCKY)[0]?.balance ?? 0n;
    await Promise.all(Array.from({ length: 40 }, raise));
    expect(world.read.all(WALLETS, LUCKY)[0]?.balance).toBe(before + 40n);
  });

  it('when a table is cached while a transaction changes it › after the commit the new rows count', async () => {
    const world = await newWorld();
    const nickname = () => world.cached('nickname', ['Member'], () => world.read.first(NICKNAME, LUCKY)?.nickname);
    const before = nickname();
    await world.transact(async ({ db }) => {
      await db.member.update({ where: { id: LUCKY }, data: { nickname: 'changed' } });
      expect(nickname()).toBe(before);
    });
    expect(nickname()).toBe('changed');
  });

  it('when a world is closed and opened again › they are those of the new connection', async () => {
    const world = await newWorld();
    const members = () => world.read.first(MEMBERS);
    const before = members();
    await world.close();
    await world.open();
    expect(members()).toEqual(before);
  });
});
