import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, inject } from 'vitest';
import { readConfig } from '../../mock-server/config.ts';
import type { MockConfig } from '../../mock-server/http/mock-config.ts';
import { type Mock, startMock } from '../../mock-server/server.ts';
import { Client } from './client.ts';
import { noteFile } from './seen.ts';
import { TestWorld, type TestWorldOptions } from './world.ts';

export const SEED_FILE = fileURLToPath(new URL('../../.data/seed.db', import.meta.url));

export interface TestMock {
  readonly running: Mock;
  readonly origin: string;
  /** For the control API and the default world. */
  readonly client: Client;
  /** The clock is frozen at WORLD_TIME by default. */
  newWorld(options?: TestWorldOptions): Promise<TestWorld>;
}

/** A free port and a temporary folder, which the caller removes. */
export function temporaryConfig(
  environment: Record<string, string> = {},
  parent = inject('scratchFolder'),
): { config: MockConfig; folder: string } {
  const folder = mkdtempSync(path.join(parent, 'mock-'));
  const config = readConfig({ MOCK_PORT: '0', MOCK_DATA: folder, MOCK_LOG: 'error', ...environment });
  return { config: { ...config, seedFile: SEED_FILE }, folder };
}

let shared: Promise<Mock> | undefined;

/** Files of a worker share a mock, each with worlds of its own; one with an `environment` has its own mock. */
export function mockForFile(environment?: Record<string, string>): TestMock {
  let mock: Mock | undefined;
  let folder: string | undefined;
  const running = () => {
    if (!mock) throw new Error('The mock starts before the first test: do not use it while tests are collected.');
    return mock;
  };
  beforeAll(async () => {
    noteFile();
    if (!environment) {
      shared ??= startMock(temporaryConfig().config);
      mock = await shared;
      return;
    }
    const temporary = temporaryConfig(environment);
    folder = temporary.folder;
    mock = await startMock(temporary.config);
  });
  afterAll(async () => {
    if (!environment) await Promise.all(mock?.worlds.list().map(({ name }) => mock?.worlds.delete(name)) ?? []);
    else await mock?.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });
  return {
    get running() {
      return running();
    },
    get origin() {
      return running().origin;
    },
    get client() {
      return new Client(running().origin, null);
    },
    newWorld: (options) => TestWorld.make(running(), options),
  };
}
