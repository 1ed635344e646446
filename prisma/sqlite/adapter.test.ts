import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PrismaClient } from '../generated/client.ts';
import { PrismaSqlite } from './adapter.ts';
import { Sqlite } from './database.ts';

const [MEMBER, WALLET, GAME] = [1001, 2, 1];
const NOBODY = 999_999;
const LARGE = 2n ** 62n + 1n;

let folder: string;
let file: string;
let db: PrismaClient;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'adapter-'));
  copyFileSync('.data/seed.db', path.join(folder, 'seed.db'));
  Sqlite.fill(path.join(folder, 'seed.db'), () => {});
});
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(({ task }) => {
  file = path.join(folder, `${task.id}.db`);
  copyFileSync(path.join(folder, 'seed.db'), file);
  db = new PrismaClient({ adapter: new PrismaSqlite(file) });
});
afterEach(() => db.$disconnect());

const favourite = async () => {
  const [game] = await db.game.findMany({ take: 1, skip: GAME, orderBy: { nodeId: 'desc' } });
  return { memberId: MEMBER, gameNodeId: game?.nodeId ?? 0, position: 1 };
};

describe('refused rows', () => {
  it('a second row of a key, by create and by createMany › P2002 that names the columns', async () => {
    const row = await favourite();
    await db.favourite.create({ data: row });
    const cause = { constraint: { fields: ['memberId', 'gameNodeId'] } };
    const refusal = { code: 'P2002', meta: { driverAdapterError: { cause } } };
    await expect(db.favourite.create({ data: row })).rejects.toMatchObject(refusal);
    await expect(db.favourite.createMany({ data: [row] })).rejects.toMatchObject(refusal);
  });

  it('a row of nobody, by create and by createMany › P2003', async () => {
    const row = { ...(await favourite()), memberId: NOBODY };
    await expect(db.favourite.create({ data: row })).rejects.toMatchObject({ code: 'P2003' });
    await expect(db.favourite.createMany({ data: [row] })).rejects.toMatchObject({ code: 'P2003' });
  });

  it('a row that is not there › P2025', async () => {
    const change = db.member.update({ where: { id: NOBODY }, data: { nickname: 'x' } });
    await expect(change).rejects.toMatchObject({ code: 'P2025' });
  });

  it('SQL that SQLite does not read › its message', async () => {
    await expect(db.$executeRawUnsafe('SELECT FROM')).rejects.toThrow(/syntax error/);
    await expect(db.$queryRawUnsafe('SELECT * FROM "Nothing"')).rejects.toThrow(/Nothing/);
  });
});

describe('values', () => {
  it('an amount above 2^53 › exact', async () => {
    const where = { memberId_accountTypeId: { memberId: MEMBER, accountTypeId: WALLET } };
    expect((await db.wallet.update({ where, data: { balance: LARGE } })).balance).toBe(LARGE);
    expect(await db.wallet.aggregate({ where: { memberId: MEMBER }, _max: { balance: true } })).toEqual({
      _max: { balance: LARGE },
    });
  });

  it('bytes, times, flags and nothing › as they were written', async () => {
    const order = await db.depositOrder.findFirstOrThrow();
    const content = new Uint8Array([0, 1, 127, 128, 255]);
    const uploadedAt = new Date('2026-03-18T04:00:00.123Z');
    const data = { orderNo: order.orderNo, contentType: 'image/png', content, uploadedAt };
    await db.paymentProof.deleteMany();
    expect(await db.paymentProof.create({ data })).toEqual(data);
    expect(await db.paymentProof.findMany({ where: { uploadedAt } })).toEqual([data]);
    const stored = new Sqlite(file);
    expect(stored.rows('SELECT "uploadedAt" FROM "PaymentProof"')).toEqual([{ uploadedAt: uploadedAt.getTime() }]);
    stored.close();
    const brand = await db.brand.findUniqueOrThrow({ where: { code: 'baize' } });
    expect([brand.isInMaintenance, brand.maintenanceEndTime]).toEqual([false, null]);
  });

  it('computed columns › the types of their values', async () => {
    const [row] = await db.$queryRawUnsafe<object[]>(
      `SELECT COUNT(*) AS n, 1.5 AS half, 'x' AS text, NULL AS none, x'00ff' AS bytes FROM "Brand"`,
    );
    expect(row).toEqual({ n: 3n, half: 1.5, text: 'x', none: null, bytes: new Uint8Array([0, 255]) });
  });

  it('rows of the connection itself › equal plain objects, and can be spread', () => {
    const database = new Sqlite(file);
    const [row] = database.rows('SELECT "code" FROM "Brand" ORDER BY "code" LIMIT 1');
    expect({ ...row }).toEqual({ code: 'baize' });
    expect(JSON.stringify(row)).toBe('{"code":"baize"}');
    database.close();
  });
});

