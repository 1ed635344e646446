/** Shared by the benchmarks. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { step } from '../../scripts/lib/console.mjs';
import { must, root } from '../../scripts/lib/process.mjs';
import { siteEnvironment } from '../../scripts/lib/stack.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const tools = path.join(root, '.cache/bench');

export const CONNECTIONS = 16;
/** The unit of /proc. */
const TICKS_PER_SECOND = 100;

/** Resolves paths in the tools' folder. */
export async function prepareTools() {
  const wanted = readFileSync(path.join(here, 'package.json'), 'utf8');
  const manifest = path.join(tools, 'package.json');
  const isThere = existsSync(path.join(tools, 'node_modules/.package-lock.json'));
  if (!isThere || readFileSync(manifest, 'utf8') !== wanted) {
    mkdirSync(tools, { recursive: true });
    copyFileSync(path.join(here, 'package.json'), manifest);
    await step('Installing what is compared with', () =>
      must('npm', ['install', '--prefix', tools, '--no-audit', '--no-fund', '--ignore-scripts']),
    );
  }
  return (file) => path.join(tools, file);
}

export const readVersion = (name) =>
  JSON.parse(readFileSync(path.join(tools, 'node_modules', name, 'package.json'), 'utf8')).version;

const autocannon = () => createRequire(path.join(tools, 'package.json'))('autocannon');

export function readOptions(own) {
  const figures = { seconds: { type: 'string', default: '5' }, rounds: { type: 'string', default: '3' } };
  const { values } = parseArgs({ options: { ...figures, ...own } });
  return { ...values, seconds: Number(values.seconds), rounds: Number(values.rounds) };
}

/** On its own database, with the named templates. `checkout` has the build. */
export function launchMock(port, folder, checkout = root, templates = []) {
  for (const name of ['seed', ...templates])
    copyFileSync(path.join(checkout, `.data/${name}.db`), path.join(folder, `${name}.db`));
  const environment = { NODE_ENV: 'production', MOCK_PORT: String(port), MOCK_DATA: folder };
  return launchNode('build/mock/main.js', environment, checkout);
}

export const launchSite = (port, mockPort, checkout = root, env = {}) =>
  launchNode(
    'build/site/main.js',
    { NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: String(port), ...siteEnvironment(mockPort), ...env },
    checkout,
  );

/** By the control API. Throws for a refusal. */
export async function control(origin, method, address, body) {
  const answer = await fetch(`${origin}/__mock/worlds${address}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? null : answer.json();
}

/** Returns the session cookie, with that of the world. */
export async function signInAtSite(port, mockPort, { username = 'lucky', world = 'default' } = {}) {
  const proof = await fetch(`http://127.0.0.1:${mockPort}/__mock/worlds/${world}/brands/baize/proofs`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ scene: 'login' }),
  });
  const answer = await fetch(`http://localhost:${port}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: `mock-world=${world}` },
    body: new URLSearchParams({ username, password: 'play1234', redirectTo: '/', ...(await proof.json()) }),
  });
  const session = answer.headers.getSetCookie().find((line) => line.startsWith('session='));
  if (!session) throw new Error(`The sign-in was answered with ${answer.status} and no session.`);
  return `${session.split(';')[0]}; mock-world=${world}`;
}

/** `measureHeap` returns the peak growth of the used heap, with garbage, in MB. */
function launchNode(module, env, cwd = root) {
  const args = ['--import', path.join(here, 'heap.mjs'), module];
  const program = launch(process.execPath, args, env, { channel: 'ipc', cwd });
  return {
    ...program,
    async measureHeap(run) {
      program.child.send('start');
      await run();
      program.child.send('stop');
      const [{ live, most }] = await once(program.child, 'message');
      return (most - live) / 2 ** 20;
    },
  };
}

/** `stop` also ends the children; `memory` returns resident MB, `cpu` milliseconds since the start. */
export function launch(command, args, env = {}, { channel = 'ignore', cwd = root } = {}) {
  const stdio = ['ignore', 'ignore', 'ignore', channel];
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio, detached: true });
  return {
    child,
    pid: child.pid,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    cpu: () => {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
      return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
    },
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', resolve);
        process.kill(-child.pid, 'SIGTERM');
      }),
  };
}

/** Returns milliseconds. */
export async function firstAnswer(request, timeoutMs = 60_000) {
  const startedAt = performance.now();
  for (;;) {
    try {
      const answer = await fetch(request.url, { headers: request.headers, signal: AbortSignal.timeout(5000) });
      await answer.arrayBuffer();
      if (answer.ok) return performance.now() - startedAt;
    } catch {
      // Not up yet.
    }
    if (performance.now() - startedAt > timeoutMs) throw new Error(`${request.url} did not answer`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/**
 * Requests per second, percentiles in milliseconds, bytes of a response as sent, failures, and the generator's share of
 * a core.
 */
export async function load(request, { seconds, connections = CONNECTIONS }) {
  const before = process.cpuUsage();
  const startedAt = performance.now();
  const run = autocannon()({ ...request, connections, duration: seconds });
  const times = [];
  let bytes = 0;
  run.on('response', (_client, _status, size, ms) => {
    times.push(ms);
    bytes += size;
  });
  const result = await run;
  const { user, system } = process.cpuUsage(before);
  return {
    requestsPerSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p95: p95(times),
    p99: result.latency.p99,
    bytes: bytes / times.length,
    failures: result.non2xx + result.errors + result.timeouts,
    loadCpu: Number(((user + system) / 1000 / (performance.now() - startedAt)).toFixed(2)),
  };
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

export const p95 = (values) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1];

/** Medians, and the sum of failures. */
export function summarize(runs) {
  const of = (key) => median(runs.map((run) => run[key]));
  return {
    requestsPerSecond: of('requestsPerSecond'),
    p50: of('p50'),
    p99: of('p99'),
    loadCpu: of('loadCpu'),
    failures: runs.reduce((sum, run) => sum + run.failures, 0),
  };
}

export const machine = () => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.version,
});

export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Returns the name of the file, which Git ignores. */
export function writeFigures(name, figures) {
  const date = new Date().toISOString().slice(0, 10);
  const file = `tests/bench/results/${date}-${name}.json`;
  mkdirSync(path.join(here, 'results'), { recursive: true });
  writeFileSync(path.join(root, file), `${JSON.stringify({ date, machine: machine(), ...figures }, null, 2)}\n`);
  return file;
}

export function leave(name, figures, markdown) {
  const file = writeFigures(name, figures);
  writeFileSync(path.join(here, 'results', `${name}.md`), `${markdown}\n`);
  console.log(`\n${markdown}\n\nWritten to ${file} and ${name}.md`);
}
