/**
 * Measures bets, in one world with a frozen clock. `node tests/bench/writes.mjs --with <checkout>` measures another
 * checkout's build in turn with this one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '../../scripts/lib/prepare.mjs';
import { freePort, root } from '../../scripts/lib/process.mjs';
import { firstAnswer, launchMock, load, prepareTools, readOptions, summarize, table } from './lib.mjs';

const WORLD = 'bench';
/** An hour before the first draws of the day. */
const AT = Date.UTC(2026, 0, 1, 2);
/** A world writes one after another; more connections only wait. */
const CONNECTIONS = 4;
const GAME = 'AURUM_0001';
const LOTTERY = 'One Minute Lotto';
const LINES = 10;

async function open(origin) {
  const send = async (method, address, body, headers) => {
    const answer = await fetch(`${origin}${address}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  await send('POST', '/__mock/worlds', { name: WORLD, clock: { mode: 'frozen', at: AT } });
  const { token } = await send('POST', `/__mock/worlds/${WORLD}/brands/baize/sessions`, { account: 'lucky' });
  const headers = { Merchant: 'baize', Language: 'EN', 'X-Mock-World': WORLD, Authorization: token };
  const { value } = await send('GET', `/wps/game/launchGame?gameCode=${GAME}`, undefined, headers);
  const menu = await send('GET', '/lgw/vn/games/game_menu?language=EN', undefined, headers);
  const { gameId } = menu.flatMap(({ gameMenus }) => gameMenus).find(({ remark }) => remark === LOTTERY);
  // Nobody has thousands of lines on one draw.
  const draws = await send('GET', `/lgw/numeros/chase/${gameId}?count=200`, undefined, headers);
  const play = new URL(value.launchUrl, origin).searchParams.get('token');
  const line = { play: 'EACH', content: '1||||', unit: '0.002', multiple: 1 };
  const slip = (lines) => (count) => ({
    gameId,
    numero: draws[count % draws.length].numero,
    lines: Array.from({ length: lines }, () => line),
  });
  return {
    'play a round': {
      address: '/vendor/api/rounds',
      headers: { 'X-Mock-World': WORLD, Authorization: play },
      body: () => ({ bet: { level: 1 } }),
    },
    'place a slip of one line': { address: '/lgw/orders/betting', headers, body: slip(1) },
    [`place a slip of ${LINES} lines`]: { address: '/lgw/orders/betting', headers, body: slip(LINES) },
  };
}

let references = 0;

function writing(origin, { address, headers, body }) {
  const setupRequest = (request) => {
    references += 1;
    return { ...request, body: JSON.stringify({ ...body(references), reference: `bench-${references}` }) };
  };
  const request = { method: 'POST', path: address, headers: { 'Content-Type': 'application/json', ...headers } };
  return { url: origin, requests: [{ ...request, setupRequest }] };
}

/** Runs of each checkout by the name of the write, in turn. */
export async function measureWrites(checkouts, { seconds, rounds }) {
  const results = new Map(checkouts.map((checkout) => [checkout, new Map()]));
  for (let round = 0; round < rounds; round += 1) {
    for (const checkout of checkouts) {
      const folder = mkdtempSync(path.join(tmpdir(), 'baize-bench-'));
      const port = await freePort();
      const mock = launchMock(port, folder, checkout);
      try {
        const origin = `http://127.0.0.1:${port}`;
        await firstAnswer({ url: `${origin}/wps/system/whitelabel`, headers: { Merchant: 'baize' } });
        for (const [name, write] of Object.entries(await open(origin))) {
          const request = writing(origin, write);
          await load(request, { seconds: 1, connections: CONNECTIONS });
          const run = await load(request, { seconds, connections: CONNECTIONS });
          results.get(checkout).set(name, [...(results.get(checkout).get(name) ?? []), run]);
        }
      } finally {
        await mock.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    }
  }
  return results;
}

/** With a column for each other checkout. */
export function writesTable(results) {
  const [own, ...others] = [...results.values()].map(
    (runs) => new Map([...runs].map(([name, all]) => [name, summarize(all)])),
  );
  const speed = (figures, name) => figures.get(name)?.requestsPerSecond ?? 0;
  return table(
    ['writes/s', 'ours', 'p50 ms', 'p99 ms', 'failures', ...others.flatMap(() => ['other', 'ours is'])],
    [...own].map(([name, { requestsPerSecond, p50, p99, failures }]) => [
      name,
      ...[requestsPerSecond, p50, p99, failures],
      ...others.flatMap((other) => [speed(other, name), `${(requestsPerSecond / speed(other, name)).toFixed(2)} ×`]),
    ]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { seconds, rounds, with: other } = readOptions({ with: { type: 'string' } });
  await build();
  await prepareTools();
  console.log(writesTable(await measureWrites([root, ...(other ? [path.resolve(other)] : [])], { seconds, rounds })));
}
