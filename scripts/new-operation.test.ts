import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOperation } from './lib/new-operation.ts';
import { bin, run } from './lib/process.mjs';
import { copyProject } from './lib/project-copy.test-support.ts';

let folder: string;
beforeAll(() => {
  folder = copyProject();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const newOperation = (...args: string[]) => run(bin('tsx'), ['scripts/new-operation.ts', ...args], { cwd: folder });

it('writes contract, handler and first test of operations', async () => {
  const read = await newOperation('wallet', 'getRebate', 'GET', '/wps/relay/getRebate');
  expect(read.output).toContain('tests/contract/wallet/rebate.test.ts');
  expect(read.output.match(/^ {2}[\w-]+\/\S+$/gm)).toHaveLength(7);
  // Has no service yet.
  const voucher = { domain: 'agent', operationId: 'createVoucher', method: 'POST', path: '/wps/relay/createVoucher' };
  expect(addOperation(folder, voucher)).toContain('tests/contract/agent/voucher.test.ts');
});

it.runIf(process.env.TEST_ALL === '1')(
  'what it has written passes the checks and its first tests',
  async () => {
    const checks = await run(process.execPath, ['scripts/check.mjs'], { cwd: folder });
    expect(checks.code, checks.output).toBe(0);
    const files = ['tests/contract/wallet/rebate.test.ts', 'tests/contract/agent/voucher.test.ts'];
    const tests = await run(bin('vitest'), ['run', '--project', 'contract', ...files], { cwd: folder });
    expect(tests.code, tests.output).toBe(0);
  },
  600_000,
);

it.each([
  [['nothing', 'getRebate', 'GET', '/wps/rebate'], 'There is no domain "nothing". There are: agent, chat, games'],
  [['wallet', 'rebate', 'GET', '/wps/rebate'], '"rebate" is no operation id'],
  [['wallet', 'getBalance', 'GET', '/wps/rebate'], 'openapi/paths/wallet.yaml has the operation getBalance.'],
  [['wallet', 'getRebates', 'GET', '/wps/v2/wallets/balance'], '/wps/v2/wallets/balance is there'],
  [['wallet', 'getRebates', 'HEAD', '/wps/rebate'], 'The method is one of GET'],
  [['wallet'], 'npm run new-operation -- wallet getRebate GET'],
])('writes nothing for %j', async (args, message) => {
  const before = readFileSync(path.join(folder, 'openapi/openapi.yaml'), 'utf8');
  const { code, output } = await newOperation(...args);
  expect([code, output]).toEqual([1, expect.stringContaining(message)]);
  expect(readFileSync(path.join(folder, 'openapi/openapi.yaml'), 'utf8')).toBe(before);
});
