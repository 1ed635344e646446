import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBase } from './contract-base.ts';
import { must, root } from './process.mjs';

let folder: string;

const git = (...args: string[]) =>
  must('git', ['-C', folder, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args]);

async function commit(version: string, title: string): Promise<void> {
  writeFileSync(
    path.join(folder, 'openapi/openapi.yaml'),
    `openapi: 3.1.0\ninfo:\n  title: ${title}\n  version: ${version}\npaths: {}\n`,
  );
  await git('add', '.');
  await git('commit', '-qm', title);
}

beforeAll(async () => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(root, '.cache/history-'));
  mkdirSync(path.join(folder, 'openapi'));
  writeFileSync(path.join(folder, 'redocly.yaml'), 'apis:\n  gaming:\n    root: openapi/openapi.yaml\n');
  await git('init', '-q');
  await commit('1.0.0', 'The first one');
  await commit('1.0.0', 'The last one of 1.0.0');
  await commit('1.1.0', 'The next version');
  await commit('1.1.0', 'A second commit of it');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['the version of the newest commits', '1.1.0', 'The last one of 1.0.0'],
  ['a version that is in no commit yet', '1.2.0', 'A second commit of it'],
])('for %s › the newest commit of another version', async (_, version, title) => {
  expect((await readBase('gaming', version, folder))?.info).toMatchObject({ title });
});

it('without another version in the history › null', async () => {
  expect(await readBase('control', '1.0.0', folder)).toBeNull();
});
