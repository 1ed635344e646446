/**
 * `npm run portable`: two linters read `openapi/generated/gaming.json`, and four generators write clients from it, which
 * must compile (`docs/generators.md`). Installs the tools into `.cache/portable`. Exits with 1 when one fails.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { say, strong } from './lib/console.mjs';
import { generate, install } from './lib/prepare.mjs';
import { bin, must, QUIET_REDOCLY, root, run } from './lib/process.mjs';
import { requireMachine } from './lib/settings.mjs';

/** For the project's oldest Node.js. */
const VERSIONS = {
  '@redocly/cli': '2.77.0',
  '@stoplight/spectral-cli': '6.16.3',
  '@hey-api/openapi-ts': '0.95.0',
  orval: '7.13.2',
  'openapi-zod-client': '1.18.3',
  '@kubb/cli': '4.39.3',
  '@kubb/core': '4.39.3',
  '@kubb/plugin-oas': '4.39.3',
  '@kubb/plugin-ts': '4.39.3',
  '@kubb/plugin-zod': '4.39.3',
  '@kubb/plugin-client': '4.39.3',
  '@zodios/core': '10.9.6',
  axios: '1.13.2',
  zod: '4.1.12',
  zod3: 'npm:zod@3.25.76',
  // The generators allow a version without the compiler API.
  typescript: '5.9.3',
};

const DOCUMENT = path.join(root, 'openapi/generated/gaming.json');
const folder = path.join(root, '.cache/portable');
const output = path.join(folder, 'clients');

/** Returns the text to print, or throws. */
const LINTERS = {
  async '@redocly/cli'() {
    const { stdout } = await tool('redocly', ['lint', DOCUMENT, '--extends=recommended', '--format=json']);
    const { errors, warnings } = JSON.parse(stdout.slice(stdout.indexOf('{'))).totals;
    return counted(errors, warnings, stdout);
  },
  async '@stoplight/spectral-cli'() {
    const ruleset = write('spectral.json', { extends: ['spectral:oas'] });
    const { stdout } = await tool('spectral', ['lint', '--quiet', '-f', 'json', '-r', ruleset, DOCUMENT]);
    const found = JSON.parse(stdout);
    const errors = found.filter(({ severity }) => severity === 0);
    return counted(errors.length, found.length - errors.length, JSON.stringify(errors));
  },
};

const GENERATORS = {
  '@hey-api/openapi-ts': ['openapi-ts', (target) => ['-i', DOCUMENT, '-o', target, '-s']],
  orval: ['orval', (target) => ['--input', DOCUMENT, '--output', path.join(target, 'api.ts'), '--client', 'fetch']],
  'openapi-zod-client': [
    'openapi-zod-client',
    (target) => [DOCUMENT, '-o', path.join(target, 'api.ts')],
    { paths: { zod: [path.join(folder, 'node_modules/zod3')] }, skipLibCheck: true },
  ],
  '@kubb/cli': [
    'kubb',
    (target) => ['generate', '--config', writeKubbConfig(target)],
    { allowImportingTsExtensions: true, skipLibCheck: true },
  ],
};

requireMachine();
await install();
await generate();
await installTools();
const checks = [
  ...Object.entries(LINTERS),
  ...Object.entries(GENERATORS).map(([name, how]) => [name, () => compileClient(name, how)]),
];
const width = Math.max(...checks.map(([name]) => name.length)) + 2;
say(strong(`${'tool'.padEnd(width)}version   result`));
for (const [name, check] of checks) say(`${name.padEnd(width)}${VERSIONS[name].padEnd(10)}${await runCheck(check)}`);

async function runCheck(check) {
  try {
    return `ok      ${await check()}`;
  } catch (error) {
    process.exitCode = 1;
    return `FAILED  ${String(error.message).slice(0, 2000)}`;
  }
}

async function compileClient(name, [program, argsFor, more]) {
  const target = path.join(output, name.replace(/\W/g, '-'));
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const written = await tool(program, argsFor(target));
  if (written.code !== 0) throw new Error(written.output);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
    ...more,
  };
  const project = write(path.join(target, 'tsconfig.json'), { compilerOptions, include: ['.'] });
  await must(bin('../typescript-7/bin/tsc'), ['-p', project]);
  const sources = readdirSync(target, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  if (sources.length === 0) throw new Error('it wrote no client');
  const lines = sources.map((file) => readFileSync(path.join(target, file), 'utf8').split('\n').length);
  return `${lines.reduce((sum, each) => sum + each, 0)} lines compile in strict mode`;
}

function writeKubbConfig(target) {
  const file = path.join(folder, 'kubb.config.mjs');
  const plugins = ['oas', 'ts', 'zod', 'client'];
  const imports = plugins.map((name) => `import * as ${name} from '@kubb/plugin-${name}';`);
  const calls = [
    'oas.pluginOas()',
    "ts.pluginTs({ output: { path: 'types' } })",
    "zod.pluginZod({ output: { path: 'schemas' } })",
    "client.pluginClient({ output: { path: 'clients' } })",
  ];
  const paths = `root: '.', input: { path: ${JSON.stringify(DOCUMENT)} }, output: { path: ${JSON.stringify(target)} }`;
  writeFileSync(file, `${imports.join('\n')}\nexport default { ${paths}, plugins: [${calls.join(', ')}] };\n`);
  return file;
}

function counted(errors, warnings, detail = '') {
  if (errors > 0) throw new Error(`${errors} errors: ${detail}`);
  return `0 errors, ${warnings} warnings`;
}

/** Some tools would read the project's `redocly.yaml`. */
function tool(name, args) {
  return run(path.join(folder, 'node_modules/.bin', name), args, { cwd: folder, env: QUIET_REDOCLY });
}

function write(file, value) {
  const target = path.resolve(folder, file);
  writeFileSync(target, JSON.stringify(value, null, 2));
  return target;
}

async function installTools() {
  const wanted = JSON.stringify({ private: true, dependencies: VERSIONS }, null, 2);
  const file = path.join(folder, 'package.json');
  const isThere = existsSync(path.join(folder, 'node_modules')) && existsSync(file);
  if (isThere && readFileSync(file, 'utf8') === wanted) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  say('Installing the tools into .cache/portable');
  writeFileSync(file, wanted);
  await must('npm', [
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--legacy-peer-deps',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
  ]);
}
