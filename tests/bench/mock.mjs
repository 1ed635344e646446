/** `npm run bench:mock`: this mock and public ones. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, requireNode, seedRich, seedTeam } from '../../scripts/lib/prepare.mjs';
import { bin, freePort, root, run } from '../../scripts/lib/process.mjs';
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
import { measureRecords } from './records.mjs';
import { startRivals } from './rivals.mjs';
import { measureTeam } from './team.mjs';
import { measureWrites, writesTable } from './writes.mjs';

const { seconds, rounds, suite } = readOptions({ suite: { type: 'boolean', default: false } });

requireNode();
await build();
await seedRich();
await seedTeam();
const tool = await prepareTools();
const scratch = mkdtempSync(path.join(tmpdir(), 'baize-bench-'));
const ours = await freePort();

const VISITOR = { Merchant: 'baize', Language: 'EN' };
/** Only this mock and Prism run the later ones. */
const PAGES = [
  {
    name: 'game list',
    address:
      '/wps/relay/GCSGAME_gameList?clientType=3&platform=flash,html5-desktop&gameType=RNG&pageNo=1&pageSize=15&language=EN',
  },
  { name: 'description', address: '/wps/system/whitelabel' },
  { name: 'balance', address: '/wps/v2/wallets/balance', isMembers: true },
  { name: 'notices', address: '/wps/relay/MCSFE_getNotices' },
  { name: 'vendors', address: '/wps/relay/GCSGAME_newGameVendor?platform=html5-desktop' },
  { name: 'transactions', address: '/wps/relay/ODSFE2_MemTransDet', isMembers: true },
  { name: 'bets', address: '/wps/relay/ODSFE2_MemBetDet', isMembers: true },
  { name: 'ranking', address: '/wps/relay/GCSGAME_getRankList' },
];
const LIST = PAGES[0];
const origin = `http://127.0.0.1:${ours}`;

const startOurs = () => launchMock(ours, scratch);
const requestTo = ({ address, headers = VISITOR }) => ({ url: `${origin}${address}`, headers });

async function post(address, body, headers) {
  const answer = await fetch(`${origin}${address}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST ${address}: ${answer.status}`);
  return answer.json();
}

/** The member has a history. */
async function signIn() {
  const proof = await post('/__mock/worlds/default/brands/baize/proofs', { scene: 'login' });
  const body = { type: 'username', username: 'lucky', password: 'play1234', ...proof };
  return (await post('/wps/session/login', body, VISITOR)).value.token;
}

/** Includes the request headers. */
async function readPages() {
  const Authorization = await signIn();
  return Promise.all(
    PAGES.map(async ({ isMembers, ...page }) => {
      const headers = isMembers ? { ...VISITOR, Authorization } : VISITOR;
      const answer = await fetch(`${origin}${page.address}`, { headers });
      if (!answer.ok) throw new Error(`${page.name}: ${answer.status}`);
      return { ...page, headers, body: await answer.json() };
    }),
  );
}

async function measureStart() {
  const times = [];
  for (let count = 0; count < 5; count += 1) {
    const startedAt = performance.now();
    const mock = startOurs();
    await firstAnswer(requestTo(LIST));
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
    const answer = await fetch(requestTo(LIST).url, {
      headers: { ...VISITOR, 'X-Mock-World': `bench-${count}` },
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
await firstAnswer(requestTo(LIST));
const worlds = await measureWorlds(mock);
const servers = [];
const figures = [];
try {
  const pages = await readPages();
  const requests = Object.fromEntries(pages.map((page) => [page.name, requestTo(page)]));
  servers.push({ name: 'Baize', process: mock, requests });
  servers.push(...(await startRivals({ tool, scratch, pages })));
  for (const server of servers) {
    for (const request of Object.values(server.requests)) {
      await firstAnswer(request);
      await load(request, { seconds: 1 });
    }
  }
  const runs = new Map(servers.map(({ name }) => [name, new Map(PAGES.map((page) => [page.name, []]))]));
  // Other load on the machine affects all servers alike.
  for (let round = 0; round < rounds; round += 1) {
    for (const { name: page } of PAGES) {
      for (const { name, requests: asked } of servers) {
        if (asked[page])
          runs
            .get(name)
            .get(page)
            .push(await load(asked[page], { seconds }));
      }
    }
  }
  for (const { name, process: program } of servers) {
    const measured = [...runs.get(name)].filter(([, all]) => all.length > 0);
    const pageResults = Object.fromEntries(measured.map(([page, all]) => [page, summarize(all)]));
    figures.push({ name, memoryMb: Math.round(program.memory()), pages: pageResults });
  }
} finally {
  await Promise.all([mock, ...servers.slice(1).map(({ process: program }) => program)].map((each) => each.stop()));
  rmSync(scratch, { recursive: true, force: true });
}

const ofRecords = mkdtempSync(path.join(tmpdir(), 'baize-bench-'));
const records = await measureRecords(ours, ofRecords, signIn).finally(() =>
  rmSync(ofRecords, { recursive: true, force: true }),
);

const ofTeam = mkdtempSync(path.join(tmpdir(), 'baize-bench-'));
const team = await measureTeam(ours, ofTeam).finally(() => rmSync(ofTeam, { recursive: true, force: true }));

const writes = writesTable(await measureWrites([root], { seconds, rounds }));

let suiteSeconds = null;
if (suite) {
  const startedAt = performance.now();
  const { code, output } = await run(bin('vitest'), ['run', '--project', 'contract']);
  if (code !== 0) throw new Error(`The contract suite failed:\n${output.slice(-2000)}`);
  suiteSeconds = Math.round((performance.now() - startedAt) / 1000);
}

const [own, ...others] = figures;
const { cpu, cores, node } = machine();
const readSpeed = ({ pages }, page) => pages[page]?.requestsPerSecond;
const ratioTo = (server, page) =>
  readSpeed(server, page) ? `${(readSpeed(own, page) / readSpeed(server, page)).toFixed(2)} ×` : '';
const failures = figures.flatMap(({ pages }) => Object.values(pages)).reduce((sum, page) => sum + page.failures, 0);
leave(
  'mock',
  { seconds, rounds, startMs, ...worlds, suiteSeconds, servers: figures },
  [
    '# The mock beside others',
    '',
    `${cores} cores (${cpu}), Node ${node}; 16 connections, ${rounds} rounds of ${seconds} s in turn, medians; ${failures} failures. The load came from the same machine.`,
    'Ours answers from its database, in a world, with validation both ways; Prism validates, too, and answers the same bodies as examples; the others answer fixed bodies and check nothing.',
    '',
    table(
      ['requests/s', 'ours', 'p50 ms', 'p99 ms', ...others.flatMap(({ name }) => [name, 'ours is'])],
      PAGES.map(({ name: page }) => [
        page,
        ...[readSpeed(own, page), own.pages[page].p50, own.pages[page].p99],
        ...others.flatMap((server) => [readSpeed(server, page) ?? '', ratioTo(server, page)]),
      ]),
    ),
    '',
    table(['memory', ...figures.map(({ name }) => name)], [['MB', ...figures.map(({ memoryMb }) => memoryMb)]]),
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
    '',
    writes,
    '',
    records,
    '',
    team,
  ].join('\n'),
);
