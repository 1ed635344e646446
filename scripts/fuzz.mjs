/**
 * `npm run fuzz -- --cases 10000 --walks 1000 --malformed 2000 --seed 1`. `--operation login` fuzzes one operation.
 * `--path` repeats a failed case.
 */
import { parseArgs } from 'node:util';
import { fail } from './lib/console.mjs';
import { build, install } from './lib/prepare.mjs';
import { bin, run } from './lib/process.mjs';
import { requireMachine } from './lib/settings.mjs';

const text = { type: 'string' };
const { values } = parseArgs({
  options: { cases: text, walks: text, malformed: text, seed: text, operation: text, path: text },
});
for (const name of ['cases', 'walks', 'malformed', 'seed']) {
  if (values[name] !== undefined && !/^-?\d+$/.test(values[name])) fail(`--${name} takes a whole number.`);
}

requireMachine();
try {
  await install();
  await build();
} catch (error) {
  fail(error.message);
}

const { cases, walks, malformed, seed = '1', operation, path } = values;
const isAll = [cases, walks, malformed, operation].every((value) => value === undefined);
const files = [
  ...(isAll || cases !== undefined || operation !== undefined ? ['tests/fuzz'] : []),
  ...(isAll || walks !== undefined ? ['tests/walks'] : []),
  ...(isAll || malformed !== undefined ? ['tests/routes/malformed-random.test.ts'] : []),
];
const { code } = await run(
  bin('vitest'),
  ['run', '--project', 'proof', '--project', 'routes alone', '--reporter=verbose', ...files],
  {
    env: {
      FUZZ_CASES: cases ?? '10000',
      FUZZ_WALKS: walks ?? '1000',
      FUZZ_SITE_CASES: malformed ?? '2000',
      FUZZ_SEED: seed,
      ...(operation && { FUZZ_OPERATION: operation }),
      ...(path && { FUZZ_PATH: path }),
    },
    isShown: true,
  },
);
process.exitCode = code === 0 ? 0 : 1;
