import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../mock-server/config.ts';
import { gamingHandler, handlers } from '../../../mock-server/gaming-handler.ts';
import type { Exchange } from '../../../mock-server/http/exchange.ts';
import { requireHandlers } from '../../../mock-server/http/gateway.ts';
import { startMock } from '../../../mock-server/server.ts';
import { operations } from '../../../openapi/generated/gaming-operations.ts';
import { Client } from '../../support/client.ts';
import { temporaryConfig } from '../../support/mock.ts';
import { noteFile } from '../../support/seen.ts';
import { MINUTE, WORLD_TIME } from '../../support/world.ts';

beforeAll(noteFile);

describe('The mock', () => {
  it('when it ends and starts again › its worlds are as they were', async () => {
    const { config, folder } = temporaryConfig();
    const first = await startMock({ ...config });
    const before = new Client(first.origin, 'kept');
    await before.value('createWorld', { body: { name: 'kept' } });
    const token = await before.signIn();
    await before.value('setClock', { path: { world: 'kept' }, body: { mode: 'frozen', at: Date.now() + MINUTE } });
    const { now } = await before.value('advanceClock', { path: { world: 'kept' }, body: { ms: 5 * MINUTE } });
    const fault = { operation: 'getJackpot', kind: 'status' as const };
    await before.value('setFaults', { path: { world: 'kept' }, body: [{ ...fault, times: 2 }] });
    await before.call('getJackpot', { isFault: true });
    await first.close();

    const second = await startMock({ ...config });
    const after = new Client(second.origin, 'kept');
    expect((await after.call('getMemberInfo', { token })).status).toBe(200);
    expect((await after.value('getClock', { path: { world: 'kept' } })).now).toBe(now);
    const faults = await after.value('getFaults', { path: { world: 'kept' } });
    expect(faults).toMatchObject([{ ...fault, times: 2, struck: 1 }]);
    await second.close();
    rmSync(folder, { recursive: true });
  });

  it('when it was killed during an upload › the file goes, and one that may be under way stays', async () => {
    const { config, folder } = temporaryConfig();
    const first = await startMock({ ...config });
    await new Client(first.origin, 'kept').value('createWorld', { body: { name: 'kept' } });
    const world = await first.worlds.use('kept');
    const worlds = path.dirname(world.place.file);
    await first.close();
    for (const name of ['1-1.new', '2-1.new']) writeFileSync(path.join(worlds, name), '');
    utimesSync(path.join(worlds, '1-1.new'), 0, 0);
    const second = await startMock({ ...config });
    expect(readdirSync(worlds).sort()).toEqual(['2-1.new', 'kept.db']);
    await second.close();
    rmSync(folder, { recursive: true });
  });

  it('when another one has its folder › it makes worlds while that runs, and after it', async () => {
    const { config, folder } = temporaryConfig();
    const one = await startMock({ ...config });
    const client = new Client(one.origin, null);
    const create = async (name: string) =>
      (await client.call('createWorld', { body: { name, clock: { mode: 'frozen', at: WORLD_TIME } } })).status;
    expect(await create('before')).toBe(201);
    const other = await startMock({ ...config });
    expect(await create('beside')).toBe(201);
    await other.close();
    expect(await create('after')).toBe(201);
    await one.close();
    rmSync(folder, { recursive: true });
  });

  it('when there is no seeded database › it does not start, and says what to do', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'mock-'));
    const config = readConfig({ MOCK_PORT: '0', MOCK_DATA: folder });
    await expect(startMock(config)).rejects.toThrow(/There is no seeded database at .*seed\.db: run "npm run build"/);
    rmSync(folder, { recursive: true });
  });

  it('when nothing says how many worlds there may be › 200', () => {
    expect(readConfig({}).maxWorlds).toBe(200);
  });

  it('when the port is taken › it does not start', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { config, folder } = temporaryConfig({ MOCK_PORT: String(port) });
    await expect(startMock(config)).rejects.toThrow(/EADDRINUSE/);
    await new Promise((resolve) => other.close(resolve));
    rmSync(folder, { recursive: true });
  });

  it('when an operation has no handler › it does not start, and names each', () => {
    const operations = { login: {}, logout: {}, getJackpot: {} };
    const handlers = { login: () => null, logout: 'no function' };
    expect(() => requireHandlers(operations, handlers)).toThrow('no handler serves: logout, getJackpot.');
    expect(() => requireHandlers({ login: {} }, handlers)).not.toThrow();
  });

  it('when an operation has no handler in development › it starts, and answers 501 with the name', async () => {
    const { config, folder } = temporaryConfig({ NODE_ENV: 'development' });
    const { getJackpot: _, ...others } = handlers;
    const lines: string[] = [];
    const log = pino({}, { write: (line) => void lines.push(line) });
    expect(() => gamingHandler({ ...config, isDevelopment: false }, log, others)).toThrow(
      'no handler serves: getJackpot.',
    );
    const handle = gamingHandler(config, log, others);
    expect(lines.join()).toContain('what no handler serves yet: getJackpot.');
    const exchange = { operation: operations.getJackpot, path: '/wps/x', answer: null } as unknown as Exchange;
    await handle(exchange);
    expect(exchange.answer).toMatchObject({ status: 501, body: { errorCode: 'not.implemented' } });
    expect(JSON.stringify(exchange.answer?.body)).toContain('No handler serves getJackpot yet');
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['development', 'no-cache'],
    ['production', 'public, max-age=31536000, immutable'],
  ])('in %s › pictures are sent with %s', async (mode, cacheControl) => {
    const { config, folder } = temporaryConfig({ NODE_ENV: mode });
    const mock = await startMock(config);
    const answer = await fetch(`${mock.origin}/cdn/brands/baize/logo-on-dark.svg`);
    expect(answer.headers.get('Cache-Control')).toBe(cacheControl);
    await mock.close();
    rmSync(folder, { recursive: true });
  });

  it('when the environment is wrong › it names each variable', () => {
    const wrong = {
      MOCK_PORT: 'http',
      MOCK_LOG: 'loud',
      MOCK_REFUSE_PLAIN: 'yes',
      MOCK_IDLE_MINUTES: '-1',
      MOCK_ORIGINS: 'mock',
    };
    expect(() => readConfig(wrong)).toThrow(/MOCK_PORT.*MOCK_ORIGINS.*MOCK_LOG.*MOCK_REFUSE_PLAIN.*MOCK_IDLE_MINUTES/);
  });
});
