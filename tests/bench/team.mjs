/** An agent with a team of 5,000 and a year: `node tests/bench/team.mjs`, and a part of `npm run bench:mock`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, seedTeam } from '../../scripts/lib/prepare.mjs';
import { freePort, root } from '../../scripts/lib/process.mjs';
import { control, firstAnswer, launchMock, launchSite, median, p95, signInAtSite, table } from './lib.mjs';
import { memberHeaders } from './pages.mjs';

const WORLD = 'team';
const DAY = 86_400_000;
const ROUNDS = 20;
/** Milliseconds. */
const PAGE_GOAL = 300;
const DRILL_GOAL = 200;
const LINE_FEED = 10;

const RANGES = { today: 1, month: 30, year: 365 };
const REPORTS = {
  'team overview': '/wps/relay/ODSFE2_getTeamOverviewSum',
  'downline management': '/wps/agent/downlines',
  'team betting': '/wps/relay/ODSFE2_teamBetting',
  'user loss': '/wps/relay/ODSFE2_teamProfitLoss',
  'my income': '/wps/relay/ODSFE2_agentRevenue',
  'pay statement': '/wps/relay/ODSFE2_agentRevenueDetail',
  'account details': '/wps/relay/ODSFE2_downlineTransactions',
};
const DRILLED = ['downline management', 'team betting', 'user loss', 'account details'];
/** Each column that sorts. */
const SORTS = {
  'downline management': 'account members balance seenAt deposit withdrawal validBet profit',
  'team betting': 'account rounds stake validBet win profit',
  'user loss': 'account deposit withdrawal stake win profit',
};
const FILES = {
  'downline management': ['/wps/agent/downlines/export', { search: '1' }],
  'team betting': ['/wps/relay/ODSFE2_teamBettingExport', {}],
  'user loss': ['/wps/relay/ODSFE2_teamProfitLossExport', {}],
  'account details': ['/wps/relay/ODSFE2_downlineTransactionsExport', {}],
};
/** The site's ranges have at most 90 days. */
const SITE_PAGES = {
  'team overview': 'overview',
  'downline management': 'downlines',
  'team betting': 'bets',
  'user loss': 'profit',
  'my income': 'income',
  'account details': 'account',
};
const SITE_RANGES = ['today', 'last30', 'last90'];
const SITE_FILES = ['teamBetting', 'teamProfitLoss', 'agentRevenue', 'downlineTransactions'];

async function timed(run) {
  const startedAt = performance.now();
  const value = await run();
  return { ms: performance.now() - startedAt, value };
}

/** The first one fills caches, and is on its own. */
async function repeat(run, rounds = ROUNDS) {
  const first = await timed(run);
  const times = [];
  for (let round = 0; round < rounds; round += 1) times.push((await timed(run)).ms);
  return { first: first.ms, median: median(times), p95: p95(times), value: first.value };
}

const row = (name, { first, ...times }, goal) => [
  name,
  ...[first, times.median, times.p95].map((ms) => ms.toFixed(1)),
  goal,
  times.p95 <= goal ? 'met' : 'MISSED',
];

async function openTeam(origin) {
  const creation = await timed(() => control(origin, 'POST', '', { name: WORLD, template: 'team' }));
  const headers = await memberHeaders(origin, 'boss', WORLD);
  const read = async (address, query) => {
    const answer = await fetch(`${origin}${address}?${new URLSearchParams(query)}`, { headers });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return value;
  };
  const to = Date.now();
  return { creation, read, rangeOf: (days) => ({ from: to - (days - 1) * DAY, to }) };
}

/** Times of each report, with its goal. */
async function timeReports({ read, rangeOf }, rounds) {
  const rows = [];
  let line = '';
  for (const [range, days] of Object.entries(RANGES)) {
    for (const [name, address] of Object.entries(REPORTS)) {
      const times = await repeat(() => read(address, rangeOf(days)), rounds);
      rows.push({ name: `${name}, ${range}`, times, goal: PAGE_GOAL });
      if (name === 'team betting') line = times.value.list[0].member.account;
    }
    for (const name of DRILLED) {
      const times = await repeat(() => read(REPORTS[name], { ...rangeOf(days), account: line }), rounds);
      rows.push({ name: `${name} of a line, ${range}`, times, goal: DRILL_GOAL });
    }
  }
  return rows;
}

