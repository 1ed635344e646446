/** Runs a TypeScript file with its arguments, on generated code that is up to date. */
import { generate, install } from './lib/prepare.mjs';
import { bin, run } from './lib/process.mjs';
import { requireMachine } from './lib/settings.mjs';

requireMachine();
await install();
await generate();
const { code } = await run(bin('tsx'), process.argv.slice(2), { isShown: true });
process.exitCode = code ?? 1;
