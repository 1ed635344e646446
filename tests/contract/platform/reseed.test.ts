import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { pino } from 'pino';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { startMock } from '../../../mock-server/server.ts';
import { SEED_TIME } from '../../../prisma/seed/shared/clock.ts';
import { Client } from '../../support/client.ts';
import { SEED_FILE, temporaryConfig } from '../../support/mock.ts';
import { noteFile } from '../../support/seen.ts';

beforeAll(noteFile);

const path_ = { world: 'kept' };

/** A mock in development whose seed can be changed between two starts. */
function develop() {
  const { config, folder } = temporaryConfig({ NODE_ENV: 'development', MOCK_LOG: 'silent' });
  const seedFile = path.join(folder, 'seed.db');
  copyFileSync(SEED_FILE, seedFile);
  const said: string[] = [];
  const log = pino({}, { write: (line) => void said.push(line) });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const start = async () => {
    const mock = await startMock({ ...config, seedFile }, log);
    const client = new Client(mock.origin, 'kept');
    const clock = { mode: 'frozen' as const, at: SEED_TIME + 5000 };
    await client.call('createWorld', { body: { name: 'kept', clock } });
    return { mock, client };
  };
  const reseed = (sql: string) => {
    const seed = new Sqlite(seedFile);
    seed.pragma('foreign_keys = OFF');
    seed.exec(sql);
    seed.pragma('wal_checkpoint(TRUNCATE)');
    seed.close();
  };
  return { start, reseed, said, folder };
}

it('when the seed changes › worlds have the change, and what happened in them', async () => {
  const { start, reseed, said } = develop();
  const before = await start();
  const token = await before.client.signIn();
  await before.client.value('changeBrand', { path: { ...path_, brand: 'lotus' }, body: { maintenance: true } });
  const notice = (await before.client.value('listNotices', { query: {} })).list[0];
  await before.mock.close();

  reseed(`
    UPDATE "Brand" SET "name" = 'Another', "isInMaintenance" = 0;
    UPDATE "Notice" SET "time" = "time" - 1000;
    DELETE FROM "Winner";
    INSERT INTO "InboxMessage" ("id", "channel", "to", "text", "time") VALUES (900, 'sms', '+63', 'New.', 1);
  `);
  const after = await start();
  expect((await after.client.call('getMemberInfo', { token })).status).toBe(200);
  expect((await after.client.value('getWhitelabel')).merchantName).toBe('Another');
  expect((await after.client.value('getSystemStatus', { merchant: 'lotus' })).status).toBe(1);
  expect((await after.client.value('listNotices', { query: {} })).list[0]).toMatchObject({
    id: notice?.id,
    time: (notice?.time ?? 0) - 1000,
  });
  expect(await after.client.value('listInbox', { path: path_ })).toMatchObject([{ id: 900, text: 'New.' }]);
  await after.mock.close();
  expect(said.join()).toContain('The seed has changed, and these worlds with it: kept.');
});

it('when the tables change › worlds begin anew, and a line says so', async () => {
  const { start, reseed, said } = develop();
  const before = await start();
  const token = await before.client.signIn();
  await before.mock.close();
  reseed('CREATE TABLE "Rebate" ("id" INTEGER PRIMARY KEY)');
  const after = await start();
  expect((await after.client.call('getMemberInfo', { token })).status).toBe(401);
  await after.mock.close();
  expect(said.join()).toContain('other tables than before, so these worlds begin anew: kept.');
});

it('when what a world has changed does not fit › that world begins anew, and a line says so', async () => {
  const { start, reseed, said } = develop();
  const before = await start();
  const token = await before.client.signIn();
  await before.mock.close();
  // The session that the world has opened refers to the member.
  reseed(`DELETE FROM "Member" WHERE "username" = 'lucky'`);
  const after = await start();
  expect((await after.client.call('getMemberInfo', { token })).status).toBe(401);
  await after.mock.close();
  expect(said.join()).toContain('begin anew: kept (rows refer to missing ones)');
});
