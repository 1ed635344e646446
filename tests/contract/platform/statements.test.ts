import { describe, expect, it } from 'vitest';
import { count, select, update } from '../../../mock-server/worlds/statements.ts';
import { mockForFile } from '../../support/mock.ts';

const mock = mockForFile();

/** As seeded at the brand baize. */
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
const EMPTY = update('Wallet', '"balance" = 0 WHERE "memberId" = ?');

async function newWorld() {
  const { name } = await mock.newWorld();
  return mock.running.worlds.use(name);
}

describe('Prepared statements', () => {
  it('when they read › the rows are as Prisma gives them', async () => {
    const world = await newWorld();
    const { db } = world;
    const rows = await world.look((tables) => ({
      wallets: tables.all(WALLETS, LUCKY),
      sessions: tables.all(SESSIONS, LUCKY),
      flags: tables.all(FLAGS),
      members: tables.first(MEMBERS),
    }));
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

  it('when there is no such row › null', async () => {
    const world = await newWorld();
    expect(await world.look((tables) => tables.first(WALLETS, -1))).toBeNull();
  });

  it('when they write › what was remembered of the table is read anew', async () => {
    const world = await newWorld();
    const read = () =>
      world.remember('nickname', ['Member'], async () => {
        const row = await world.db.member.findUniqueOrThrow({ where: { id: LUCKY } });
        return row.nickname;
      });
    const before = await read();
    await world.look((tables) => tables.run(RENAME, `${before} the second`, LUCKY));
    expect(await read()).toBe(`${before} the second`);
  });

  it('when a transaction is under way › others wait for its end, and it sees what it has written itself', async () => {
    const world = await newWorld();
    const sum = () =>
      world.look((tables) => tables.all(WALLETS, LUCKY).reduce((all, { balance }) => all + balance, 0n));
    const before = await sum();
    const inside = world.transact(async (store) => {
      await store.wallet.updateMany({ where: { memberId: LUCKY }, data: { balance: 5n } });
      await world.look((tables) => tables.run(EMPTY, LUCKY));
      const seen = await sum();
      throw new Error(`${seen} inside`);
    });
    const beside = sum();
    await expect(inside).rejects.toThrow('0 inside');
    expect([await beside, await sum()]).toEqual([before, before]);
    expect(before).toBeGreaterThan(0n);
  });

  it('when a world is closed and opened again › they are those of the new connection', async () => {
    const world = await newWorld();
    const members = () => world.look((tables) => tables.first(MEMBERS));
    const before = await members();
    await world.close();
    await world.open();
    expect(await members()).toEqual(before);
  });
});
