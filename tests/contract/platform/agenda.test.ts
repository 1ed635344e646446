import { expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { HOUR } from '../../support/world.ts';

const mock = mockForFile();
const KIND = 'no.such.kind';

it('An event that fails makes one request fail, and is tried again in an hour', async () => {
  const world = await mock.newWorld();
  const lucky = await world.client.signedIn();
  const { now } = await world.clock.advance(0);
  await world.change('INSERT INTO "DueEvent" ("kind", "subject", "dueAt") VALUES (?, ?, ?)', KIND, '', now);
  await expect(world.clock.advance(1)).rejects.toThrow();
  expect((await lucky.call('getBalance')).status).toBe(200);
  const events = await world.read<{ dueAt: number }>('SELECT "dueAt" FROM "DueEvent" WHERE "kind" = ?', KIND);
  expect(events).toEqual([{ dueAt: now + 1 + HOUR }]);
});