describe('transactions', () => {
  it('one statement of it is refused › nothing of it stays, and the next one runs', async () => {
    const row = await favourite();
    const before = await db.favourite.count();
    const failed = db.$transaction(async (store) => {
      await store.favourite.create({ data: row });
      await store.favourite.create({ data: row });
    });
    await expect(failed).rejects.toMatchObject({ code: 'P2002' });
    expect(await db.favourite.count()).toBe(before);
    await db.$transaction((store) => store.favourite.create({ data: row }));
    expect(await db.favourite.count()).toBe(before + 1);
  });

  it('a refusal inside that is caught › the rest stays', async () => {
    const row = await favourite();
    const before = await db.favourite.count();
    await db.$transaction(async (store) => {
      await store.favourite.create({ data: row });
      await store.favourite.create({ data: row }).catch(() => undefined);
    });
    expect(await db.favourite.count()).toBe(before + 1);
  });

  it('SQLite has rolled back by itself › the error is passed on, and the next one runs', async () => {
    const before = await db.favourite.count();
    const failed = db.$transaction(async (store) => {
      await store.favourite.deleteMany();
      await store.$executeRawUnsafe('ROLLBACK');
      throw new Error('The disk is full');
    });
    await expect(failed).rejects.toThrow('The disk is full');
    expect(await db.favourite.count()).toBe(before);
  });

  it('SQLite has rolled back by itself, and the caller goes on › nothing more is written', async () => {
    const row = await favourite();
    const before = await db.favourite.count();
    const failed = db.$transaction(async (store) => {
      await store.$executeRawUnsafe('ROLLBACK');
      await store.favourite.create({ data: row });
    });
    await expect(failed).rejects.toThrow('The transaction is over');
    expect(await db.favourite.count()).toBe(before);
  });

  it('twenty at once › one after another', async () => {
    const where = { memberId_accountTypeId: { memberId: MEMBER, accountTypeId: WALLET } };
    const { balance } = await db.wallet.findUniqueOrThrow({ where });
    const addOne = () =>
      db.$transaction(async (store) => {
        const wallet = await store.wallet.findUniqueOrThrow({ where });
        await store.wallet.update({ where, data: { balance: wallet.balance + 1n } });
      });
    await Promise.all(Array.from({ length: 20 }, addOne));
    expect((await db.wallet.findUniqueOrThrow({ where })).balance).toBe(balance + 20n);
  });
});

describe('a connection', () => {
  it('a transaction that throws › rolled back', () => {
    const database = new Sqlite(file);
    const fail = () =>
      database.transaction(() => {
        database.exec('DELETE FROM "Favourite"');
        throw new Error('no');
      });
    const before = database.rows('SELECT * FROM "Favourite"').length;
    expect(fail).toThrow('no');
    expect(database.rows('SELECT * FROM "Favourite"')).toHaveLength(before);
    database.close();
  });

  it('another connection has the file for a moment › it waits', () => {
    const [one, other] = [new Sqlite(file), new Sqlite(file)];
    one.exec('BEGIN IMMEDIATE');
    other.exec('PRAGMA busy_timeout = 1');
    expect(() => other.exec('DELETE FROM "Favourite"')).toThrow('database is locked');
    expect(one.rows('PRAGMA busy_timeout')).toEqual([{ timeout: 5000 }]);
    one.close();
    other.close();
  });

  it('closed, whatever it has prepared › nothing is left beside the file', () => {
    const database = new Sqlite(file);
    const statement = database.prepare('UPDATE "Brand" SET "name" = "name"');
    statement.run();
    expect(existsSync(`${file}-wal`)).toBe(true);
    database.exec('BEGIN');
    statement.run();
    database.close();
    expect(existsSync(`${file}-wal`)).toBe(false);
    expect(() => statement.run()).toThrow();
  });

  it('foreign keys hold', () => {
    const database = new Sqlite(file);
    const insert = `INSERT INTO "Favourite" ("memberId", "gameNodeId", "position") VALUES (${NOBODY}, 1, 1)`;
    expect(() => database.exec(insert)).toThrow('FOREIGN KEY constraint failed');
    database.close();
  });
});
