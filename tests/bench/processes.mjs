/** `npm run bench:site -- --processes 1,2,4`: CPU time of a page, calls and bytes, by the number of processes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { fail, step } from '../../scripts/lib/console.mjs';
import { freePort, root } from '../../scripts/lib/process.mjs';
import { systemRedis } from '../../scripts/lib/system.mjs';
import {
  firstAnswer,
  launch,
  launchMock,
  launchSite,
  load,
  machine,
  median,
  signInAtSite,
  table,
  writeFigures,
} from './lib.mjs';

/** The load's, for each process. */
const CONNECTIONS = 8;
/** For each process: later pages run compiled code. */
const WARM_UP_SECONDS = 5;
/** Answers that the load did not wait for end meanwhile. */
const SETTLE_MS = 500;
const CONNECT_MS = 50;
const CONNECT_TRIES = 100;
const MIX = 'mix';

/**
 * Kinds of pages, with their parts of ten. Documents are opened by address; the page's data are read when a
 * link is followed, with the routes that Remix's client names.
 */
const KINDS = {
  'pages for everybody': {
    part: 3,
    addresses: [
      '/',
      '/rng',
      '/rng?list=all',
      '/live',
      '/fish',
      '/promotions',
      '/promoDetail?id=1003',
      '/vip',
      '/noticePage',
      '/help',
    ],
  },
  "members' pages": {
    part: 2,
    isMembers: true,
    addresses: ['/', '/rng?list=all', '/promotions', '/member/transactionHistory'],
  },
  "members' page data": {
    part: 5,
    isMembers: true,
    addresses: [
      dataAddress('/_root.data', '_index'),
      dataAddress('/rng.data', '$category'),
      dataAddress('/live.data', '$category'),
      dataAddress('/promotions.data', 'promotions'),
      dataAddress('/member/transactionHistory.data', 'member.$'),
    ],
  },
};

function dataAddress(address, page) {
  return `${address}?_routes=${encodeURIComponent(`routes/_shell,routes/_shell.${page}`)}`;
}

/** Sizes of the table. */
const PLAYERS = [1_000, 10_000, 100_000];
/** A player opens a page this often. */
const PAGE_SECONDS = 25;
/** CPU at which the autoscaler adds processes. */
const BUSY = 0.6;
const CORES_OF_MACHINE = 4;
/** Sent to Redis when a page for everybody is rendered: MULTI, GET, PTTL, EXEC, SET, SET, DEL. */
const COMMANDS_OF_PAGE = 7;

/** @throws for anything but numbers with commas between */
export function readCounts(text) {
  const counts = text.split(',').map(Number);
  if (!counts.every((count) => Number.isInteger(count) && count > 0))
    fail(`--processes ${text}: write numbers of processes with commas between, as 1,2,4.`);
  return counts;
}

/** Prints the tables of docs/operating/scaling.md. */
export async function benchProcesses(counts, { seconds, rounds }) {
  const figures = [];
  for (const count of counts) {
    const name = count === 1 ? 'One process' : `${count} processes`;
    figures.push({ count, kinds: await step(name, () => measureCount(count, { seconds, rounds })) });
  }
  const file = writeFigures('processes', { seconds, rounds, figures });
  const runs = figures.flatMap(({ kinds }) => Object.values(kinds));
  const most = (key) => Math.max(...runs.map((run) => run[key])).toFixed(2);
  const failures = runs.reduce((sum, run) => sum + run.failures, 0);
  const { cpu, cores, node } = machine();
  const lines = [
    `On ${cores} cores (${cpu}) with Node ${node}, which the load and the mock share: ${CONNECTIONS} connections a process, medians of ${rounds} rounds of ${seconds} s. The load took at most ${most('loadCpu')} of a core, the mock ${most('mockCpu')}; ${failures} failures.`,
    measuredTable(figures),
    `Calculated from the mix: a page each ${PAGE_SECONDS} s, cores ${100 * BUSY} % busy, one machine to spare.`,
    plannedTable(figures),
    `Figures are in ${file}.`,
  ];
  console.log(`\n${lines.join('\n\n')}`);
}

