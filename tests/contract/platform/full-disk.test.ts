import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { query } from '../../../mock-server/worlds/statements.ts';
import { Sqlite } from '../../../prisma/sqlite/database.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import type { TestWorld } from '../../support/world.ts';

const mock = mockForFile({ MOCK_LOG: 'silent' });

const [MAIN, RNG] = [2, 3];
/** The world's free pages hold fewer transfers. */
const MANY = 400;

const buildBody = (reference: string) => ({ fromAccountTypeId: MAIN, toAccountTypeId: RNG, amount: '1.00', reference });

/** Limits the file's size. Later connections are not limited. */
async function fillDisk(world: TestWorld): Promise<void> {
  const running = await mock.running.worlds.use(world.name);
  await running.transact(async ({ read }) => read.first(query('PRAGMA file.max_page_count = 1')));
}

/** Returns a function that restores the statements. */
function failStatements(start: string): () => void {
  const { exec } = Object.getPrototypeOf(Sqlite.prototype) as Sqlite;
  const spy = vi.spyOn(Sqlite.prototype, 'exec').mockImplementation(function (this: Sqlite, sql: string) {
    if (sql.startsWith(start)) throw new Error('disk I/O error');
    exec.call(this, sql);
  });
  onTestFinished(() => spy.mockRestore());
  return () => spy.mockRestore();
}

describe('A disk', () => {
  it('when it is full › the write is refused with its message, nothing of it stays, and with room it succeeds', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await fillDisk(world);
    let done = 0;
    let refused = null;
    for (; done < MANY && !refused; done += 1) {
      const reply = await lucky.call('walletTransfer', { body: buildBody(`full-disk-${done}`), isFault: true });
      if (reply.status !== 200) refused = reply;
    }
    expect(refused).toMatchObject({
      status: 500,
      body: { errorCode: 'mock.mistake', message: expect.stringContaining('database or disk is full') },
    });
    await expectBalancedBooks(world);

    const last = buildBody(`full-disk-${done - 1}`);
    const [{ count: before } = { count: -1 }] = await world.read<{ count: number }>(
      'SELECT COUNT(*) AS count FROM Movement',
    );
    await lucky.value('walletTransfer', { body: last });
    expect(await world.read('SELECT COUNT(*) AS count FROM Movement')).toEqual([{ count: before + 1 }]);
    await expectBalancedBooks(world);
  });

  it('when it is full during a prepared write › the world works again', async () => {
    const world = await mock.newWorld();
    await fillDisk(world);
    const running = await mock.running.worlds.use(world.name);
    const insert = { sql: 'INSERT INTO "InboxMessage" ("channel", "to", "text", "time") VALUES (?, ?, ?, ?)' };
    const write = () => running.run({ ...insert, model: 'InboxMessage' }, 'sms', 'x', 'x'.repeat(1_000_000), 0);
    await expect(write()).rejects.toThrow('database or disk is full');
    await world.client.value('getSystemStatus');
    await write();
    expect(await world.read('SELECT "to" FROM InboxMessage')).toEqual([{ to: 'x' }]);
  });

  it('when it fails, at a commit and while the world is opened again › each request is refused, and later ones succeed', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const { now } = await world.clock.advance(1234);
    const transfer = { body: buildBody('failing-disk'), isFault: true };
    const failure = { status: 500, body: { message: expect.stringContaining('disk I/O error') } };

    const restoreCommit = failStatements('COMMIT');
    expect(await lucky.call('walletTransfer', transfer)).toMatchObject(failure);
    restoreCommit();
    const restoreOpening = failStatements('ATTACH');
    expect(await lucky.call('walletTransfer', transfer)).toMatchObject(failure);
    restoreOpening();

    await lucky.value('walletTransfer', { body: transfer.body });
    expect((await world.client.value('getClock', { path: world.path })).now).toBe(now);
    await expectBalancedBooks(world);
  });
});
