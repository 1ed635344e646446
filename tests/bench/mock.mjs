/** `npm run bench:mock`: this mock beside public ones, on the same list and the same single read, in one run on one machine. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, requireNode } from '../../scripts/lib/prepare.mjs';
import { bin, freePort, run } from '../../scripts/lib/process.mjs';
import {
  firstAnswer,
  launchMock,
  leave,
  load,
  machine,
  median,
  prepareTools,
  readOptions,
  summarize,
  table,
} from './lib.mjs';
import { startRivals } from './rivals.mjs';

const { seconds, rounds, suite } = readOptions({ suite: { type: 'boolean', default: false } });

requireNode();
await build();
const tool = await prepareTools();
const scratch = mkdtempSync(path.join(tmpdir(), 'baize-bench-'));
const ours = await freePort();

const HEADERS = { Merchant: 'baize', Language: 'EN' };
const LIST =
  '/wps/relay/GCSGAME_gameList?clientType=3&platform=flash,html5-desktop&gameType=RNG&pageNo=1&pageSize=15&language=EN';
const SINGLE = '/wps/system/whitelabel';

const startOurs = () => launchMock(ours, scratch);
const requestTo = (port, address) => ({ url: `http://127.0.0.1:${port}${address}`, headers: HEADERS });
const page = async (address) => ({
  address,
  body: await (await fetch(requestTo(ours, address).url, { headers: HEADERS })).json(),
});

async function measureStart() {
  const times = [];
  for (let count = 0; count < 5; count += 1) {
    const startedAt = performance.now();
    const mock = startOurs();
    await firstAnswer(requestTo(ours, SINGLE));
    times.push(performance.now() - startedAt);
    await mock.stop();
  }
  return Math.round(median(times));
}

async function control(method, address, body) {
  const answer = await fetch(`http://127.0.0.1:${ours}/__mock/worlds${address}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status}`);
}

async function measureWorlds(mock) {
  const COUNT = 100;
  const creations = [];
  const resets = [];
  const before = mock.memory();
  for (let count = 0; count < COUNT; count += 1) {
    const startedAt = performance.now();
    await control('POST', '', { name: `bench-${count}` });
    const answer = await fetch(requestTo(ours, SINGLE).url, {
      headers: { ...HEADERS, 'X-Mock-World': `bench-${count}` },
    });
    await answer.arrayBuffer();
    creations.push(performance.now() - startedAt);
  }
  const memory = (mock.memory() - before) / COUNT;
  for (let count = 0; count < COUNT; count += 1) {
    const startedAt = performance.now();
    await control('POST', `/bench-${count}/reset`);
    resets.push(performance.now() - startedAt);
  }
  for (let count = 0; count < COUNT; count += 1) await control('DELETE', `/bench-${count}`);
  const rounded = (value) => Number(value.toFixed(1));
  return {
    creationMs: rounded(median(creations)),
    resetMs: rounded(median(resets)),
    memoryPerWorldMb: rounded(memory),
  };
}

const startMs = await measureStart();
const mock = startOurs();
await firstAnswer(requestTo(ours, LIST));
const worlds = await measureWorlds(mock);
const servers = [{ name: 'Baize', process: mock, list: requestTo(ours, LIST), single: requestTo(ours, SINGLE) }];
const figures = [];
try {
  const bodies = { list: await page(LIST), single: await page(SINGLE) };
  servers.push(...(await startRivals({ tool, scratch, headers: HEADERS, ...bodies })));
  const runs = new Map(servers.map(({ name }) => [name, { list: [], single: [] }]));
  for (const { list, single } of servers) for (const request of [list, single]) await firstAnswer(request);
  for (const { list } of servers) await load(list, { seconds: 2 });
  // In turn, so that what else the machine does meets all of them alike.
  for (let round = 0; round < rounds; round += 1) {
    for (const server of servers) {
      for (const kind of ['list', 'single']) runs.get(server.name)[kind].push(await load(server[kind], { seconds }));
    }
  }
  for (const { name, process: program } of servers) {
    const { list, single } = runs.get(name);
    figures.push({ name, list: summarize(list), single: summarize(single), memoryMb: Math.round(program.memory()) });
  }
} finally {
  await Promise.all(servers.map(({ process: program }) => program.stop()));
  rmSync(scratch, { recursive: true, force: true });
}

let suiteSeconds = null;
if (suite) {
  const startedAt = performance.now();
  const { code, output } = await run(bin('vitest'), ['run', '--project', 'contract']);
  if (code !== 0) throw new Error(`The contract suite failed:\n${output.slice(-2000)}`);
  suiteSeconds = Math.round((performance.now() - startedAt) / 1000);
}

const own = figures[0];
const ratio = (kind, { [kind]: other }) => (own[kind].requestsPerSecond / other.requestsPerSecond).toFixed(2);
const { cpu, cores, node } = machine();
leave(
  'mock',
  { seconds, rounds, startMs, ...worlds, suiteSeconds, servers: figures },
  [
    '# The mock beside others',
    '',
    `${cores} cores (${cpu}), Node ${node}; 16 connections, ${rounds} rounds of ${seconds} s in turn, medians. The load came from the same machine and took up to ${Math.max(...figures.map(({ list }) => list.loadCpu))} of a core.`,
    'Ours answers from its database, in a world, with validation both ways; Prism validates both ways, too, and answers the contract’s examples, into which the benchmark puts the same bodies (its own list has one game, the page fifteen); the others answer fixed bodies and check nothing.',
    '',
    table(
      [
        '',
        'list, requests/s',
        'p50 ms',
        'p99 ms',
        'ours is ×',
        'single, requests/s',
        'p50 ms',
        'p99 ms',
        'ours is ×',
        'memory MB',
        'failures',
      ],
      figures.map((server) => [
        server.name,
        ...[server.list.requestsPerSecond, server.list.p50, server.list.p99, ratio('list', server)],
        ...[server.single.requestsPerSecond, server.single.p50, server.single.p99, ratio('single', server)],
        ...[server.memoryMb, server.list.failures + server.single.failures],
      ]),
    ),
    '',
    table(
      [
        'first answer after start',
        'a new world, to its first answer',
        'reset',
        'memory for each world',
        'contract suite',
      ],
      [
        [
          `${startMs} ms`,
          `${worlds.creationMs} ms`,
          `${worlds.resetMs} ms`,
          `${worlds.memoryPerWorldMb} MB`,
          suiteSeconds ? `${suiteSeconds} s` : 'not run',
        ],
      ],
    ),
  ].join('\n'),
);
