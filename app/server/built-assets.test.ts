import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtAssets } from './app.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'assets-'));
const server = createServer(express().use(builtAssets(path.join(folder, 'client'))));

beforeAll(async () => {
  mkdirSync(path.join(folder, 'client/assets'), { recursive: true });
  mkdirSync(path.join(folder, 'previous'));
  for (const file of ['client/assets/new-1.js', 'previous/old-1.js', 'client/robots.txt'])
    writeFileSync(path.join(folder, file), file);
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function ask(file: string) {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${file}`);
  return [answer.status, answer.headers.get('cache-control'), await answer.text()];
}

const FOR_EVER = 'public, max-age=31536000, immutable';

describe('builtAssets', () => {
  it.each([
    ['/assets/new-1.js', [200, FOR_EVER, 'client/assets/new-1.js']],
    ['/assets/old-1.js', [200, FOR_EVER, 'previous/old-1.js']],
    ['/assets/older-1.js', [404, 'no-store', 'There is no such file.\n']],
    ['/assets/', [404, 'no-store', 'There is no such file.\n']],
    ['/robots.txt', [200, 'public, max-age=3600', 'client/robots.txt']],
  ])('%s › %j', async (file, expected) => {
    expect(await ask(file)).toEqual(expected);
  });
});
