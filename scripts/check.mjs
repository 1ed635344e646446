/** `npm run check`: types, lint and formatting, import directions, migrations, the contract's own rules; with CI set, stale generated code. */
import { runChecks } from './lib/checks.mjs';
import { compile, generate, install, requireNode } from './lib/prepare.mjs';

requireNode();
await install();
const compiled = compile();
await generate();
const failures = await runChecks();
await compiled;
process.exitCode = failures === 0 ? 0 : 1;
