import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { bin, root, run } from '../../../scripts/lib/process.mjs';
import { noteFile } from '../../support/seen.ts';

beforeAll(noteFile);

const FAILING = `
import { expect, it } from 'vitest';
import { mockForFile } from '../../../support/mock.ts';
const mock = mockForFile({ MOCK_LOG: 'silent' });
it('fails', async () => {
  const { client, name } = await mock.newWorld();
  const world = await mock.running.worlds.use(name);
  world.faults.take = () => { throw new Error('planted in the mock'); };
  const { status } = await client.call('getJackpot', { isFault: true });
  expect(status).toBe(200);
});
`;

it('a failing test prints the requests of its world and the stack of the mock, and no table of a part', async () => {
  const folder = mkdtempSync(path.join(root, 'tests/contract/platform/failing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'fails.test.ts'), FAILING);
  const { code, output } = await run(bin('vitest'), ['run', '--project', 'contract', path.relative(root, folder)]);
  expect(code).not.toBe(0);
  expect(output).toMatch(/GET \/wps\/relay\/VIS_getJackpot 500 mock\.mistake test-\d+/);
  expect(output).toMatch(/Error: planted in the mock\n\s+at /);
  expect(output).not.toContain('documented statuses of');
});
