import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { count, query, select, update } from '../../../mock-server/worlds/statements.ts';
import { isUniqueViolation, type Store } from '../../../mock-server/worlds/store.ts';
import { Prisma, PrismaClient } from '../../../prisma/generated/client.ts';
import { PrismaSqlite } from '../../../prisma/sqlite/adapter.ts';
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

/** Tells dates and whole amounts from texts and numbers. */
function exact(this: Record<string, unknown>, key: string, value: unknown): unknown {
  if (this[key] instanceof Date) return `time ${value}`;
  return typeof value === 'bigint' ? `amount ${value}` : value;
}

async function newWorld() {
  const { name } = await mock.newWorld();
  return mock.running.worlds.use(name);
}

describe('Prepared statements', () => {
  it('when they read › the rows of each table are as Prisma gives them', async () => {
    const world = await newWorld();
    const prisma = new PrismaClient({ adapter: new PrismaSqlite(world.place.file) });
    const plain = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row, exact)).sort();
    for (const model of Object.values(Prisma.ModelName)) {
      const table = prisma[`${model.slice(0, 1).toLowerCase()}${model.slice(1)}` as 'member'];
      expect(plain(world.read.list(model)), model).toEqual(plain(await table.findMany()));
    }
    await prisma.$disconnect();
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
    await world.patch('Wallet', { memberId: LUCKY, accountTypeId: 2 }, { balance: huge });
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
      await store.patch('Wallet', { memberId: LUCKY }, { balance: 0n });
      expect(sum(world)).toBe(before);
      throw new Error(`${sum(store)} inside`);
    });
    await expect(failing).rejects.toThrow('0 inside');
    expect(sum(world)).toBe(before);
    await world.transact(async (store) => {
      await store.patch('Wallet', { memberId: LUCKY }, { balance: 0n });
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
    const failing = world.transact(async (store) => {
      await store.insert('InboxMessage', message('own'));
      begin();
      await new Promise((resolve) => setTimeout(resolve, 50));
      order.push('transaction');
      throw new Error('on purpose');
    });
    const beside = begun.then(() =>
      Promise.all([
        world.run(RENAME, 'beside', LUCKY).then(() => order.push('prepared')),
        world.insert('InboxMessage', message('beside')).then(() => order.push('prisma')),
        world.transact((store) => store.insert('InboxMessage', message('another'))),
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
      world.transact(async (store) => {
        const [{ accountTypeId = 0, balance = 0n } = {}] = store.read.all(WALLETS, LUCKY);
        await store.patch('Wallet', { memberId: LUCKY, accountTypeId }, { balance: balance + 1n });
      });
    const before = world.read.all(WALLETS, LUCKY)[0]?.balance ?? 0n;
    await Promise.all(Array.from({ length: 40 }, raise));
    expect(world.read.all(WALLETS, LUCKY)[0]?.balance).toBe(before + 40n);
  });

  it('when a table is cached while a transaction changes it › after the commit the new rows count', async () => {
    const world = await newWorld();
    const nickname = () => world.cached('nickname', ['Member'], () => world.read.first(NICKNAME, LUCKY)?.nickname);
    const before = nickname();
    await world.transact(async (store) => {
      await store.patch('Member', { id: LUCKY }, { nickname: 'changed' });
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

describe('Rows', () => {
  async function withFavourites() {
    const world = await newWorld();
    const games = world.read.list('Game', {}, 'ORDER BY "nodeId" LIMIT 3');
    await world.delete('Favourite', { memberId: LUCKY });
    for (const [index, { nodeId }] of games.entries())
      await world.insert('Favourite', { memberId: LUCKY, gameNodeId: nodeId, position: index + 1 });
    const positions = () =>
      world.read.list('Favourite', { memberId: LUCKY }, 'ORDER BY "position"').map(({ position }) => position);
    return { world, positions, ids: games.map(({ nodeId }) => nodeId) };
  }

  it('when one is inserted › its id, and columns of every type are read as they were written', async () => {
    const world = await newWorld();
    const time = new Date('2026-03-18T04:00:00.123Z');
    const row = { memberId: LUCKY, cause: 'DEPOSIT', orderNo: 'D1', credited: 2n ** 62n + 1n, required: 1n, done: 0n };
    const id = await world.insert('Rollover', { ...row, state: 'open', createdAt: time, expiresAt: null });
    expect(world.read.one('Rollover', { id })).toMatchObject({ ...row, id, createdAt: time, expiresAt: null });
    await world.patch('Brand', { code: 'baize' }, { isInMaintenance: true, maintenanceEndTime: time });
    expect(world.read.one('Brand', { code: 'baize' })).toMatchObject({
      isInMaintenance: true,
      maintenanceEndTime: time,
    });
    const content = new Uint8Array([0, 1, 127, 128, 255]);
    const { orderNo } = world.read.one('DepositOrder', {});
    await world.upsert('PaymentProof', { orderNo }, { contentType: 'image/png', content, uploadedAt: time });
    expect([...world.read.one('PaymentProof', { orderNo }).content]).toEqual([...content]);
  });

  it('when a column is undefined › it has its default, or stays', async () => {
    const { world, ids } = await withFavourites();
    const where = { memberId: LUCKY, gameNodeId: ids[0] ?? 0 };
    expect(await world.patch('Favourite', where, { position: 9, gameNodeId: undefined })).toBe(1);
    expect(world.read.one('Favourite', where).position).toBe(9);
  });

  it('when they are chosen by a list, by nothing and by a column without a value › those alone', async () => {
    const { world, positions, ids } = await withFavourites();
    expect(await world.patch('Favourite', { memberId: LUCKY, gameNodeId: ids.slice(1) }, { position: 7 })).toBe(2);
    expect(positions()).toEqual([1, 7, 7]);
    expect(await world.patch('Favourite', { memberId: LUCKY, gameNodeId: [] }, { position: 8 })).toBe(0);
    expect(world.read.list('Session', { endedAt: null }).every(({ endedAt }) => endedAt === null)).toBe(true);
    expect(await world.delete('Favourite', { memberId: LUCKY })).toBe(3);
    expect(() => world.read.one('Favourite', { memberId: LUCKY })).toThrow(
      `There is no Favourite with {"memberId":${LUCKY}}`,
    );
  });

  it('when one is there already › an insert is refused, an upsert changes it', async () => {
    const { world, positions, ids } = await withFavourites();
    const key = { memberId: LUCKY, gameNodeId: ids[0] ?? 0 };
    const refusal = await world.insert('Favourite', { ...key, position: 5 }).catch((error) => error);
    expect(isUniqueViolation(refusal)).toBe(true);
    await world.upsert('Favourite', key, { position: 5 });
    expect(positions()).toEqual([2, 3, 5]);
    const ofNobody = await world.insert('Favourite', { ...key, memberId: -1, position: 1 }).catch((error) => error);
    expect([isUniqueViolation(ofNobody), ofNobody.message]).toEqual([false, 'FOREIGN KEY constraint failed']);
  });
});

describe('A transaction', () => {
  const rename = (store: Store, nickname: string) => store.patch('Member', { id: LUCKY }, { nickname });
  const nickname = (store: Store) => store.read.first(NICKNAME, LUCKY)?.nickname;

  async function withFakeTimers() {
    const world = await newWorld();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    return { world, before: nickname(world) };
  }

  it('when it writes through the world › both fail after 30 s, and the next one runs', async () => {
    const { world, before } = await withFakeTimers();
    const failing = expect(
      world.transact(async (store) => {
        await rename(store, 'own');
        await rename(world, 'beside');
      }),
    ).rejects.toThrow('has taken 30 s');
    await vi.advanceTimersByTimeAsync(30_000);
    await failing;
    expect(nickname(world)).toBe(before);
    await world.transact((store) => rename(store, 'next'));
    expect(nickname(world)).toBe('next');
  });

  it('when it takes longer than 30 s › nothing of it stays, and what it writes later is refused', async () => {
    const { world, before } = await withFakeTimers();
    let goOn = () => {};
    let late: Promise<unknown> = Promise.resolve();
    const failing = expect(
      world.transact(async (store) => {
        await rename(store, 'own');
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
        late = rename(store, 'late');
      }),
    ).rejects.toThrow('has taken 30 s');
    await vi.advanceTimersByTimeAsync(30_000);
    await failing;
    await world.transact(async (store) => {
      goOn();
      await Promise.resolve();
      await rename(store, 'next');
    });
    await expect(late).rejects.toThrow('The transaction is over');
    expect([before, nickname(world)]).toEqual([before, 'next']);
  });

  it('when a refusal inside is caught › the rest stays', async () => {
    const world = await newWorld();
    const [favourite] = world.read.list('Favourite');
    await world.transact(async (store) => {
      await rename(store, 'kept');
      if (favourite) await store.insert('Favourite', favourite).catch(() => undefined);
    });
    expect([favourite !== undefined, nickname(world)]).toEqual([true, 'kept']);
  });

  it.each([
    ['goes on', (store: Store) => rename(store, 'late')],
    ['ends', async () => {}],
  ])('when SQLite has rolled it back by itself and it %s › it fails, and nothing is written', async (_name, goOn) => {
    const world = await newWorld();
    const before = nickname(world);
    const failing = world.transact(async (store) => {
      await rename(store, 'own');
      await store.run({ sql: 'ROLLBACK', model: 'Member' });
      await goOn(store);
    });
    await expect(failing).rejects.toThrow('The transaction is over: SQLite has rolled it back');
    expect(nickname(world)).toBe(before);
  });
});
