/** A member with 50,000 ledger rows. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { freePort, root } from '../../scripts/lib/process.mjs';
import { firstAnswer, launchMock, launchSite, median, signInAtSite, table } from './lib.mjs';
import { memberHeaders } from './pages.mjs';

const DAY = 86_400_000;
const TRANSACTIONS = '/wps/relay/ODSFE2_MemTransDet';
const BETS = '/wps/relay/ODSFE2_MemBetDet';
const ROUNDS = 7;
const LINE_FEED = 10;

const readerOf = (origin, headers) => async (address) => {
  const startedAt = performance.now();
  const answer = await fetch(`${origin}${address}`, { headers });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return { ms: performance.now() - startedAt, value };
};

/** Times of each page of a member's records, in milliseconds, by its name. */
export async function timeRecords(origin) {
  const read = readerOf(origin, await memberHeaders(origin));
  const from = Date.now() - 90 * DAY;
  const last = async (address) => `${address}?pageNo=${(await read(address)).value.totalPages}`;
  const cases = {
    'account record, first page': TRANSACTIONS,
    'account record, last page': await last(TRANSACTIONS),
    'account record, 90 days of bets': `${TRANSACTIONS}?from=${from}&typeCode=3200`,
    'account record, one wallet': `${TRANSACTIONS}?accountTypeId=2`,
    'betting record, first page': BETS,
    'betting record, last page': await last(BETS),
    'betting record, won at slots': `${BETS}?gameType=RNG&state=won`,
    'profit, 180 days': '/wps/relay/ODSFE2_PersonalProfit',
    'profit, 90 days of slots': `/wps/relay/ODSFE2_PersonalProfit?from=${from}&gameType=RNG`,
  };
  const rows = new Map();
  for (const [name, address] of Object.entries(cases)) {
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push((await read(address)).ms);
    rows.set(name, times);
  }
  return rows;
}

/** Uses the template `rich`. Returns a Markdown table. */
export async function measureRecords(port, folder) {
  if (!existsSync(path.join(root, '.data/rich.db'))) throw new Error('There is no database with 180 days of play.');
  const mock = launchMock(port, folder, root, ['rich']);
  try {
    const origin = `http://127.0.0.1:${port}`;
    await firstAnswer({ url: `${origin}/wps/system/whitelabel`, headers: { Merchant: 'baize' } });
    const rows = [...(await timeRecords(origin))].map(([name, times]) => [
      name,
      median(times).toFixed(1),
      Math.max(...times).toFixed(1),
    ]);
    const read = readerOf(origin, await memberHeaders(origin));
    const readAll = async () => {
      let [count, cursor] = [0, ''];
      do {
        const { value } = await read(`${TRANSACTIONS}Export${cursor && `?cursor=${cursor}`}`);
        count += value.list.length;
        cursor = value.next;
      } while (cursor);
      return count;
    };
    const startedAt = performance.now();
    const count = await readAll();
    const took = Math.round(performance.now() - startedAt);
    const growth = await mock.measureHeap(readAll);
    const files = await measureFiles(port);
    return [
      table(['a member with 50,000 rows of the ledger', 'median ms', 'slowest ms'], rows),
      '',
      `All ${count} rows of the account record, a thousand at a time: ${took} ms; the used heap of the mock grows by ${growth.toFixed(1)} MB at most.`,
      `The site's CSV files of them, ${files.count} rows of 180 days: ${files.took} ms; its used heap grows by ${files.growth.toFixed(1)} MB at most.`,
    ].join('\n');
  } finally {
    await mock.stop();
  }
}

/** 180 days in two files of the longest range. */
async function measureFiles(mockPort) {
  const port = await freePort();
  const site = launchSite(port, mockPort);
  try {
    const origin = `http://localhost:${port}`;
    await firstAnswer({ url: `${origin}/login`, headers: {} });
    const headers = { Cookie: `${await signInAtSite(port, mockPort)}; lang=EN` };
    const dayBefore = (days) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);
    const ranges = ['last90', `own&from=${dayBefore(180)}&to=${dayBefore(91)}`];
    const readAll = async () => {
      let count = 0;
      for (const range of ranges) {
        const answer = await fetch(`${origin}/member/download/transactionHistory?range=${range}`, { headers });
        if (!answer.ok) throw new Error(`The file of ${range}: ${answer.status}`);
        for await (const bytes of answer.body) count += bytes.filter((byte) => byte === LINE_FEED).length;
      }
      return count - ranges.length;
    };
    const startedAt = performance.now();
    const count = await readAll();
    return { count, took: Math.round(performance.now() - startedAt), growth: await site.measureHeap(readAll) };
  } finally {
    await site.stop();
  }
}
