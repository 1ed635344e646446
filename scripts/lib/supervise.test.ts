import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

/** Its child prints its process id and does not end. */
const PROGRAM = `
import { supervise } from './scripts/lib/supervise.mjs';
supervise().up(['-e', 'console.log(process.pid); setInterval(() => {}, 1000)'], {});
`;
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A shell acts as npm. */
async function start(): Promise<{ shell: ChildProcess; program: number; child: number }> {
  const node = `"${process.execPath}" --input-type=module -e "$PROGRAM" & echo $!; wait`;
  const shell = spawn('sh', ['-c', node], { env: { ...process.env, PROGRAM, npm_lifecycle_event: 'dev' } });
  let text = '';
  while (text.trim().split('\n').length < 2) text += String((await once(shell.stdout, 'data'))[0]);
  const [program = 0, child = 0] = text.trim().split('\n').map(Number);
  return { shell, program, child };
}

it.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)('ends what it runs at %s', async (signal) => {
  const { program, child } = await start();
  process.kill(program, signal);
  await expect.poll(() => isAlive(program) || isAlive(child), { timeout: 20_000 }).toBe(false);
});

it('ends what it runs when npm is killed', async () => {
  const { shell, program, child } = await start();
  shell.kill('SIGKILL');
  await expect.poll(() => isAlive(program) || isAlive(child), { timeout: 20_000 }).toBe(false);
});

/** The program ends at once. */
const RESTARTING = `
import { supervise } from './scripts/lib/supervise.mjs';
supervise({ restarts: true, firstPauseMs: 10, longestPauseMs: 40 }).up(['-e', 'process.exit(3)'], {});
`;

it('a wrong configuration › it is not started again, and its exit code is kept', async () => {
  const source = RESTARTING.replace('process.exit(3)', 'process.exit(78)');
  const program = spawn(process.execPath, ['--input-type=module', '-e', source]);
  expect((await once(program, 'exit'))[0]).toBe(78);
});

it('starts what ends at once again and again, after a growing pause, until it is stopped', async () => {
  const program = spawn(process.execPath, ['--input-type=module', '-e', RESTARTING]);
  let text = '';
  program.stderr.on('data', (chunk) => {
    text += chunk;
  });
  await expect.poll(() => text.split('\n').length, { timeout: 20_000 }).toBeGreaterThan(5);
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
  const line = (seconds: number) => `-e ended with 3 and is started again in ${seconds} s.`;
  expect(text.split('\n').slice(0, 5)).toEqual([0.01, 0.02, 0.04, 0.04, 0.04].map(line));
});
