/** `npm run bench:mock`: this mock and public ones. `-- --with <checkout>`: this build and another one, in turn. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, seedRich, seedTeam } from '../../scripts/lib/prepare.mjs';
import { bin, freePort, root, run } from '../../scripts/lib/process.mjs';
import { requireMachine } from '../../scripts/lib/settings.mjs';
import { compareMocks } from './compare.mjs';
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
import { measureWorlds, memberHeaders, PAGES, VISITOR } from './pages.mjs';
import { measureRecords } from './records.mjs';
import { startRivals } from './rivals.mjs';
import { measureTeam } from './team.mjs';
import { measureWrites } from './writes.mjs';

const {
  seconds,
  rounds,
  suite,
  with: other,
} = readOptions({
  suite: { type: 'boolean', default: false },
  with: { type: 'string' },
});

requireMachine();
await build();
await seedRich();
await seedTeam();
const tool = await prepareTools();
if (other) {
  console.log(await compareMocks([root, path.resolve(other)], { seconds, rounds }));
  process.exit();
}
const scratch = mkdtempSync(path.join(tmpdir(), 'baize-bench-'));
const ours = await freePort();

const LIST = PAGES[0];
const WORLDS = 100;
const origin = `http://127.0.0.1:${ours}`;

const startOurs = () => launchMock(ours, scratch);
const requestTo = ({ address, headers = VISITOR }) => ({ url: `${origin}${address}`, headers });

/** Includes the request headers. */
async function readPages() {
  const member = await memberHeaders(origin);
  return Promise.all(
    PAGES.map(async ({ isMembers, ...page }) => {
      const headers = isMembers ? member : VISITOR;
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

const startMs = await measureStart();
const mock = startOurs();
await firstAnswer(requestTo(LIST));
const worlds = await measureWorlds(origin, WORLDS, mock.memory);
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
const records = await measureRecords(ours, ofRecords).finally(() =>
  rmSync(ofRecords, { recursive: true, force: true }),
);

const ofTeam = mkdtempSync(path.join(tmpdir(), 'baize-bench-'));
const team = await measureTeam(ours, ofTeam).finally(() => rmSync(ofTeam, { recursive: true, force: true }));

const writes = await measureWrites({ seconds, rounds });

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
        readSpeed(own, page),
        own.pages[page].p50,
        own.pages[page].p99,
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
