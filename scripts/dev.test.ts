import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, isFree } from './lib/process.mjs';
import { copyProject } from './lib/project-copy.test-support.ts';

let folder: string;
let npm: ChildProcess;
let log = '';
let [site, mock] = ['', ''];

beforeAll(async () => {
  folder = copyProject();
  const [port, mockPort] = [await freePort(), await freePort()];
  [site, mock] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${mockPort}`];
  npm = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      CI: '',
      PORT: String(port),
      MOCK_PORT: String(mockPort),
      LOG_LEVEL: 'silent',
    },
  });
  for (const stream of [npm.stdout, npm.stderr])
    stream?.on('data', (chunk) => {
      log += chunk;
    });
  await until(() => log.includes('is up for development'));
}, 300_000);

afterAll(() => {
  npm.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
});

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (!(await holds())) {
    if (Date.now() > deadline || npm.exitCode !== null)
      throw new Error(`It never came to hold. The log:\n${log.slice(-4000)}`);
    await wait(100);
  }
}

/** Returns a function that restores the file. */
function save(file: string, change: (text: string) => string): () => void {
  const target = path.join(folder, file);
  const text = readFileSync(target, 'utf8');
  expect(change(text), file).not.toBe(text);
  writeFileSync(target, change(text));
  return () => writeFileSync(target, text);
}

const page = async () => (await fetch(`${site}/login`)).text();
const shows = (text: string) => () => page().then((html) => html.includes(text));
async function ask(address: string, options?: RequestInit): Promise<Response> {
  const headers = { Merchant: 'baize', 'Content-Type': 'application/json' };
  let answer: Response | null = null;
  await until(async () => {
    answer = await fetch(`${mock}${address}`, { ...options, headers }).catch(() => null);
    return answer !== null;
  });
  return answer as unknown as Response;
}
const restarts = () => log.split('Restarting').length - 1;

it('brings a change of the mock to the page', async () => {
  await until(shows('Baize'));
  const faults = [{ operation: 'getJackpot', kind: 'status' }];
  await ask('/__mock/worlds/default/faults', { method: 'PUT', body: JSON.stringify(faults) });

  // Documents and tests cause no restart.
  const started = log.length;
  for (const file of ['README.md', 'openapi/README.md', 'prisma/README.md', 'app/README.md', 'app/api/cache.test.ts']) {
    save(file, (text) => `${text}\n`);
  }
  // A handler restarts the mock with its faults, without a reload of the page.
  const undo = save('mock-server/domains/system/brand.ts', (text) =>
    text.replace(/merchantName: [^,\n]+,/, "merchantName: 'By the handler',"),
  );
  await until(shows('By the handler'));
  undo();
  await until(async () => !(await page()).includes('By the handler'));
  expect(await (await ask('/__mock/worlds/default/faults')).json()).toMatchObject(faults);
  expect(log.slice(started)).not.toContain('page reload');
  expect(log.slice(started)).not.toContain('Seeding the database');
}, 600_000);

it.runIf(process.env.TEST_ALL === '1')(
  'brings changes of contract and seed to the page',
  async () => {
    // A broken contract is told with its place, and the last good one stays.
    const operation = `
extra:
  get:
    operationId: getExtra
    summary: Extra
    description: An operation without a handler.
    x-origin: own
    x-access: public
    x-value: { $ref: '../schemas/system.yaml#/schemas/Nothing' }
`;
    const before = restarts();
    save('openapi/openapi.yaml', (text) =>
      text.replace('\npaths:\n', "\npaths:\n  /wps/system/extra: { $ref: 'paths/system.yaml#/extra' }\n"),
    );
    save('openapi/paths/system.yaml', (text) => text + operation);
    await until(() => /openapi\/paths\/system\.yaml:\d+:\d+/.test(log));
    expect((await ask('/wps/system/extra')).status).toBe(404);
    expect(restarts()).toBe(before);

    // An operation without a handler responds with 501.
    save('openapi/paths/system.yaml', (text) => text.replace('#/schemas/Nothing', '#/schemas/SystemStatus'));
    await until(async () => (await ask('/wps/system/extra')).status === 501);
    expect(await (await ask('/wps/system/extra')).json()).toMatchObject({ errorCode: 'not.implemented' });

    // The seed resets the worlds.
    save('prisma/seed/system/brands.ts', (text) => text.replace("name: 'Baize'", "name: 'By the seed'"));
    await until(shows('By the seed'));
    expect(await (await ask('/__mock/worlds/default/faults')).json()).toEqual([]);
  },
  600_000,
);

it('ends as a whole', async () => {
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  await until(async () => (await isFree(Number(new URL(site).port))) && (await isFree(Number(new URL(mock).port))));
}, 600_000);
