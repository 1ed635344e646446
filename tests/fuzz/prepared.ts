import { copyFileSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Mock, startMock } from '../../mock-server/server.ts';
import { SEED_TIME } from '../../mock-server/worlds/clock.ts';
import { buildSeed } from '../../prisma/seed/build.ts';
import { Sqlite } from '../../prisma/sqlite/database.ts';
import { SEED_FILE, temporaryConfig } from '../support/mock.ts';
import type { OperationId } from '../support/operations.ts';
import { TestWorld } from '../support/world.ts';
import type { Json } from './contract.ts';
import { knownValues } from './known.ts';
import { usualRequests } from './usual.ts';

export interface Asker {
  merchant: string;
  token?: string;
}

/** Succeeds, or is a part of such a request. */
export interface Usual {
  asker?: Partial<Asker>;
  query?: Record<string, string>;
  cookies?: Record<string, string>;
  body?: Record<string, Json>;
}

export interface Prepared {
  askers: Asker[];
  /** Every operation refuses them. */
  badTokens: string[];
  known: Record<string, Json[]>;
  usual: Partial<Record<OperationId, Usual[]>>;
}

export interface PreparedMock extends Prepared {
  mock: Mock;
  /** The world has no due events. */
  openWorld(): Promise<void>;
  close(): Promise<void>;
}

export const CASE_WORLD = 'case';

/**
 * New worlds contain sessions, codes and solved puzzles, so that a case needs no steps before it. Their clocks are
 * frozen at the end of the seed, so nothing expires.
 */
export async function prepareMock(): Promise<PreparedMock> {
  if (!existsSync(SEED_FILE)) await buildSeed(SEED_FILE);
  // Both mocks need the same issuer of tokens.
  const { config, folder } = temporaryConfig({ MOCK_LOG: 'silent', MOCK_ORIGINS: 'http://mock.localhost' });
  const first = await startMock(config);
  const world = await TestWorld.make(first, {
    name: 'prepared',
    seed: 'prepared',
    clock: { mode: 'frozen', at: SEED_TIME },
  });
  const askers = await signEverybodyIn(world);
  const usual = await usualRequests(world, askers);
  const badTokens = ['', 'x'.repeat(40), 'Bearer x', await endedToken(world)];
  const known = await knownValues(world);
  const file = await world.file();
  await first.close();
  const seedFile = path.join(folder, 'prepared.db');
  copyFileSync(file, seedFile);
  forgetWorld(seedFile);
  const mock = await startMock({ ...config, seedFile });
  return {
    askers,
    badTokens,
    known,
    usual,
    mock,
    async openWorld() {
      for (const { name } of mock.worlds.list()) await mock.worlds.delete(name);
      await mock.worlds.create(CASE_WORLD, { seed: 'case', clock: { mode: 'frozen', at: SEED_TIME } });
    },
    async close() {
      await mock.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The copy then is a seed, without state and sums of its own. */
function forgetWorld(file: string): void {
  const database = new Sqlite(file);
  for (const table of ['WorldState', 'DailySum']) database.prepare(`DELETE FROM ${table}`).run();
  database.close();
}

const MEMBERS = [
  ...(['lucky', 'victor', 'boss', 'novice'] as const).map((username) => ({ merchant: 'baize', username })),
  { merchant: 'lotus', username: 'lucky' },
  { merchant: 'lotus', username: 'victor' },
  { merchant: 'harbor', username: 'lucky' },
];

async function signEverybodyIn({ client }: TestWorld): Promise<Asker[]> {
  const askers: Asker[] = [];
  for (const { merchant, username } of MEMBERS) {
    askers.push({ merchant, token: await client.signIn(username, { merchant }) });
  }
  const trial = await client.value('loginFreePlay', { headers: { os: 'OTHER', platform: 'W' } });
  return [...askers, { merchant: 'baize', token: trial.token }];
}

async function endedToken({ client }: TestWorld): Promise<string> {
  const token = await client.signIn('stale');
  await client.value('logout', { token });
  return token;
}
