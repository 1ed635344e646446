import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../scripts/lib/process.mjs';
import { systemRedis } from '../../scripts/lib/system.mjs';

export interface Redis {
  url: string;
  /** Like a crash. */
  stop(): Promise<void>;
  /** Accepts commands and answers none. */
  hang(): void;
  resume(): void;
}

/** Without persistence, on a free port. @throws without redis-server */
export async function startRedis(): Promise<Redis> {
  const program = systemRedis();
  if (!program) throw new Error('redis-server is not on the PATH: run `npm run setup`, or install Redis.');
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  await untilReady(server);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
    hang: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
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
