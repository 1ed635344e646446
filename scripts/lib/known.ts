import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './process.mjs';

interface Violation {
  /** One line that identifies the violation, in the known list too. */
  text: string;
  /** What the rule says. */
  advice: string;
}

/**
 * Compares violations with `scripts/known/<name>.json`, the list of those that are tolerated until someone solves them. Prints each that is
 * new and each that is solved but still listed; either makes the process fail. With `--prune` removes solved ones from the list, which nothing
 * but an edit by hand makes longer.
 */
export function reportViolations(name: string, violations: Violation[]): void {
  const { prune } = parseArgs({ options: { prune: { type: 'boolean', default: false } } }).values;
  const file = path.join(root, 'scripts/known', `${name}.json`);
  const known = JSON.parse(readFileSync(file, 'utf8')) as string[];
  const found = new Map(violations.map(({ text, advice }) => [text, advice]));
  const solved = known.filter((text) => !found.has(text));
  const added = [...found].filter(([text]) => !known.includes(text));
  for (const [text, advice] of added) console.error(`${text}\n  ${advice}`);
  if (prune)
    writeFileSync(
      file,
      `${JSON.stringify(
        known.filter((text) => found.has(text)),
        null,
        2,
      )}\n`,
    );
  else
    for (const text of solved)
      console.error(`${text}\n  is solved: \`tsx scripts/check-${name}.ts --prune\` removes it from the list.`);
  process.exitCode = added.length > 0 || (solved.length > 0 && !prune) ? 1 : 0;
}
