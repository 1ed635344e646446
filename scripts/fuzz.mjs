/**
 * `npm run fuzz -- --cases 10000 --walks 1000 --seed 1`: sends generated requests to the mock and takes random walks.
 * `--operation login` sends all requests to one operation. `--path` repeats a failed case, as its message says.
 */
import { parseArgs } from 'node:util';
import { fail } from './lib/console.mjs';
import { generateAndSeed, install, requireNode } from './lib/prepare.mjs';
import { bin, run } from './lib/process.mjs';

const text = { type: 'string' };
const { values } = parseArgs({ options: { cases: text, walks: text, seed: text, operation: text, path: text } });
for (const name of ['cases', 'walks', 'seed']) {
  if (values[name] !== undefined && !/^-?\d+$/.test(values[name])) fail(`--${name} takes a whole number.`);
}

requireNode();
try {
  await install();
  await generateAndSeed();
} catch (error) {
  fail(error.message);
}

const { cases, walks, seed = '1', operation, path } = values;
const isBoth = cases === undefined && walks === undefined && operation === undefined;
const files = [
  ...(walks === undefined || cases !== undefined ? ['tests/fuzz'] : []),
  ...(walks !== undefined || isBoth ? ['tests/walks'] : []),
];
const { code } = await run(bin('vitest'), ['run', '--project', 'proof', '--reporter=verbose', ...files], {
  env: {
    FUZZ_CASES: cases ?? '10000',
    FUZZ_WALKS: walks ?? '1000',
    FUZZ_SEED: seed,
    ...(operation && { FUZZ_OPERATION: operation }),
    ...(path && { FUZZ_PATH: path }),
  },
  isShown: true,
});
process.exitCode = code === 0 ? 0 : 1;
