import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '../../mock-server/worlds/random.ts';
import { buildSeed } from '../../prisma/seed/build.ts';
import { Client } from '../support/client.ts';
import { unbalanced } from '../support/ledger.ts';
import { SEED_FILE, temporaryConfig } from '../support/mock.ts';
import { noteFile } from '../support/seen.ts';

const MAIN = fileURLToPath(new URL('../../mock-server/main.ts', import.meta.url));
const WRITERS = 16;
/** The amounts of each writer's transfers tell their number, so that one which is missing or there twice is seen. */
const amountOf = (number: number) => (1 + number / 10_000).toFixed(4);

beforeAll(async () => {
  noteFile();
  if (!existsSync(SEED_FILE)) await buildSeed(SEED_FILE);
});

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

/** Starts a mock as a process of its own; gives where it listens. */
async function startProcess(folder: string): Promise<{ child: ChildProcess; origin: string }> {
  const env = { ...process.env, MOCK_PORT: '0', MOCK_DATA: folder, MOCK_LOG: 'error' };
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  const origin = /http:\S+/.exec(line.toString())?.[0];
  if (!origin) throw new Error(`The mock did not say where it listens: ${line}`);
  return { child, origin };
}

/** Moves money from both ends at once until the mock is gone; gives the order of each transfer that was acknowledged. */
async function writeUntilGone(
  origin: string,
  tokens: readonly string[],
  onAcknowledged: (count: number) => void,
): Promise<Map<string, string>> {
  const acknowledged = new Map<string, string>();
  let number = 0;
  const writeOn = async (token: string) => {
    const client = new Client(origin, 'killed');
    for (;;) {
      number += 1;
      const reference = `killed-${number}`;
      const [fromAccountTypeId, toAccountTypeId] = number % 2 === 0 ? [2, 3] : [3, 2];
      const body = { fromAccountTypeId, toAccountTypeId, amount: amountOf(number % 900), reference };
      const answer = await client.call('walletTransfer', { token, body }).catch(() => null);
      if (!answer) return;
      const { orderNo } = (answer.body as { value: { orderNo: string } | null }).value ?? {};
      if (!orderNo) continue;
      acknowledged.set(reference, orderNo);
      onAcknowledged(acknowledged.size);
    }
  };
  await Promise.all(tokens.map(writeOn));
  return acknowledged;
}

describe('A mock that is killed while money moves', () => {
  it.each([1, 2])('keeps every transfer that it acknowledged, once (kill %i)', async (kill) => {
    const { folder } = temporaryConfig();
    copyFileSync(SEED_FILE, path.join(folder, 'seed.db'));
    const { child, origin } = await startProcess(folder);
    const client = new Client(origin, 'killed');
    await client.value('createWorld', { body: { name: 'killed' } });
    const token = await client.signIn();
    const tokens = Array.from({ length: WRITERS }, () => token);
    const enough = new Random(`kill ${kill}`).int(30, 90);
    const acknowledged = await writeUntilGone(origin, tokens, (count) => count === enough && child.kill('SIGKILL'));
    expect(acknowledged.size).toBeGreaterThanOrEqual(enough);

    const [ofSeed = ''] = readdirSync(path.join(folder, 'worlds'));
    const database = new Sqlite(path.join(folder, 'worlds', ofSeed, 'killed.db'));
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    const rows = database
      .prepare<[], { reference: string; orderNo: string }>(
        "SELECT reference, orderNo FROM Movement WHERE reference LIKE 'killed-%'",
      )
      .all();
    const kept = new Map(rows.map(({ reference, orderNo }) => [reference, orderNo]));
    expect(kept.size).toBe(rows.length);
    for (const [reference, orderNo] of acknowledged) expect(kept.get(reference)).toBe(orderNo);
    // What was under way may be there or not, but never in part.
    expect(kept.size - acknowledged.size).toBeLessThanOrEqual(WRITERS);
    for (const sql of unbalanced) expect(database.prepare(sql).all()).toEqual([]);
    database.close();

    const again = await startProcess(folder);
    expect((await new Client(again.origin, 'killed').call('getBalance', { token })).status).toBe(200);
    again.child.kill('SIGKILL');
    await once(again.child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });
});
