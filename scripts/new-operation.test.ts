import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundle } from './lib/contract.ts';
import { addOperation } from './lib/new-operation.ts';
import { bin, run } from './lib/process.mjs';
import { copyProject } from './lib/project-copy.test-support.ts';

let folder: string;
beforeAll(() => {
  folder = copyProject();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const newOperation = (...args: string[]) => run(bin('tsx'), ['scripts/new-operation.ts', ...args], { cwd: folder });
const add = (domain: string, operationId: string, method: string, address: string) =>
  addOperation(folder, { domain, operationId, method, path: address });

it('writes contract, handler and first test of operations', async () => {
  const files = add('wallet', 'getRebate', 'GET', '/wps/relay/getRebate');
  expect(files).toHaveLength(7);
  expect(files).toContain('tests/contract/wallet/rebate.test.ts');
  // Has no service yet.
  expect(add('agent', 'createVoucher', 'POST', '/wps/relay/createVoucher')).toContain(
    'tests/contract/agent/voucher.test.ts',
  );
  const { paths } = await bundle('gaming', folder);
  expect(paths).toHaveProperty(['/wps/relay/getRebate', 'get', 'operationId'], 'getRebate');
  expect(paths).toHaveProperty(['/wps/relay/createVoucher', 'post', 'operationId'], 'createVoucher');
});

it.runIf(process.env.TEST_ALL === '1')(
  'generates the code of an operation; what it has written passes the checks and its first tests',
  async () => {
    const read = await newOperation('wallet', 'getKickback', 'GET', '/wps/relay/getKickback');
    expect(read.output.match(/^ {2}[\w-]+\/\S+$/gm)).toHaveLength(7);
    // As the command does with its own.
    await run(bin('biome'), ['check', '--write', 'mock-server', 'tests/contract'], { cwd: folder });
    const checks = await run(process.execPath, ['scripts/check.mjs'], { cwd: folder });
    expect(checks.code, checks.output).toBe(0);
    const files = ['wallet/rebate', 'wallet/kickback', 'agent/voucher'].map((name) => `tests/contract/${name}.test.ts`);
    const tests = await run(bin('vitest'), ['run', '--project', 'contract', ...files], { cwd: folder });
    expect(tests.code, tests.output).toBe(0);
  },
  600_000,
);

const readTable = () => readFileSync(path.join(folder, 'openapi/openapi.yaml'), 'utf8');

it.each([
  ['nothing', 'getRebate', 'GET', '/wps/rebate', 'There is no domain "nothing". There are: agent, chat, games'],
  ['wallet', 'rebate', 'GET', '/wps/rebate', '"rebate" is no operation id'],
  ['wallet', 'getBalance', 'GET', '/wps/rebate', 'openapi/paths/wallet.yaml has the operation getBalance.'],
  ['wallet', 'getRebates', 'GET', '/wps/v2/wallets/balance', '/wps/v2/wallets/balance is there'],
  ['wallet', 'getRebates', 'HEAD', '/wps/rebate', 'The method is one of GET'],
])('writes nothing for %s %s %s %s', (domain, operationId, method, address, message) => {
  const before = readTable();
  expect(() => add(domain, operationId, method, address)).toThrow(message);
  expect(readTable()).toBe(before);
});

it('when arguments are missing, ends with 1 and says how it is called', async () => {
  const before = readTable();
  const { code, output } = await newOperation('wallet');
  expect([code, output]).toEqual([1, expect.stringContaining('npm run new-operation -- wallet getRebate GET')]);
  expect(readTable()).toBe(before);
});
