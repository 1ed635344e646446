/**
 * `npm run bench:site`. `-- --with <checkout>`: this build and another one, in turn. `-- --processes 1,2,4`: what a page
 * costs by the number of processes, for docs/operating/scaling.md.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fail, step } from '../../scripts/lib/console.mjs';
import { build } from '../../scripts/lib/prepare.mjs';
import { freePort, root } from '../../scripts/lib/process.mjs';
import { requireMachine } from '../../scripts/lib/settings.mjs';
import { compareSites } from './compare.mjs';
import { measureLighthouse, measureScripts } from './in-browser.mjs';
import {
  CONNECTIONS,
  firstAnswer,
  launchMock,
  launchSite,
  leave,
  load,
  machine,
  median,
  prepareTools,
  readOptions,
  signInAtSite,
  summarize,
  table,
} from './lib.mjs';
import { benchProcesses, readCounts } from './processes.mjs';

const {
  seconds,
  rounds,
  lighthouse: runs,
  with: other,
  processes,
} = readOptions({
  lighthouse: { type: 'string', default: '3' },
  with: { type: 'string' },
  processes: { type: 'string' },
});
if (other && processes) fail('--with and --processes are two benchmarks: choose one.');
const counts = processes && readCounts(processes);

/** This cookie bypasses the page cache. */
const RENDERED = 'captchaId=0; lang=EN';
const KEPT = 'lang=EN';
const RENDERED_LIST = 'list, a visitor, rendered each time';
const TWO = `${RENDERED_LIST}, two processes`;
const ONE_ON_A_CORE = `${RENDERED_LIST}, a process on a core`;
const TWO_ON_A_CORE = `${RENDERED_LIST}, two processes on a core each`;
const PAGES = { home: '/', list: '/rng?list=all', 'log in': '/login' };
const ROUTES = {
  ...PAGES,
  register: '/register',
  promotions: '/promotions',
  search: '/search?q=koi',
  download: '/down',
  help: '/help',
};

requireMachine();
await build();
const tool = await prepareTools();
const requestTo = (port, address, cookie) => ({
  url: `http://localhost:${port}${address}`,
  headers: { Accept: 'text/html', 'Accept-Encoding': 'gzip', Cookie: cookie },
});
const casesOfOne = (port, member) => ({
  'home, a visitor': requestTo(port, '/', KEPT),
  'home, a visitor, rendered each time': requestTo(port, '/', RENDERED),
  'home, a member': requestTo(port, '/', `${member}; ${KEPT}`),
  'home, a member, rendered each time': requestTo(port, '/', `${member}; ${RENDERED}`),
  'list, a visitor': requestTo(port, PAGES.list, KEPT),
  [RENDERED_LIST]: requestTo(port, PAGES.list, RENDERED),
});
if (other) {
  console.log(await compareSites([root, path.resolve(other)], { seconds, rounds }, casesOfOne));
  process.exit();
}
if (counts) {
  await benchProcesses(counts, { seconds, rounds });
  process.exit();
}
const scratch = mkdtempSync(path.join(tmpdir(), 'baize-bench-'));
const [mockPort, first, second] = [await freePort(), await freePort(), await freePort()];
const origin = `http://localhost:${first}`;

const mock = launchMock(mockPort, scratch);
const sites = [launchSite(first, mockPort), launchSite(second, mockPort)];

/** All cores, or one for each process, as in a container with one core. */
const ANYWHERE = [`0-${machine().cores - 1}`, `0-${machine().cores - 1}`];
const A_CORE_EACH = ['0', '1'];

function pin(cores) {
  sites.forEach(({ pid }, index) => {
    const { status, error } = spawnSync('taskset', ['-a', '-p', '-c', cores[index], String(pid)]);
    if (status !== 0)
      throw new Error(`taskset (Debian's util-linux) cannot pin a process: ${error?.message ?? status}`);
  });
}

