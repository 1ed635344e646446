import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts faster than npx. */
export const bin = (name) => path.join(root, 'node_modules/.bin', name);

/** The tools use experimental features. */
const NODE_OPTIONS = [process.env.NODE_OPTIONS, '--disable-warning=ExperimentalWarning'].filter(Boolean).join(' ');

/** No network and no notices. */
export const QUIET_REDOCLY = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
};

/**
 * Runs a command. Returns its exit code, its output, and standard output alone. `isShown` prints the output instead. After `timeoutMs` it is
 * killed and its exit code is null.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, isShown?: boolean, cwd?: string, timeoutMs?: number }} options
 * @returns {Promise<{ code: number | null, output: string, stdout: string }>}
 */
export function run(command, args, { env, isShown = false, cwd = root, timeoutMs } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      timeout: timeoutMs,
      env: { ...process.env, NODE_OPTIONS, ...env },
      stdio: isShown ? 'inherit' : 'pipe',
    });
    let output = '';
    let stdout = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      stdout += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output, stdout }));
  });
}

/**
 * Runs a command. @throws with the end of its output when it fails
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, isShown?: boolean }} [options]
 */
export async function must(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${path.basename(command)} ${args.join(' ')} failed:\n${output.slice(-4000)}`);
}

/**
 * Runs `work` on each item, two at once: for two cores. Returns the results in the order of the items.
 * @template Item, Result
 * @param {readonly Item[]} items
 * @param {(item: Item) => Promise<Result>} work
 * @returns {Promise<Result[]>}
 */
export async function byTwo(items, work) {
  const results = [];
  const waiting = items.entries();
  const take = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all([take(), take()]);
  return results;
}

export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** `onEnd` receives the exit code. */
export function start(args, { env, onEnd }) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdout.on('data', (chunk) => {
    // The caller prints the addresses after both have started.
    if (!/^The (mock|site) listens/.test(String(chunk))) process.stdout.write(chunk);
  });
  child.once('exit', (code) => onEnd(code));
  return child;
}

/** @throws after `timeoutMs` */
export async function waitFor(url, timeoutMs) {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
      if (answer.ok) return;
    } catch {
      // Not up yet.
    }
    if (Date.now() > deadline) throw new Error(`${url} did not respond within ${timeoutMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
