import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { freePort } from '../../scripts/lib/process.mjs';

export interface BuiltProcess {
  origin: string;
  process: ChildProcess;
}

/** Starts the built site as a process of its own, in the environment of `prepareSite`, until the end of the test. */
export async function startBuilt(variables: Record<string, string>): Promise<BuiltProcess> {
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'production' as const, PORT: String(port), LOG_LEVEL: 'error', ...variables };
  const server = spawn(process.execPath, ['build/site/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void server.kill('SIGKILL'));
  await once(server.stdout, 'data');
  return { origin: `http://localhost:${port}`, process: server };
}
