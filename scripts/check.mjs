/** `npm run check`: types, lint and formatting, imports, domain names, migrations and the contract; with CI set, stale generated code. */
import { runChecks } from './lib/checks.mjs';
import { generate, install, requireNode } from './lib/prepare.mjs';

requireNode();
await install();
await generate();
process.exitCode = (await runChecks()).length === 0 ? 0 : 1;
