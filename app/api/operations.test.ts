import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { operations } from '../../openapi/generated/gaming-operations.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LIST = 'docs/operations-without-a-user.md';

/** Also over several lines, and in the table of kinds of contracts. */
const CALL = /(?:\.(?:call|request|stream)\(|^ {4}(?:contract|answer|records):)\s*'(\w+)'/gm;

function listUsed(): Set<string> {
  const files = readdirSync(path.join(ROOT, 'app'), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  return new Set(
    sources.flatMap((file) =>
      [...readFileSync(path.join(ROOT, 'app', file), 'utf8').matchAll(CALL)].map(([, id = '']) => id),
    ),
  );
}

const listed = [...readFileSync(path.join(ROOT, LIST), 'utf8').matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(
  ([, id = '']) => id,
);

it('every operation of the contract is called by the site, or listed with what will call it', () => {
  const used = listUsed();
  expect(used.size).toBeGreaterThan(30);
  const unused = Object.keys(operations).filter((id) => !used.has(id));
  expect(listed.toSorted(), `${LIST} lists what the site does not call, and nothing else`).toEqual(unused.toSorted());
});
