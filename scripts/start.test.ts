import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { root, run } from './lib/process.mjs';

/** The port is used. */
async function firstLines(environment: Record<string, string>): Promise<string[]> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const env = { NODE_ENV: '', GAMING_API_URL: '', ...environment, PORT: String(port) };
  const { code, output } = await run(process.execPath, ['scripts/start.mjs'], { env, cwd: root });
  expect(code).toBe(1);
  return output.split('\n');
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

it('in production without a gateway › it starts no mock', async () => {
  expect((await firstLines({ NODE_ENV: 'production' }))[0]).toMatch(/^GAMING_API_URL is missing\./);
});
