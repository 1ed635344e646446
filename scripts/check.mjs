/** `npm run check`. With CI set, also refuses stale generated code. */
import { runChecks } from './lib/checks.mjs';
import { generate, install } from './lib/prepare.mjs';
import { requireMachine } from './lib/settings.mjs';

requireMachine();
await install();
await generate();
process.exitCode = (await runChecks()).length === 0 ? 0 : 1;
