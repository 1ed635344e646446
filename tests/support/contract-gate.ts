import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { Coverage } from './coverage.ts';
import { coveragePage } from './coverage-page.ts';
import { operations, operationTitle } from './operations.ts';
import type { Note } from './seen.ts';

const tests = fileURLToPath(new URL('../contract/', import.meta.url));
const page = fileURLToPath(new URL('../../.cache/contract/coverage.html', import.meta.url));
/** `npm test` counts them as failures. */
const unseen = fileURLToPath(new URL('../../.cache/unseen.json', import.meta.url));

/** Evaluates the workers' notes after all tests. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-seen-'));
  project.provide('seenFolder', folder);
  return () => {
    const notes = readNotes(folder);
    rmSync(folder, { recursive: true, force: true });
    if (notes.length > 0) judge(new Coverage(notes), isWholeRun(project, notes));
  };
}

function readNotes(folder: string): Note[] {
  return readdirSync(folder).flatMap((name) =>
    readFileSync(path.join(folder, name), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Note),
  );
}

/** A partial run cannot see every status: the gate ignores it. */
function isWholeRun({ vitest, globalConfig }: TestProject, notes: readonly Note[]): boolean {
  if (globalConfig.testNamePattern || globalConfig.shard || globalConfig.changed) return false;
  // vitest's types omit this field.
  const asked: unknown = Reflect.get(vitest, 'filenamePattern');
  if (!Array.isArray(asked) || asked.length === 0) return true;
  const ran = new Set(notes.map(({ file }) => file));
  const names = readdirSync(tests, { recursive: true, encoding: 'utf8' });
  return names.every((name) => !name.endsWith('.test.ts') || ran.has(path.join(tests, name)));
}

function judge(coverage: Coverage, isWhole: boolean): void {
  mkdirSync(path.dirname(page), { recursive: true });
  writeFileSync(page, coveragePage(coverage, { isWhole, madeAt: new Date() }));
  const where = `as a page: ${path.relative(process.cwd(), page)}`;
  // The table of a partial run is mostly crosses.
  if (!isWhole) return void console.log(`\nWhat these tests have seen, ${where}`);
  console.log(`\n${coverage.table()}\n\nThe same ${where}`);
  const { missing, missingCodes } = coverage;
  if (missing.length + missingCodes.length === 0) return;
  const lines = operations.flatMap((operation) => {
    const statuses = missing.filter((cell) => cell.operation === operation).map(({ status }) => `${status}`);
    const codes = missingCodes
      .filter((each) => each.operation === operation && !statuses.includes(`${each.status}`))
      .map(({ status, errorCode }) => `${status} ${errorCode}`);
    const all = [...statuses, ...codes];
    return all.length > 0 ? [`  ${operationTitle(operation.id)} (${operation.id}): ${all.join(', ')}`] : [];
  });
  writeFileSync(unseen, JSON.stringify(lines));
  console.error(
    [
      '\nThe contract tests have not seen every documented status and error code. Missing:',
      ...lines,
      'Add a test that sees it, or take it out of openapi/ when it can never happen.',
    ].join('\n'),
  );
  process.exitCode = 1;
}
