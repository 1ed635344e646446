import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { startMock } from '../../mock-server/server.ts';
import { temporaryConfig } from './mock.ts';
import { exchange } from './transport.ts';

/** A mock that is started for a test with these variables; its log and the file that it may record to. */
export async function start(environment: Record<string, string>) {
  const { config, folder } = temporaryConfig(environment);
  const log: string[] = [];
  const running = await startMock(config, pino({ level: 'info' }, { write: (line) => void log.push(line) }));
  onTestFinished(async () => {
    await running.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { origin: running.origin, log };
}

/** A recording proxy before an upstream, for a test, and what it has written down. */
export async function record(upstream: string, environment: Record<string, string> = {}) {
  const { folder } = temporaryConfig();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'recording.jsonl');
  const proxy = await start({ MOCK_UPSTREAM: upstream, MOCK_RECORD: file, ...environment });
  const entries = () =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line));
  return { ...proxy, file, text: () => readFileSync(file, 'utf8'), entries };
}

/** Asks as a program that knows nothing of the contract. */
export const ask = (
  origin: string,
  target: string,
  rest: { method?: string; headers?: object; body?: string | Buffer } = {},
) => exchange(origin, { method: 'GET', path: target, ...rest, headers: { Merchant: 'baize', ...rest.headers } });
