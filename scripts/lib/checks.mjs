import { quiet, say } from './console.mjs';
import { bin, byTwo, QUIET_REDOCLY, run } from './process.mjs';

/** The longest first. TypeScript 5 stays for packages that call its compiler; 7 takes a quarter of the time. */
const CHECKS = [
  {
    title: 'Types',
    command: '../typescript-7/bin/tsc',
    args: ['--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
  },
  {
    title: 'Contract',
    command: 'redocly',
    args: ['lint', 'gaming', 'control', 'openapi/workflows/*.arazzo.yaml', '--format', 'stylish'],
  },
  { title: 'Lint and formatting', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { title: 'Examples of the contract', command: 'tsx', args: ['scripts/check-examples.ts'] },
  { title: 'Contract against its last version', command: 'tsx', args: ['scripts/contract-diff.ts'] },
  { title: 'Imports', command: 'tsx', args: ['scripts/check-imports.ts'] },
];
/** The box warns about the version of Node.js. */
const REDOCLY_NOTICE = /\s*╔═+╗[^╝]*╝/g;

/** Requires generated code. Returns the titles of failed checks. */
export async function runChecks() {
  const passed = await byTwo(CHECKS, passes);
  return CHECKS.filter((_, index) => !passed[index]).map(({ title }) => title);
}

async function passes({ title, command, args }) {
  const startedAt = performance.now();
  const { code, output } = await run(bin(command), args, { env: QUIET_REDOCLY });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  say(`${code === 0 ? '  ok  ' : 'FAILED'}  ${title} ${quiet(`${seconds} s`)}`);
  if (code !== 0) say(output.replace(REDOCLY_NOTICE, '').trimEnd());
  return code === 0;
}
