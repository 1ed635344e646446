import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../../mock-server/server.ts';
import { type OperationId, operations } from '../../../openapi/generated/gaming-operations.ts';
import { Sqlite } from '../../../prisma/sqlite/database.ts';
import { Client, type Reply } from '../../support/client.ts';
import { mockForFile, temporaryConfig } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { openStream } from '../../support/stream.ts';
import { MINUTE, type TestWorld, WORLD_TIME } from '../../support/world.ts';
import { type GoodCall, goodCall } from '../inputs.ts';

/** Answers name it. */
const ORIGIN = { MOCK_ORIGINS: 'http://mock.test:4000' };
const mock = mockForFile(ORIGIN);

let other: Mock;
let folder: string;

beforeAll(async () => {
  const temporary = temporaryConfig({ ...ORIGIN, MOCK_MAX_WORLDS: '1', MOCK_MAX_SNAPSHOT_MB: '20' });
  folder = temporary.folder;
  other = await startMock(temporary.config);
});

afterAll(async () => {
  await other.close();
  rmSync(folder, { recursive: true });
});

/** By a fault. */
const STRUCK = 'getJackpot';

/** Of each domain two reads and a write; all in `test:all`. */
function chooseOperations(): OperationId[] {
  const all = Object.values(operations).filter(({ id, isStream }) => !isStream && id !== STRUCK);
  if (process.env.TEST_ALL) return all.map(({ id }) => id);
  const domains = [...new Set(all.map(({ domain }) => domain))];
  return domains.flatMap((domain) => {
    const ofDomain = all.filter((each) => each.domain === domain);
    const reads = ofDomain.filter(({ isSafe }) => isSafe).slice(0, 2);
    const writes = ofDomain.filter(({ isSafe }) => !isSafe).slice(0, 1);
    return [...reads, ...writes].map(({ id }) => id);
  });
}

const exportWorld = async (world: TestWorld): Promise<Buffer> =>
  (await world.client.call('exportWorld', { path: world.path })).bytes;

const importInto = (client: Client, world: string, body: Buffer | string) =>
  client.call('importWorld', { path: { world }, body });

const answered = ({ status, headers, text }: Reply) => ({ status, headers, text });

/** With another database, by a header that fits it. */
function forge(snapshot: Buffer, database: Buffer, change: object = {}): Buffer {
  const header = JSON.parse(snapshot.subarray(0, snapshot.indexOf('\n')).toString());
  const sha256 = createHash('sha256').update(database).digest('hex');
  return Buffer.concat([Buffer.from(`${JSON.stringify({ ...header, sha256, ...change })}\n`), database]);
}

const databaseOf = (snapshot: Buffer) => snapshot.subarray(snapshot.indexOf('\n') + 1);

