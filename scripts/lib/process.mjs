import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The command line of a package's own program, without the detour over npx. */
export const bin = (name) => path.join(root, 'node_modules/.bin', name);

/** What keeps Redocly's command line from asking the network and from talking about itself. */
export const QUIET_REDOCLY = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
};

/**
 * Runs a command to its end; gives its exit code, all it printed, and what of that was no message. With `isShown` it prints as it goes. After
 * `timeoutMs` it is ended, and its exit code is null.
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
      env: { ...process.env, ...env },
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
 * Runs a command that must succeed. Throws an error with the end of what it printed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, isShown?: boolean }} [options]
 */
export async function must(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${path.basename(command)} ${args.join(' ')} failed:\n${output.slice(-4000)}`);
}

/** Whether a port of this machine can be listened on. */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** A port of this machine that nobody listens on. */
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

/**
 * A program that runs until it is stopped. It prints with us; when it ends by itself, `onEnd` hears its exit code.
 */
export function start(args, { env, onEnd }) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.on('data', (chunk) => {
    // Its own "listens" line is ours to say, once everything is up.
    if (!/^The (mock|site) listens/.test(String(chunk))) process.stdout.write(chunk);
  });
  child.once('exit', (code) => onEnd(code));
  return child;
}

/** Waits until an address answers with a success. Throws after `timeoutMs`. */
export async function waitFor(url, timeoutMs) {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
      if (answer.ok) return;
    } catch {
      // Not up yet.
    }
    if (Date.now() > deadline) throw new Error(`${url} did not answer within ${timeoutMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
