/** Checks imports with dependency-cruiser: the rules of `.dependency-cruiser.mjs`, and that no two folders import each other. */
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { forbidden, options } from '../.dependency-cruiser.mjs';
import { root } from './lib/process.mjs';

const FOLDERS = ['app', 'mock-server', 'openapi/checks', 'openapi/rules', 'prisma'];
/** Where no two folders may import each other. The mock's art and vendor are trees of their own. */
const CORE = /^(app|mock-server\/(?!art\/|vendor\/))/;

/** Returns each import that breaks a rule. */
const importViolations = ({ modules }: ICruiseResult) =>
  modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved, rules = [] }) =>
      rules.map(({ name }) => ({
        text: `${name}: ${source} → ${resolved}`,
        advice: forbidden.find((rule) => rule.name === name)?.comment ?? '',
      })),
    ),
  );

/** Returns each pair of folders in which each imports files of the other. */
function folderViolations({ modules }: ICruiseResult) {
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const folder = path.posix.dirname(source);
    const targets = imports.get(folder) ?? new Set();
    for (const { resolved } of dependencies) targets.add(path.posix.dirname(resolved));
    imports.set(folder, targets);
  }
  const isCore = (folder: string) => CORE.test(`${folder}/`);
  return [...imports].flatMap(([one, targets]) =>
    [...targets]
      .filter((other) => one < other && isCore(one) && isCore(other) && imports.get(other)?.has(one))
      .map((other) => ({
        text: `no-mutual-folders: ${one} ↔ ${other}`,
        advice: 'Of two folders only one imports the other.',
      })),
  );
}

process.chdir(root);
const transpiling = { tsConfig: extractTSConfig('tsconfig.json') };
const { output } = await cruise(
  FOLDERS,
  { ...options, ruleSet: { forbidden }, validate: true },
  undefined,
  transpiling,
);
if (typeof output === 'string') throw new Error(`dependency-cruiser returned a report:\n${output}`);
const violations = [...importViolations(output), ...folderViolations(output)];
for (const { text, advice } of violations) console.error(`${text}\n  ${advice}`);
process.exitCode = violations.length > 0 ? 1 : 0;
