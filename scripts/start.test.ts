import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { root, run } from './lib/process.mjs';
import { settingFaults, WRONG_CONFIGURATION } from './lib/settings.mjs';

async function linesOf(environment: Record<string, string>, exitCode: number): Promise<string[]> {
  const { code, output } = await run(process.execPath, ['scripts/start.mjs'], { env: environment, cwd: root });
  expect(code).toBe(exitCode);
  return output.split('\n');
}

/** The port is used. */
async function firstLines(environment: Record<string, string>): Promise<string[]> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const env = { NODE_ENV: '', GAMING_API_URL: '', ...environment, PORT: String(port) };
  return linesOf(env, 1);
}

it.each<[string, Record<string, string>, string]>([
  [
    'no gateway',
    {},
    'STARTING THE SITE AND A MOCK with published passwords and no real money: GAMING_API_URL is not set.',
  ],
  [
    'a gateway',
    { GAMING_API_URL: 'https://gateway.example.com' },
    'STARTING THE SITE ALONE, against https://gateway.example.com (GAMING_API_URL).',
  ],
])('with %s › its first line says what it starts', async (_, environment, line) => {
  expect((await firstLines(environment))[0]).toBe(line);
});

it('with wrong settings › it ends at once with a line for each, and its own exit code', async () => {
  const wrong = { NODE_ENV: 'production', GAMING_API_URL: '', PORT: 'abc', MOCK_PORT: '80000' };
  expect(await linesOf(wrong, WRONG_CONFIGURATION)).toEqual([
    'PORT=abc is no port: choose a number from 1 to 65535.',
    'MOCK_PORT=80000 is no port: choose a number from 1 to 65535.',
    expect.stringMatching(/^GAMING_API_URL is missing\. .*--offline/),
    '',
  ]);
});

it.each<[Record<string, string>, RegExp | null]>([
  [{}, null],
  [{ PORT: '65535', NODE_ENV: 'test', GAMING_API_URL: 'http://127.0.0.1:4000' }, null],
  [{ PORT: '0' }, /^PORT=0 is no port/],
  [{ PORT: '65536' }, /^PORT=65536 is no port/],
  [{ NODE_ENV: 'prod' }, /^NODE_ENV=prod is unknown/],
  [{ NODE_ENV: 'production' }, /^GAMING_API_URL is missing/],
  [{ GAMING_API_URL: 'gateway.example.com' }, /^GAMING_API_URL=gateway.example.com is no address/],
])('of the settings %o › %s', (settings, fault) => {
  expect(settingFaults(settings)).toEqual(fault ? [expect.stringMatching(fault)] : []);
});
