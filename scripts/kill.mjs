/** `npm run kill -- --times 100`: the mock must lose no acknowledged write. */
import { parseArgs } from 'node:util';
import { fail } from './lib/console.mjs';
import { generateAndSeed, install } from './lib/prepare.mjs';
import { bin, run } from './lib/process.mjs';
import { requireMachine } from './lib/settings.mjs';

const { values } = parseArgs({ options: { times: { type: 'string', default: '100' } } });
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) fail('--times takes a whole number, such as 100.');
requireMachine();
await install();
await generateAndSeed();
const suites = ['tests/contract/platform/kill.test.ts', 'tests/contract/lottery/kill.test.ts'];
const args = ['run', '--project', 'contract', ...suites];
const { code } = await run(bin('vitest'), args, { env: { KILLS: String(times) }, isShown: true });
process.exitCode = code ?? 1;