async function measureCount(count, { seconds, rounds }) {
  const stack = await startStack(count);
  try {
    const requests = await listRequests(stack);
    await load(stack.requestFor(requests[MIX]), {
      seconds: count * WARM_UP_SECONDS,
      connections: count * CONNECTIONS,
    });
    const runs = new Map(Object.keys(requests).map((kind) => [kind, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const [kind, list] of Object.entries(requests))
        runs.get(kind).push(await measureLoad(stack, stack.requestFor(list), seconds));
    return Object.fromEntries([...runs].map(([kind, list]) => [kind, summarize(list)]));
  } finally {
    await stack.stop();
  }
}

/** Medians, and the sum of failures. */
const summarize = ([first, ...others]) =>
  Object.fromEntries(
    Object.keys(first).map((key) => {
      const values = [first, ...others].map((run) => run[key]);
      return [key, key === 'failures' ? values.reduce((sum, value) => sum + value, 0) : median(values)];
    }),
  );

/** The site's processes, the mock as their gateway, and Redis for several. */
async function startStack(count) {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-bench-'));
  const programs = [];
  const add = (program) => {
    programs.push(program);
    return program;
  };
  const clients = [];
  const stop = async () => {
    for (const client of clients) client.disconnect();
    await Promise.all(programs.map((program) => program.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const redis = count > 1 ? await startRedis(add) : null;
    if (redis) clients.push(redis.client);
    const mockPort = await freePort();
    const mock = add(launchMock(mockPort, folder));
    await firstAnswer({ url: `http://127.0.0.1:${mockPort}/__mock/health` });
    const ports = [];
    const metricsPorts = [];
    for (let index = 0; index < count; index += 1) {
      const [port, metricsPort] = [await freePort(), await freePort()];
      const env = { LOG_LEVEL: 'info', METRICS_PORT: String(metricsPort), ...(redis && { CACHE_URL: redis.url }) };
      add(launchSite(port, mockPort, root, env));
      ports.push(port);
      metricsPorts.push(metricsPort);
    }
    for (const port of ports) await firstAnswer({ url: `http://localhost:${port}/` });
    return {
      count,
      mockPort,
      mock,
      port: ports[0],
      stop,
      /** Connections are spread over the ports. Each begins at another request. */
      requestFor(requests) {
        let connection = 0;
        const setupClient = (client) => {
          const start = (connection * 7) % requests.length;
          connection += 1;
          client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
        };
        return { url: ports.map((port) => `http://localhost:${port}`), requests, setupClient };
      },
      /** Sums of the processes' counters. */
      async readCounters() {
        const texts = await Promise.all(
          metricsPorts.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
        );
        const sum = (name) => texts.reduce((total, text) => total + sumOfSeries(text, name), 0);
        return {
          cpuMs: 1000 * (sum('process_cpu_user_seconds_total') + sum('process_cpu_system_seconds_total')),
          pages: sum('http_server_request_duration_seconds_count'),
          calls: sum('http_client_request_duration_seconds_count'),
          fromCache: sum('site_page_cache_total{result="hit"}'),
          mockMs: mock.cpu(),
          commands: redis ? await redis.countCommands() : 0,
        };
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startRedis(add) {
  const program = systemRedis();
  if (!program) fail('Several processes need redis-server: run `npm run setup`, or install Redis.');
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  add(launch(program, options));
  const url = `redis://127.0.0.1:${port}`;
  const client = new Redis(url, { retryStrategy: () => CONNECT_MS, maxRetriesPerRequest: CONNECT_TRIES });
  // Redis is not up at the first try.
  client.on('error', () => undefined);
  await client.ping();
  const countCommands = async () => Number(/total_commands_processed:(\d+)/.exec(await client.info('stats'))[1]);
  return { url, client, countCommands };
}

/** `name` may have its labels. */
function sumOfSeries(text, name) {
  const values = text.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
  return values.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

/** Requests by kind, and the mix of all. */
async function listRequests({ port, mockPort }) {
  const member = await signInAtSite(port, mockPort);
  const headers = { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br, zstd' };
  const kinds = Object.entries(KINDS).map(([name, { addresses, isMembers }]) => {
    const Cookie = isMembers ? `${member}; lang=EN` : 'lang=EN';
    return [name, addresses.map((address) => ({ method: 'GET', path: address, headers: { ...headers, Cookie } }))];
  });
  return { ...Object.fromEntries(kinds), [MIX]: interleave(kinds) };
}

/** Each kind at even distances, by its part. */
function interleave(kinds) {
  const times = 4;
  const placed = kinds.flatMap(([name, requests]) => {
    const count = KINDS[name].part * times;
    return Array.from({ length: count }, (_, index) => ({
      place: (index + 0.5) / count,
      request: requests[index % requests.length],
    }));
  });
  return placed.toSorted((a, b) => a.place - b.place).map(({ request }) => request);
}

async function measureLoad(stack, request, seconds) {
  const connections = stack.count * CONNECTIONS;
  await load(request, { seconds: 1, connections });
  await wait(SETTLE_MS);
  const before = await stack.readCounters();
  const run = await load(request, { seconds, connections });
  await wait(SETTLE_MS);
  const after = await stack.readCounters();
  const spent = Object.fromEntries(Object.keys(before).map((key) => [key, after[key] - before[key]]));
  return {
    requestsPerSecond: run.requestsPerSecond,
    cpuMs: spent.cpuMs / spent.pages,
    perBusyCore: (1000 * spent.pages) / spent.cpuMs,
    p50: run.p50,
    p95: run.p95,
    calls: spent.calls / spent.pages,
    bytes: run.bytes,
    fromCache: spent.fromCache / spent.pages,
    commands: spent.commands / spent.pages,
    mockCpu: spent.mockMs / (1000 * seconds),
    loadCpu: run.loadCpu,
    failures: run.failures,
  };
}

/** Markdown. */
const measuredTable = (figures) =>
  table(
    [
      'processes',
      'pages',
      'requests/s',
      'requests/s a busy core',
      'CPU ms a page',
      'p50 ms',
      'p95 ms',
      'gateway calls a page',
      'kB a page',
      'from cache',
      'Redis commands a page',
    ],
    figures.flatMap(({ count, kinds }) =>
      Object.entries(kinds).map(([kind, run]) => [
        count,
        kind,
        run.requestsPerSecond,
        Math.round(run.perBusyCore),
        run.cpuMs.toFixed(1),
        Math.round(run.p50),
        Math.round(run.p95),
        run.calls.toFixed(2),
        (run.bytes / 1000).toFixed(1),
        `${Math.round(100 * run.fromCache)} %`,
        run.commands.toFixed(2),
      ]),
    ),
  );

const thousands = (value) => Math.ceil(value).toLocaleString('en');

/** Markdown, calculated from the mix at the fewest processes that share Redis. */
function plannedTable(figures) {
  const { kinds } = figures.find(({ count }) => count > 1) ?? figures[0];
  const { cpuMs, bytes, calls } = kinds[MIX];
  const parts = Object.values(KINDS).map(({ part }) => part);
  const forEverybody = parts[0] / parts.reduce((sum, part) => sum + part);
  return table(
    [
      'players',
      'pages/s',
      'cores busy',
      'cores, and processes',
      `machines of ${CORES_OF_MACHINE} cores`,
      'MB/s of pages',
      'gateway calls/s',
      'Redis commands/s, at most',
    ],
    PLAYERS.map((players) => {
      const perSecond = players / PAGE_SECONDS;
      const busy = (perSecond * cpuMs) / 1000;
      const cores = Math.max(2, Math.ceil(busy / BUSY));
      return [
        thousands(players),
        thousands(perSecond),
        busy.toFixed(1),
        thousands(cores),
        thousands(Math.ceil(cores / CORES_OF_MACHINE) + 1),
        ((perSecond * bytes) / 1e6).toFixed(1),
        thousands(perSecond * calls),
        thousands(perSecond * forEverybody * COMMANDS_OF_PAGE),
      ];
    }),
  );
}
