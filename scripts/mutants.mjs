/**
 * `npm run mutants`: plants one bug at a time in a copy of the project. `-- --only <part of a name>` selects some.
 * `--quick` runs only a mutant's named suite. Exits with 1 when a mutant survives.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mutants, plant } from '../tests/mutants/mutants.ts';
import { fail, say, strong } from './lib/console.mjs';
import { generateAndSeed } from './lib/prepare.mjs';
import { bin, root, run } from './lib/process.mjs';

const LINKED = ['node_modules', 'build'];
const LEFT_OUT = new Set([...LINKED, '.git', '.cache', 'test-results', 'playwright-report', '.data/worlds']);
const PROJECTS = ['contract', 'unit', 'routes'];
/** A hanging suite has caught the mutant too. */
const ENDLESS_MS = 10 * 60_000;
const REPORT = path.join(root, '.cache/mutants.json');

const options = { only: { type: 'string', default: '' }, quick: { type: 'boolean', default: false } };
const { values } = parseArgs({ options });
const chosen = mutants.filter(({ name }) => name.includes(values.only));
if (chosen.length === 0) fail(`No mutant has "${values.only}" in its name.`);

function copyProject() {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutants-'));
  const isWanted = (source) => !LEFT_OUT.has(path.relative(root, source));
  cpSync(root, folder, { recursive: true, filter: isWanted });
  for (const name of LINKED) {
    if (existsSync(path.join(root, name))) symlinkSync(path.join(root, name), path.join(folder, name));
  }
  return folder;
}

/** Returns the first failed test; null when all pass. */
async function runSuites(folder, suites, options = []) {
  const report = path.join(folder, 'report.json');
  rmSync(report, { force: true });
  const which = suites.flatMap((suite) => (PROJECTS.includes(suite) ? ['--project', `${suite}*`] : [suite]));
  const reporters = ['--bail=1', '--reporter=json', `--outputFile=${report}`];
  const { code, output } = await run(bin('vitest'), ['run', ...which, ...reporters, ...options], {
    cwd: folder,
    timeoutMs: ENDLESS_MS,
  });
  if (code === 0) return null;
  const { testResults = [] } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  for (const { name, assertionResults, message } of testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed');
    const file = path.relative(folder, name);
    if (failed) return { file, test: failed.fullName, why: failed.failureMessages[0]?.split('\n')[0] };
    if (message) return { file, test: 'the file cannot be run', why: message.split('\n')[0] };
  }
  return { file: suites.join(' '), test: 'the run fails as a whole', why: output.trim().split('\n').at(-1) };
}

async function hunt(folder, mutant) {
  const file = path.join(folder, mutant.file);
  const sound = readFileSync(file, 'utf8');
  const isContract = mutant.file.startsWith('openapi/');
  const startedAt = performance.now();
  writeFileSync(file, plant(mutant, sound));
  try {
    if (isContract) await regenerate(folder);
    for (const suite of values.quick ? [mutant.suite] : [mutant.suite, ...PROJECTS]) {
      const caught = await runSuites(folder, [suite]);
      if (caught) return { ...mutant, caught, seconds: (performance.now() - startedAt) / 1000 };
    }
    return { ...mutant, caught: null, seconds: (performance.now() - startedAt) / 1000 };
  } finally {
    writeFileSync(file, sound);
    const generated = 'openapi/generated';
    if (isContract) cpSync(path.join(root, generated), path.join(folder, generated), { recursive: true });
  }
}

const regenerate = (folder) => run(bin('tsx'), ['scripts/generate-contract.ts'], { cwd: folder });

const line = ({ name, caught, seconds }) =>
  `${caught ? 'caught  ' : 'SURVIVES'}  ${seconds.toFixed(0).padStart(4)} s  ${name}${caught ? `  ←  ${caught.file}: ${caught.test}` : ''}`;

await generateAndSeed();
const folder = copyProject();
const results = [];
try {
  // Each mutant must still find its text.
  for (const mutant of mutants) plant(mutant, readFileSync(path.join(root, mutant.file), 'utf8'));
  // It checks each mutant's text, so it would catch them all.
  rmSync(path.join(folder, 'scripts/mutants.test.ts'));
  const broken = values.quick
    ? null
    : await runSuites(folder, [...new Set(chosen.map(({ suite }) => suite))], ['--retry=2']);
  if (broken) throw new Error(`${broken.file} fails without a mutant: ${broken.test} (${broken.why})`);
  for (const mutant of chosen) {
    const result = await hunt(folder, mutant);
    results.push(result);
    say(line(result));
  }
} catch (error) {
  fail(error.message);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
mkdirSync(path.dirname(REPORT), { recursive: true });
const rows = results.map(({ name, breaks, file, caught, seconds }) => ({ name, breaks, file, caught, seconds }));
writeFileSync(REPORT, `${JSON.stringify(rows, null, 2)}\n`);
const survivors = results.filter(({ caught }) => !caught);
say(
  `\n${strong(`${results.length - survivors.length} of ${results.length} mutants were caught`)}; the same as JSON: .cache/mutants.json`,
);
process.exitCode = survivors.length === 0 ? 0 : 1;
