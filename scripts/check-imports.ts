/** The rules of `.dependency-cruiser.mjs`, and no two folders or domains that import each other. */
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { forbidden, options } from '../.dependency-cruiser.mjs';
import { root } from './lib/process.mjs';

const FOLDERS = ['app', 'mock-server', 'openapi/checks', 'openapi/rules', 'prisma'];
/** Excludes the mock's art and demo games. */
const CORE = /^(app|mock-server\/(?!art\/|demo-games\/))/;

const coreFolder = (file: string) => {
  const folder = path.posix.dirname(file);
  return CORE.test(`${folder}/`) ? folder : null;
};

/** Returns the domain of a file: "app/features/wallet". */
const findDomain = (file: string) => /^(app\/features|prisma\/seed)\/[^/]+(?=\/)/.exec(file)?.[0] ?? null;

const importViolations = ({ modules }: ICruiseResult) =>
  modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved, rules = [] }) =>
      rules.map(({ name }) => ({
        text: `${name}: ${source} → ${resolved}`,
        advice: forbidden.find((rule) => rule.name === name)?.comment ?? '',
      })),
    ),
  );

function mutualImports({ modules }: ICruiseResult, what: string, findPlace: (file: string) => string | null) {
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const place = findPlace(source);
    if (place === null) continue;
    const targets = imports.get(place) ?? new Set();
    for (const { resolved } of dependencies) targets.add(findPlace(resolved) ?? place);
    imports.set(place, targets);
  }
  return [...imports].flatMap(([one, targets]) =>
    [...targets]
      .filter((other) => one < other && imports.get(other)?.has(one))
      .map((other) => ({
        text: `no-mutual-${what}: ${one} ↔ ${other}`,
        advice: `Of two ${what} only one imports the other: move what both need below them.`,
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
const violations = [
  ...importViolations(output),
  ...mutualImports(output, 'folders', coreFolder),
  ...mutualImports(output, 'domains', findDomain),
];
for (const { text, advice } of violations) console.error(`${text}\n  ${advice}`);
process.exitCode = violations.length > 0 ? 1 : 0;
