/** `npm run check`: types, lint and formatting, import directions, stale generated code, the contract's own rules. */
import { quiet, say } from './lib/console.mjs';
import { build, install, requireNode } from './lib/prepare.mjs';
import { bin, QUIET_REDOCLY, run } from './lib/process.mjs';

requireNode();
await install();
await build();

const CHECKS = [
  ['Types', 'tsc', ['--noEmit', '-p', '.']],
  ['Lint and formatting', 'biome', ['check', '--error-on-warnings', '.']],
  ['Import directions', 'tsx', ['scripts/check-imports.ts']],
  ['Generated code', 'tsx', ['scripts/generate-contract.ts', '--check']],
  ['Database migrations', 'tsx', ['scripts/check-migrations.ts']],
  ['Contract', 'redocly', ['lint', 'gaming', 'control', 'openapi/workflows/*.arazzo.yaml', '--format', 'stylish']],
  ['Examples of the contract', 'tsx', ['scripts/check-examples.ts']],
  ['Contract against the accepted one', 'tsx', ['scripts/contract-diff.ts']],
];

let failures = 0;
for (const [title, command, args] of CHECKS) {
  const startedAt = performance.now();
  const { code, output } = await run(bin(command), args, { env: QUIET_REDOCLY });
  say(
    `${code === 0 ? '  ok  ' : 'FAILED'}  ${title} ${quiet(`${((performance.now() - startedAt) / 1000).toFixed(1)} s`)}`,
  );
  if (code === 0) continue;
  failures += 1;
  say(output.trimEnd());
}
process.exitCode = failures === 0 ? 0 : 1;
