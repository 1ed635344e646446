import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../scripts/lib/process.mjs';
import { prepareSite } from './prepare-site.ts';

const site = prepareSite();
/** Elsewhere: the build needs no packages beside it. */
const COPY = path.join(tmpdir(), `site-${process.pid}`);

it('a build stands alone, and a page that is loaded late answers after it has gone', async () => {
  cpSync('build/site', COPY, { recursive: true });
  onTestFinished(() => rmSync(COPY, { recursive: true, force: true }));
  const { world, cookies } = await site.newWorld();
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'production' as const, PORT: String(port), LOG_LEVEL: 'error' };
  const server = spawn(process.execPath, [path.join(COPY, 'main.js')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void server.kill('SIGKILL'));
  await once(server.stdout, 'data');
  rmSync(COPY, { recursive: true });
  await world.patch('Brand', { code: 'baize' }, { isInMaintenance: true });
  const answer = await fetch(`http://localhost:${port}/`, {
    headers: { Cookie: `mock-world=${cookies['mock-world']}; lang=EN` },
  });
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('maintenance')]);
});

it('a build lists the packages of server and browser, and no tools', () => {
  const { components } = JSON.parse(readFileSync('build/site/bom.json', 'utf8')) as { components: { name: string }[] };
  const names = components.map(({ name }) => name);
  // The last two are in the browser's files alone.
  expect(names).toEqual(expect.arrayContaining(['express', 'react', 'tailwindcss', '@fontsource-variable/inter']));
  for (const tool of ['vite', 'vitest', 'esbuild', 'terser']) expect(names).not.toContain(tool);
});

const readAll = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'));

it.each(['mock-bar', 'To the next draw', 'mock-console-events', 'Skip to the screen'])(
  'a build has no code of the mock’s bar and console, such as "%s"',
  (text) => {
    const lacks = (files: readonly string[]) => files.every((content) => !content.includes(text));
    expect([lacks(readAll('build/mock/console')), lacks(readAll('build/site'))]).toEqual([false, true]);
  },
);

it('the mock’s bar is small: each page of a stack with the mock loads it', () => {
  expect(gzipSync(readFileSync('build/mock/console/bar.js')).length).toBeLessThan(10_000);
});

it('the console loads at most 120 kB of JavaScript before a screen is opened', () => {
  const html = readFileSync('build/mock/console/index.html', 'utf8');
  const files = [...html.matchAll(/(?:src|href)="\/__mock\/console\/([^"]+\.js)"/g)].map(([, file = '']) => file);
  const sizes = files.map((file) => gzipSync(readFileSync(path.join('build/mock/console', file))).byteLength);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(120_000);
});
