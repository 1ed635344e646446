/** `npm test`: sets up the system, builds, then runs the checks, the workflows, the tests and the e2e tests. Ends with a line that counts them. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runChecks } from './lib/checks.mjs';
import { fail, say, strong } from './lib/console.mjs';
import { build, install, requireNode } from './lib/prepare.mjs';
import { bin, root, run } from './lib/process.mjs';
import { setUpSystem } from './lib/system.mjs';

requireNode();
const counts = { passed: 0, failed: 0 };
try {
  await install();
  await setUpSystem();
  const failures = await build(() => {
    say(`\n${strong('Checks')}`);
    return runChecks();
  });
  counts.passed += failures === 0 ? 1 : 0;
  counts.failed += failures;
} catch (error) {
  fail(error.message);
}

const report = (name) => path.join(root, '.cache', `${name}.json`);

/** Adds a runner's counts. A runner that fails without a failed test counts as one failure. */
function count(code, { passed, failed }) {
  counts.passed += passed;
  counts.failed += failed + (code !== 0 && failed === 0 ? 1 : 0);
}

function read(name, counter) {
  return existsSync(report(name)) ? counter(JSON.parse(readFileSync(report(name), 'utf8'))) : { passed: 0, failed: 0 };
}

say(`\n${strong('Workflows')}`);
const workflows = await run(process.execPath, ['scripts/workflows.mjs'], { isShown: true });
count(workflows.code, { passed: workflows.code === 0 ? 1 : 0, failed: 0 });

say(`\n${strong('Tests')}`);
rmSync(report('vitest'), { force: true });
const tests = await run(
  bin('vitest'),
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report('vitest')}`],
  { isShown: true },
);
count(
  tests.code,
  read('vitest', ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests })),
);

say(`\n${strong('E2E tests')}`);
rmSync(report('playwright'), { force: true });
const e2e = await run(bin('playwright'), ['test'], {
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('playwright') },
  isShown: true,
});
count(
  e2e.code,
  read('playwright', ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })),
);

say(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