/** Times of each column of the lists of all members, found by what nearly every name has. */
async function timeSorts({ read, rangeOf }) {
  const rows = [];
  for (const [name, columns] of Object.entries(SORTS)) {
    for (const sort of columns.split(' ')) {
      const query = { ...rangeOf(RANGES.month), sort, ...(name !== 'user loss' && { search: '1' }) };
      const times = await repeat(() => read(REPORTS[name], query), 5);
      rows.push(row(`${name} by ${sort}, ${times.value.total} rows`, times, DRILL_GOAL));
    }
  }
  return rows;
}

/** Medians in milliseconds, by the report's name. Requires the template `team`. */
export async function timeTeam(origin) {
  const rows = await timeReports(await openTeam(origin), 5);
  return new Map(rows.map(({ name, times }) => [name, times.median]));
}

/** Requires the template `team`. Returns Markdown. */
export async function measureTeam(port, folder) {
  const mock = launchMock(port, folder, root, ['team']);
  try {
    const origin = `http://127.0.0.1:${port}`;
    await firstAnswer({ url: `${origin}/__mock/health` });
    const team = await openTeam(origin);
    const { creation, read, rangeOf } = team;
    const rows = (await timeReports(team, ROUNDS)).map(({ name, times, goal }) => row(name, times, goal));
    const sorts = await timeSorts(team);
    const files = [];
    for (const [name, [address, filter]] of Object.entries(FILES)) {
      const readAll = async () => {
        let [count, firstMs, next] = [0, 0, ''];
        const startedAt = performance.now();
        do {
          const value = await read(address, { ...rangeOf(RANGES.year), ...filter, ...(next && { cursor: next }) });
          firstMs ||= performance.now() - startedAt;
          count += value.list.length;
          next = value.next;
        } while (next);
        return { count, firstMs };
      };
      const { ms, value } = await timed(readAll);
      files.push([
        name,
        value.count,
        Math.round(value.firstMs),
        Math.round(ms),
        (await mock.measureHeap(readAll)).toFixed(1),
      ]);
    }
    const site = await measureSite(port);
    return [
      `A new world of the template: ${Math.round(creation.ms)} ms. Goals: a page in ${PAGE_GOAL} ms, a line in ${DRILL_GOAL} ms.`,
      '',
      table(['the mock, a team of 5,000', 'first ms', 'median ms', 'p95 ms', 'goal', ''], rows),
      '',
      table(['sorted, of 30 days', 'first ms', 'median ms', 'p95 ms', 'goal', ''], sorts),
      '',
      table(['all rows of a year, a thousand at a time', 'rows', 'first ms', 'all ms', 'heap of the mock, MB'], files),
      '',
      site,
    ].join('\n');
  } finally {
    await mock.stop();
  }
}

async function measureSite(mockPort) {
  const port = await freePort();
  const site = launchSite(port, mockPort);
  try {
    const origin = `http://localhost:${port}`;
    await firstAnswer({ url: `${origin}/login`, headers: {} });
    const cookie = await signInAtSite(port, mockPort, { username: 'boss', world: WORLD });
    const headers = { Cookie: `${cookie}; lang=EN` };
    const open = async (address) => {
      const answer = await fetch(`${origin}${address}`, { headers, redirect: 'error' });
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return answer;
    };
    const rows = [];
    for (const range of SITE_RANGES)
      for (const [name, page] of Object.entries(SITE_PAGES)) {
        const times = await repeat(async () => (await open(`/agent/${page}?range=${range}`)).text());
        rows.push(row(`${name}, ${range}`, times, PAGE_GOAL));
      }
    const files = [];
    for (const name of SITE_FILES) {
      const download = async () => {
        const startedAt = performance.now();
        const answer = await open(`/member/download/${name}?range=last90`);
        let [count, firstMs] = [-1, 0];
        for await (const bytes of answer.body) {
          firstMs ||= performance.now() - startedAt;
          count += bytes.filter((byte) => byte === LINE_FEED).length;
        }
        return { count, firstMs };
      };
      const { ms, value } = await timed(download);
      files.push([
        name,
        value.count,
        Math.round(value.firstMs),
        Math.round(ms),
        (await site.measureHeap(download)).toFixed(1),
      ]);
    }
    return [
      table(['the site, a team of 5,000', 'first ms', 'median ms', 'p95 ms', 'goal', ''], rows),
      '',
      table(['CSV of 90 days', 'rows', 'first byte ms', 'all ms', 'heap of the site, MB'], files),
    ].join('\n');
  } finally {
    await site.stop();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build();
  await seedTeam();
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-bench-'));
  try {
    console.log(await measureTeam(await freePort(), folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
