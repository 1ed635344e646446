/** `npm test`. `npm run test:all` adds long suites, with a new seed for generated requests and walks. */
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runChecks } from './lib/checks.mjs';
import { fail, say, strong } from './lib/console.mjs';
import { build, install, seedRich } from './lib/prepare.mjs';
import { bin, root, run } from './lib/process.mjs';
import { requireMachine } from './lib/settings.mjs';
import { setUpSystem } from './lib/system.mjs';

const isAll = process.argv.includes('--all');
const seed = String(randomInt(1_000_000));
const ALL = {
  TEST_ALL: '1',
  KILLS: '20',
  FUZZ_SEED: seed,
  FUZZ_CASES: '2000',
  FUZZ_WALKS: '200',
  FUZZ_SITE_CASES: '2000',
  LOTTERY_ORDERS: '10000',
};

requireMachine();
let passed = 0;
let flaky = [];
const failed = [];
try {
  await install();
  const [failures] = await Promise.all([
    build(() => {
      say(`\n${strong('Checks')}`);
      return runChecks();
    }),
    setUpSystem(),
  ]);
  await seedRich();
  passed += failures.length === 0 ? 1 : 0;
  failed.push(...failures);
} catch (error) {
  fail(error.message);
}

const report = (name) => path.join(root, '.cache', `${name}.json`);

/** An error without a failed test counts as one failure under the runner's name. */
function count(name, code, read) {
  const found = existsSync(report(name))
    ? read(JSON.parse(readFileSync(report(name), 'utf8')))
    : { passed: 0, failed: [] };
  passed += found.passed;
  failed.push(...(code !== 0 && found.failed.length === 0 ? [`${name} ended with ${code}`] : found.failed));
}

/** A file that fails to load counts by its name; so does an operation with an answer that no contract test has seen. */
function readVitest({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(root, name);
    const titles = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file}: ${test.fullName}`);
    return status === 'failed' && titles.length === 0 ? [file] : titles;
  });
  const unseen = existsSync(report('unseen')) ? JSON.parse(readFileSync(report('unseen'), 'utf8')) : [];
  return { passed: numPassedTests, failed: [...failures, ...unseen.map((line) => `not seen: ${line.trim()}`)] };
}

/** A pass on the retry is told; `test:all` counts it as failed. */
function readPlaywright({ stats, suites }) {
  const specs = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specs)];
  const all = suites.flatMap(specs);
  const named = (wanted) =>
    all
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, line, title }) => `${file}:${line}: ${title}`);
  flaky = named('flaky');
  const failed = [...named('unexpected'), ...(isAll ? flaky : [])];
  return { passed: stats.expected + (isAll ? 0 : stats.flaky), failed };
}

/** A test file runs in under 20 s; `test:all` runs more cases in some. */
function tellTimes({ files, idle }) {
  const slow = isAll ? files.filter(({ seconds }) => seconds > 40) : files.slice(0, 10);
  const lines = slow.map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
  say(`\n${strong(isAll ? 'Test files over 40 s' : 'Slowest test files')}\n${lines.join('\n')}`);
  say(`  Idle workers: ${idle.map((seconds) => `${seconds.toFixed(0)} s`).join(', ')}`);
}

/** A survivor counts as failed. */
function readMutants(rows) {
  const survivors = rows.filter(({ caught }) => !caught).map(({ name }) => `mutants: ${name}`);
  return { passed: rows.length - survivors.length, failed: survivors };
}

say(`\n${strong('Workflows')}`);
const workflows = await run(process.execPath, ['scripts/workflows.mjs'], { isShown: true });
if (workflows.code === 0) passed += 1;
else failed.push('workflows');

say(`\n${strong('Tests')}${isAll ? ` with the seed ${seed}` : ''}`);
for (const name of ['vitest', 'unseen', 'times']) rmSync(report(name), { force: true });
const tests = await run(
  bin('vitest'),
  [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report('vitest')}`,
    '--reporter=./scripts/lib/vitest-times.ts',
  ],
  { isShown: true, env: isAll ? ALL : {} },
);
count('vitest', tests.code, readVitest);

say(`\n${strong('E2E tests')}`);
rmSync(report('playwright'), { force: true });
const e2e = await run(bin('playwright'), ['test'], {
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('playwright') },
  isShown: true,
});
count('playwright', e2e.code, readPlaywright);

if (isAll) {
  say(`\n${strong('Planted bugs')}`);
  rmSync(report('mutants'), { force: true });
  const mutants = await run(bin('tsx'), ['scripts/mutants.mjs', '--quick'], { isShown: true });
  count('mutants', mutants.code, readMutants);

  say(`\n${strong('Other tools')}`);
  for (const [name, command, args] of [
    ['portable', process.execPath, ['scripts/portable.mjs']],
    ['image', process.execPath, ['scripts/image.mjs']],
    // Editors use the workspace's TypeScript 5.
    ['types of editors', bin('tsc'), ['--noEmit', '-p', '.']],
  ]) {
    const { code } = await run(command, args, { isShown: true });
    if (code === 0) passed += 1;
    else failed.push(name);
  }
}

if (existsSync(report('times'))) tellTimes(JSON.parse(readFileSync(report('times'), 'utf8')));
if (flaky.length > 0) say(`\n${flaky.map((name) => `flaky: ${name}`).join('\n')}`);
if (failed.length > 0) say(`\n${strong('Failed')}\n${failed.map((name) => `  ${name}`).join('\n')}`);
say(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
