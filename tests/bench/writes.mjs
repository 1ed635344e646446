/** Bets, in one world with a frozen clock. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/lib/process.mjs';
import { firstAnswer, launchMock, load, summarize, table } from './lib.mjs';

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

/** Runs by the name of the write. */
export async function loadWrites(origin, seconds) {
  const runs = new Map();
  for (const [name, write] of Object.entries(await open(origin))) {
    const request = writing(origin, write);
    await load(request, { seconds: 1, connections: CONNECTIONS });
    runs.set(name, await load(request, { seconds, connections: CONNECTIONS }));
  }
  return runs;
}

/** Returns Markdown. */
export async function measureWrites({ seconds, rounds }) {
  const results = new Map();
  for (let round = 0; round < rounds; round += 1) {
    const folder = mkdtempSync(path.join(tmpdir(), 'baize-bench-'));
    const port = await freePort();
    const mock = launchMock(port, folder);
    try {
      const origin = `http://127.0.0.1:${port}`;
      await firstAnswer({ url: `${origin}/wps/system/whitelabel`, headers: { Merchant: 'baize' } });
      for (const [name, run] of await loadWrites(origin, seconds))
        results.set(name, [...(results.get(name) ?? []), run]);
    } finally {
      await mock.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const rows = [...results].map(([name, runs]) => [name, summarize(runs)]);
  return table(
    ['writes/s', 'ours', 'p50 ms', 'p99 ms', 'failures'],
    rows.map(([name, { requestsPerSecond, p50, p99, failures }]) => [name, requestsPerSecond, p50, p99, failures]),
  );
}