async function measureLoad() {
  const member = await signInAtSite(first, mockPort);
  const cases = {
    ...Object.fromEntries(Object.entries(casesOfOne(first, member)).map(([name, request]) => [name, [request]])),
    [TWO]: [requestTo(first, PAGES.list, RENDERED), requestTo(second, PAGES.list, RENDERED)],
    [ONE_ON_A_CORE]: [requestTo(first, PAGES.list, RENDERED)],
    [TWO_ON_A_CORE]: [requestTo(first, PAGES.list, RENDERED), requestTo(second, PAGES.list, RENDERED)],
  };
  const runs = new Map(Object.keys(cases).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, requests] of Object.entries(cases)) {
      pin([ONE_ON_A_CORE, TWO_ON_A_CORE].includes(name) ? A_CORE_EACH : ANYWHERE);
      const share = { connections: CONNECTIONS / requests.length };
      const loadAll = (seconds) => Promise.all(requests.map((request) => load(request, { ...share, seconds })));
      await loadAll(1);
      const parts = await loadAll(seconds);
      runs.get(name).push({
        requestsPerSecond: parts.reduce((sum, part) => sum + part.requestsPerSecond, 0),
        p50: median(parts.map(({ p50 }) => p50)),
        p99: Math.max(...parts.map(({ p99 }) => p99)),
        failures: parts.reduce((sum, part) => sum + part.failures, 0),
        // Each part measures the whole process.
        loadCpu: parts[0].loadCpu,
      });
    }
  }
  return Object.fromEntries([...runs].map(([name, list]) => [name, summarize(list)]));
}

let figures;
try {
  await firstAnswer({ url: `http://127.0.0.1:${mockPort}/__mock/health` });
  for (const port of [first, second]) await firstAnswer({ url: `http://localhost:${port}/readyz` });
  const lighthouse = await step('Lighthouse', () =>
    measureLighthouse({ origin, pages: PAGES, runs: Number(runs), tool, scratch }),
  );
  const scripts = await step('JavaScript of each route', () => measureScripts(origin, ROUTES));
  const pages = await step('Pages under load', measureLoad);
  figures = { pages, scripts, lighthouse };
} finally {
  await Promise.all([mock, ...sites].map((program) => program.stop()));
  rmSync(scratch, { recursive: true, force: true });
}

const { pages, scripts, lighthouse } = figures;
const perSecond = (name) => pages[name].requestsPerSecond;
const ratio = (one, other) => Number((one / other).toFixed(2));
const ratios = {
  keptOverRendered: ratio(perSecond('home, a visitor'), perSecond('home, a visitor, rendered each time')),
  twoProcessesOverOne: ratio(perSecond(TWO), perSecond(RENDERED_LIST)),
  twoOnACoreEachOverOne: ratio(perSecond(TWO_ON_A_CORE), perSecond(ONE_ON_A_CORE)),
};
const { cpu, cores, node } = machine();
leave(
  'site',
  { seconds, rounds, ratios, ...figures },
  [
    '# The site under load',
    '',
    `${cores} cores (${cpu}), Node ${node}; ${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s in turn, each after a second of the same, medians. Mock and load are on the same machine; the load took the part of a core that stands in its column.`,
    '',
    table(
      ['', 'requests/s', 'p50 ms', 'p99 ms', 'load, of a core', 'failures'],
      Object.entries(pages).map(([name, run]) => [
        name,
        run.requestsPerSecond,
        run.p50,
        run.p99,
        run.loadCpu,
        run.failures,
      ]),
    ),
    '',
    `A kept home page is served ${ratios.keptOverRendered} times as often as a rendered one. Two processes on a core each serve ${ratios.twoOnACoreEachOverOne} times what one on a core does; where one may use both cores, as it does for compressing and collecting garbage, two serve ${ratios.twoProcessesOverOne} times as much. A member's page is kept while everything that is asked for the member alone, which is asked each time, is answered the same.`,
    '',
    table(['first visit', 'JavaScript, kB'], Object.entries(scripts)),
    '',
    table(
      ['Lighthouse, simulated phone', ...Object.keys(Object.values(lighthouse)[0] ?? {})],
      Object.entries(lighthouse).map(([name, run]) => [name, ...Object.values(run)]),
    ),
  ].join('\n'),
);