describe(`${operationTitle('exportWorld')} and ${operationTitle('importWorld')}`, () => {
  it('when a world is loaded into another mock › it answers with the same bytes', async () => {
    const world = await mock.newWorld();
    const calls: [OperationId, GoodCall][] = [];
    // Some inputs are for a world in which no other has been made.
    for (const id of chooseOperations()) {
      const call = await goodCall(world, id).catch(() => null);
      if (call) calls.push([id, call]);
    }
    await world.faults.set({ operation: STRUCK, kind: 'status', after: 1, times: 2 });
    await world.client.call(STRUCK);
    await world.clock.advance(MINUTE);

    const snapshot = await exportWorld(world);
    const loaded = await importInto(new Client(other.origin, null), world.name, snapshot);
    expect(loaded).toMatchObject({ status: 200, body: { name: world.name, isOpen: true } });
    const clients = [world.client, new Client(other.origin, world.name)];
    const ask = (id: Parameters<Client['call']>[0], options: Parameters<Client['call']>[1], requestId: string | null) =>
      Promise.all(
        clients.map(async (client) =>
          answered(await client.call(id, { ...options, headers: { ...options?.headers, 'X-Request-Id': requestId } })),
        ),
      );

    /** A brand may allow one session. */
    const signIn = async (id: OperationId, { merchant, token }: GoodCall) => {
      if (!token) return undefined;
      const body = { account: operations[id].access === 'agent' ? 'boss' : 'lucky' };
      const path = { ...world.path, brand: merchant };
      const [here, there] = await Promise.all(clients.map((client) => client.value('createSession', { path, body })));
      expect(there).toEqual(here);
      return here?.token;
    };

    const statuses: number[] = [];
    for (const [index, [id, call]] of calls.entries()) {
      const token = await signIn(id, call);
      // Every other one has its id drawn.
      const [here, there] = await ask(id, { ...call, token }, index % 2 ? null : `same-${index}`);
      expect(there, id).toEqual(here);
      statuses.push(here?.status ?? 0);
    }
    const served = statuses.filter((status) => status === 200);
    expect(served.length).toBeGreaterThan(process.env.TEST_ALL ? 150 : 36);
    for (const isFault of [true, true, false]) {
      const [here, there] = await ask(STRUCK, { isFault }, null);
      expect(there).toEqual(here);
      expect(here?.status === 200).toBe(!isFault);
    }
    await Promise.all(
      clients.map((client) => client.value('advanceClock', { path: world.path, body: { ms: 40 * MINUTE } })),
    );
    for (const id of ['getClock', 'getFaults', 'listInbox', 'listChallenges'] as const) {
      const [here, there] = await ask(id, { path: world.path }, 'same');
      expect(there, id).toEqual(here);
    }
  });

  it('when it replaces a world › its streams end, and nothing of it is left; ids and generation go on', async () => {
    const [world, replaced] = [await mock.newWorld(), await mock.newWorld({ seed: 'replaced' })];
    const token = await world.client.signIn();
    await world.changeBrand('lotus', { maintenance: true });
    const snapshot = await exportWorld(world);
    const lost = await replaced.client.signIn('victor');
    await replaced.client.value('getSystemStatus', { merchant: 'lotus' });
    const stream = await openStream(replaced, 'streamEvents', { query: { world: replaced.name } });
    const loaded = await importInto(replaced.client, replaced.name, snapshot);
    expect(loaded.status).toBe(200);
    await expect.poll(() => stream.events.at(-1)).toMatchObject({ kind: 'world', change: 'restored' });
    const { recordId, status } = await replaced.client.call('getMemberInfo', { token });
    const original = await world.client.call('getMemberInfo', { token });
    expect(status).toBe(200);
    expect(recordId).toBe(original.recordId);
    expect((await replaced.client.call('getMemberInfo', { token: lost })).status).toBe(401);
    expect(await replaced.client.value('listRequests', { path: replaced.path })).toHaveLength(2);
    // As seeded, and shared by worlds that have not written it.
    expect((await replaced.client.value('getSystemStatus', { merchant: 'lotus' })).status).toBe(1);
  });

  it('when the file is written and loaded › for its owner only, without what was recorded, and no other file stays', async () => {
    const world = await mock.newWorld();
    await world.client.value('setRecording', { path: world.path, body: { record: true } });
    const body = { type: 'username', username: 'lucky', password: 'recorded-canary' };
    await world.client.call('login', { body: { ...body, ...(await world.client.proof('login')) } });
    const snapshot = await exportWorld(world);
    expect(snapshot.includes('recorded-canary')).toBe(false);
    await importInto(world.client, world.name, snapshot);
    const file = await world.file();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const left = readdirSync(path.dirname(file)).filter((name) => !/\.db(-wal|-shm)?$/.test(name));
    expect(left).toEqual([]);
  });

  it('when a request is open › it waits for it, and the next request for the file', async () => {
    const world = await mock.newWorld();
    const { worlds } = mock.running;
    await world.faults.set({ operation: 'login', kind: 'delay', delayMs: 200 });
    const signingIn = world.client.signIn();
    await expect.poll(async () => (await worlds.use(world.name)).isBusy, { interval: 5 }).toBe(true);
    const exporting = exportWorld(world);
    const next = world.client.call('getSystemStatus');
    const later = new Client(mock.origin, `${world.name}-later`);
    await importInto(later, `${world.name}-later`, await exporting);
    expect((await later.call('getMemberInfo', { token: await signingIn })).status).toBe(200);
    expect((await next).status).toBe(200);
  });
});

