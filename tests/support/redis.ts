import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { installPackage, isProgram } from '../../scripts/lib/packages.mjs';
import { freePort } from '../../scripts/lib/process.mjs';

/** Where Redis is: on the PATH, or installed there where it is missing. Throws when it cannot be had. */
async function findRedis(): Promise<string> {
  const find = () =>
    (process.env.PATH ?? '')
      .split(path.delimiter)
      .map((folder) => path.join(folder, 'redis-server'))
      .find(isProgram);
  const found = find();
  if (found) return found;
  await installPackage('redis-server');
  const installed = find();
  if (installed) return installed;
  throw new Error('There is no redis-server for the tests of counters that processes share: install it.');
}

export interface Redis {
  url: string;
  /** Ends it at once, as a crash would. */
  stop(): Promise<void>;
}

/** A Redis of the test's own, which keeps nothing. */
export async function startRedis(): Promise<Redis> {
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(await findRedis(), options, { stdio: ['ignore', 'pipe', 'inherit'] });
  await untilReady(server);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
  };
}

async function untilReady(server: ChildProcess): Promise<void> {
  let told = '';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`redis-server did not start:\n${told}`)));
    server.stdout?.on('data', (chunk) => {
      told += chunk;
      if (told.includes('Ready to accept connections')) resolve();
    });
  });
}
