import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import { consoleFiles, consolePage } from './router.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

/** Serves it as the mock does, from a folder with these files. */
async function serve(files: Readonly<Record<string, string>>) {
  const folder = `${mkdtempSync(path.join(tmpdir(), 'console-'))}/`;
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(`${folder}assets`);
  for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}${name}`, text);
  const app = express();
  app.get('/__mock', consolePage(folder), (_req, res) => void res.type('text').send('the list'));
  app.use('/__mock/console', consoleFiles(folder));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (address: string, accept: string) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`, { headers: { Accept: accept } });
}

const BUILT = { 'index.html': '<title>console</title>', 'assets/main-abc.js': 'let a', 'assets/main-abc.css': 'a{}' };

describe('GET /__mock/', () => {
  it.each(['/__mock/', '/__mock', '/__mock/?world=a&screen=timeline'])(
    'when a browser opens %s › the page, which loads from this origin alone',
    async (address) => {
      const page = await (await serve(BUILT))(address, BROWSER);
      expect(await page.text()).toBe(BUILT['index.html']);
      expect(Object.fromEntries(page.headers)).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'referrer-policy': 'no-referrer',
        vary: 'Accept',
        'x-content-type-options': 'nosniff',
      });
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy.split('; ')).toEqual(expect.arrayContaining(["default-src 'self'", "frame-ancestors 'none'"]));
      expect(policy).not.toContain('unsafe');
    },
  );

  it.each(['*/*', 'text/plain', 'application/json'])('when %s is accepted › the list', async (accept) => {
    const list = await (await serve(BUILT))('/__mock/', accept);
    expect([await list.text(), list.headers.get('vary')]).toEqual(['the list', 'Accept']);
  });

  it('when nothing is built › the list for browsers too', async () => {
    expect(await (await (await serve({}))('/__mock/', BROWSER)).text()).toBe('the list');
  });
});

describe('GET /__mock/console/…', () => {
  it.each([
    ['main-abc.js', 'text/javascript; charset=utf-8'],
    ['main-abc.css', 'text/css; charset=utf-8'],
  ])('a file %s › its type, to be kept for good', async (name, type) => {
    const file = await (await serve(BUILT))(`/__mock/console/assets/${name}`, '*/*');
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['assets/other.js', '..%2fserver.js', 'index.html', ''])('no file "%s" › 404', async (name) => {
    expect((await (await serve(BUILT))(`/__mock/console/${name}`, '*/*')).status).toBe(404);
  });
});
