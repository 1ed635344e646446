/** `npm run bench:site`: pages under load, one process and two, JavaScript of each route, and Lighthouse. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { step } from '../../scripts/lib/console.mjs';
import { build, requireNode } from '../../scripts/lib/prepare.mjs';
import { freePort } from '../../scripts/lib/process.mjs';
import { siteEnvironment } from '../../scripts/lib/stack.mjs';
import { measureLighthouse, measureScripts } from './in-browser.mjs';
import {
  CONNECTIONS,
  firstAnswer,
  launch,
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

const { seconds, rounds, lighthouse: runs } = readOptions({ lighthouse: { type: 'string', default: '3' } });

/** A cookie of a visitor's own: pages that carry one are rendered, not kept. */
const RENDERED = 'captchaId=0; lang=EN';
const KEPT = 'lang=EN';
const PAGES = { home: '/', list: '/rng?list=all', 'log in': '/login' };
const ROUTES = {
  ...PAGES,
  register: '/register',
  promotions: '/promotions',
  search: '/search?q=koi',
  download: '/down',
  help: '/help',
};

requireNode();
await build();
const tool = await prepareTools();
const scratch = mkdtempSync(path.join(tmpdir(), 'baize-bench-'));
const [mockPort, first, second] = [await freePort(), await freePort(), await freePort()];
const origin = `http://localhost:${first}`;

const mock = launchMock(mockPort, scratch);
const startSite = (port) =>
  launch(process.execPath, ['build/site/main.js'], {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PORT: String(port),
    ...siteEnvironment(mockPort),
  });
const programs = [mock, startSite(first), startSite(second)];
const requestTo = (port, address, cookie) => ({
  url: `http://localhost:${port}${address}`,
  headers: { Accept: 'text/html', 'Accept-Encoding': 'gzip', Cookie: cookie },
});

/** Signs a member in and gives the cookie of the session. */
async function signIn(port) {
  const proof = await fetch(`http://127.0.0.1:${mockPort}/__mock/worlds/default/brands/baize/proofs`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ scene: 'login' }),
  });
  const answer = await fetch(`http://localhost:${port}/login`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ username: 'lucky', password: 'play1234', redirectTo: '/', ...(await proof.json()) }),
  });
  const session = answer.headers.getSetCookie().find((line) => line.startsWith('session='));
  if (!session) throw new Error(`The sign-in was answered with ${answer.status} and no session.`);
  return session.split(';')[0];
}

async function measureLoad() {
  const member = await signIn(first);
  const cases = {
    'home, a visitor': [requestTo(first, '/', KEPT)],
    'home, a visitor, rendered each time': [requestTo(first, '/', RENDERED)],
    'home, a member': [requestTo(first, '/', `${member}; lang=EN`)],
    'list, a visitor': [requestTo(first, PAGES.list, KEPT)],
    'list, a visitor, rendered each time': [requestTo(first, PAGES.list, RENDERED)],
    'list, rendered each time, two processes': [
      requestTo(first, PAGES.list, RENDERED),
      requestTo(second, PAGES.list, RENDERED),
    ],
  };
  const runs = new Map(Object.keys(cases).map((name) => [name, []]));
  for (const requests of Object.values(cases))
    for (const request of requests) await load(request, { seconds: 1, connections: 2 });
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, requests] of Object.entries(cases)) {
      const parts = await Promise.all(
        requests.map((request) => load(request, { seconds, connections: CONNECTIONS / requests.length })),
      );
      runs.get(name).push({
        requestsPerSecond: parts.reduce((sum, part) => sum + part.requestsPerSecond, 0),
        p50: median(parts.map(({ p50 }) => p50)),
        p99: Math.max(...parts.map(({ p99 }) => p99)),
        failures: parts.reduce((sum, part) => sum + part.failures, 0),
        // Each part has measured the whole process.
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
  await Promise.all(programs.map((program) => program.stop()));
  rmSync(scratch, { recursive: true, force: true });
}

const { pages, scripts, lighthouse } = figures;
const perSecond = (name) => pages[name].requestsPerSecond;
const ratios = {
  keptOverRendered: Number(
    (perSecond('home, a visitor') / perSecond('home, a visitor, rendered each time')).toFixed(1),
  ),
  twoProcessesOverOne: Number(
    (perSecond('list, rendered each time, two processes') / perSecond('list, a visitor, rendered each time')).toFixed(
      2,
    ),
  ),
};
const { cpu, cores, node } = machine();
leave(
  'site',
  { seconds, rounds, ratios, ...figures },
  [
    '# The site under load',
    '',
    `${cores} cores (${cpu}), Node ${node}; ${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s in turn, medians. Mock and load are on the same machine; the load took the part of a core that stands in its column.`,
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
    `A kept home page is served ${ratios.keptOverRendered} times as often as a rendered one; two processes serve ${ratios.twoProcessesOverOne} times what one does.`,
    '',
    table(['first visit', 'JavaScript, kB'], Object.entries(scripts)),
    '',
    table(
      ['Lighthouse, simulated phone', ...Object.keys(Object.values(lighthouse)[0] ?? {})],
      Object.entries(lighthouse).map(([name, run]) => [name, ...Object.values(run)]),
    ),
  ].join('\n'),
);
