/** `--with <checkout>`: the rows of a benchmark for two builds in turn, so that other load on the machine affects both. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/lib/process.mjs';
import { firstAnswer, launchMock, launchSite, load, median, signInAtSite, table } from './lib.mjs';
import { measureWorlds, memberHeaders, PAGES, VISITOR } from './pages.mjs';
import { timeRecords } from './records.mjs';
import { timeTeam } from './team.mjs';
import { loadWrites } from './writes.mjs';

const WORLDS = 30;

/** The first server of a round finds the machine's caches colder. */
const inTurn = (entries, round) => (round % 2 ? entries.reverse() : entries);

/** `measure` notes values by name and unit: requests a second, of which more are better, or milliseconds. */
async function compare(checkouts, rounds, measure) {
  const rows = new Map();
  for (let round = 0; round < rounds; round += 1)
    for (const [index, checkout] of inTurn([...checkouts.entries()], round))
      await measure(checkout, (name, unit, value) => {
        const row = rows.get(name) ?? { unit, values: checkouts.map(() => []) };
        row.values[index].push(value);
        rows.set(name, row);
      });
  return table(
    ['', 'unit', 'this', 'other', 'this is'],
    [...rows].map(([name, { unit, values }]) => {
      const [own, other] = values.map(median);
      const ratio = unit === 'ms' ? other / own : own / other;
      return [name, unit, own.toFixed(1), other.toFixed(1), `${ratio.toFixed(2)} ×`];
    }),
  );
}

/** Each checkout has its build, and the databases of `npm start` and of the template `team`. */
export const compareMocks = (checkouts, { seconds, rounds }) =>
  compare(checkouts, rounds, async (checkout, note) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'baize-bench-'));
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const startedAt = performance.now();
    const mock = launchMock(port, folder, checkout, ['rich', 'team']);
    try {
      await firstAnswer({ url: `${origin}${PAGES[0].address}`, headers: VISITOR });
      note('first answer after start', 'ms', performance.now() - startedAt);
      const { creationMs, resetMs } = await measureWorlds(origin, WORLDS);
      note('a new world, to its first answer', 'ms', creationMs);
      note('reset', 'ms', resetMs);
      const member = await memberHeaders(origin);
      for (const { name, address, isMembers } of PAGES) {
        const request = { url: `${origin}${address}`, headers: isMembers ? member : VISITOR };
        await load(request, { seconds: 1 });
        note(name, '1/s', (await load(request, { seconds })).requestsPerSecond);
      }
      for (const [name, times] of await timeRecords(origin)) note(name, 'ms', median(times));
      for (const [name, ms] of await timeTeam(origin)) note(name, 'ms', ms);
      for (const [name, run] of await loadWrites(origin, seconds)) note(name, '1/s', run.requestsPerSecond);
    } finally {
      await mock.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });

/** Each site against the mock of its checkout. `cases` is a function of the site's port and a member's cookie. */
export const compareSites = (checkouts, { seconds, rounds }, cases) =>
  compare(checkouts, rounds, async (checkout, note) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'baize-bench-'));
    const [port, mockPort] = [await freePort(), await freePort()];
    const mock = launchMock(mockPort, folder, checkout);
    const site = launchSite(port, mockPort, checkout);
    try {
      await firstAnswer({ url: `http://127.0.0.1:${mockPort}/__mock/health` });
      // Its first request makes the default world.
      await firstAnswer({ url: `http://localhost:${port}/` });
      for (const [name, request] of Object.entries(cases(port, await signInAtSite(port, mockPort)))) {
        await load(request, { seconds: 1 });
        note(name, '1/s', (await load(request, { seconds })).requestsPerSecond);
      }
    } finally {
      await Promise.all([mock.stop(), site.stop()]);
      rmSync(folder, { recursive: true, force: true });
    }
  });
