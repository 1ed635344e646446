import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { startMock } from '../../mock-server/server.ts';
import { temporaryConfig } from './mock.ts';
import { exchange } from './transport.ts';

/** For one test. Returns origin and log. */
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

/** Also returns the recording. */
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

/** Without contract checks. */
export const ask = (
  origin: string,
  target: string,
  rest: { method?: string; headers?: object; body?: string | Buffer } = {},
) => exchange(origin, { method: 'GET', path: target, ...rest, headers: { Merchant: 'baize', ...rest.headers } });