describe(operationTitle('importWorld'), () => {
  const withoutTables = () => {
    const file = path.join(folder, 'empty.db');
    const database = new Sqlite(file, { isMain: true });
    database.exec('CREATE TABLE "WorldState" ("clock" TEXT, "faults" TEXT)');
    database.close();
    return readFileSync(file);
  };

  let world: TestWorld;
  let token: string;
  let snapshot: Buffer;

  beforeAll(async () => {
    world = await mock.newWorld({ isShared: true });
    token = await world.client.signIn();
    snapshot = await exportWorld(world);
  });

  it.each<[string, () => Buffer | string]>([
    ['text', () => 'world'],
    ['a long line', () => Buffer.alloc(5_000, 'x')],
    ['a header alone', () => snapshot.subarray(0, snapshot.indexOf('\n') + 1)],
    ['another header', () => forge(snapshot, databaseOf(snapshot), { format: 'baize-world-2' })],
    ['a cut database', () => snapshot.subarray(0, -4_096)],
    ['a changed database', () => Buffer.concat([snapshot.subarray(0, -4_096), Buffer.alloc(4_096)])],
    ['no database', () => forge(snapshot, Buffer.from('SQLite'))],
    ['a database of others', () => forge(snapshot, withoutTables())],
    ['a damaged database', () => forge(snapshot, Buffer.from(databaseOf(snapshot)).fill('x', 2_000_000, 2_100_000))],
  ])('when the file has %s › 422, and the world is as it was', async (_, change) => {
    const refused = await importInto(world.client, world.name, change());
    expect(refused).toMatchObject({ status: 422, body: { errorCode: 'snapshot.broken' } });
    expect((await world.client.call('getMemberInfo', { token })).status).toBe(200);
    const made = await importInto(world.client, 'never-made', 'world');
    expect(made.status).toBe(422);
    expect(mock.running.worlds.has('never-made')).toBe(false);
  });

  it('when the snapshot has other tables › 409 names both versions and what to do', async () => {
    const older = forge(snapshot, databaseOf(snapshot), { schema: 'other', contract: '11.0.0' });
    const refused = await importInto(world.client, world.name, older);
    expect(refused).toMatchObject({ status: 409, body: { errorCode: 'snapshot.schema' } });
    expect(refused.text).toMatch(/version 11\.0\.0 .* of version \d+\.\d+\.\d+: load it into a mock of its version/);
  });

  it('when the file is over MOCK_MAX_SNAPSHOT_MB › 413', async () => {
    const header = forge(snapshot, Buffer.alloc(0));
    const file = Buffer.concat([header, Buffer.alloc(20_000_000)]);
    const refused = await importInto(new Client(other.origin, null), 'large', file);
    expect(refused).toMatchObject({ status: 413, body: { errorCode: 'request_body_too_large' } });
    expect(refused.text).toContain('over 20000000 bytes: MOCK_MAX_SNAPSHOT_MB allows more');
  });

  it.each<[string, object, string]>([
    ['no body', { body: undefined }, 'request_body_required'],
    ['a body of JSON', { body: '{}', headers: { 'Content-Type': 'application/json' } }, 'request_param_err'],
    ['a body of no type', { body: 'x', headers: { 'Content-Type': null } }, 'request_param_err'],
    ['a page of another site', { body: 'x', headers: { Origin: 'http://evil.test' } }, 'request_param_err'],
  ])('when it comes with %s › 400', async (_, options, errorCode) => {
    const refused = await world.client.call('importWorld', { path: world.path, ...options });
    expect(refused).toMatchObject({ status: 400, body: { errorCode } });
  });

  it('when there may be no more worlds › 409, and one that exists may be replaced', async () => {
    const client = new Client(other.origin, null);
    const [one] = other.worlds.list();
    const name = one?.name ?? 'one';
    expect((await importInto(client, name, snapshot)).status).toBe(200);
    const refused = await importInto(client, 'two', snapshot);
    expect(refused).toMatchObject({ status: 409, body: { errorCode: 'worlds.too.many' } });
    const copied = await client.call('copyWorld', { path: { world: name }, body: { name: 'two' } });
    expect(copied).toMatchObject({ status: 409, body: { errorCode: 'worlds.too.many' } });
    expect((await client.value('listWorlds')).map((each) => each.name)).toEqual([name]);
  });
});

describe(operationTitle('copyWorld'), () => {
  it('when a world is copied › both go on alike, each for itself', async () => {
    const world = await mock.newWorld();
    const token = await world.client.signIn();
    const name = `${world.name}-copy`;
    const copied = await world.client.value('copyWorld', { path: world.path, body: { name } });
    expect(copied).toMatchObject({ name, isOpen: true, now: WORLD_TIME });
    const copy = new Client(mock.origin, name);
    expect((await copy.call('getMemberInfo', { token })).status).toBe(200);
    await world.changeBrand('baize', { maintenance: true });
    expect((await copy.value('getSystemStatus')).status).toBe(0);
    const refused = await world.client.call('copyWorld', { path: world.path, body: { name } });
    expect(refused).toMatchObject({ status: 409, body: { errorCode: 'world.exists' } });
    await world.changeBrand('baize', { maintenance: false });
    await copy.call('getMemberInfo', { token });
    expect(await world.client.signIn()).toBe(await copy.signIn());
  });
});
