import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fail, step } from './console.mjs';
import { bin, must, root, run } from './process.mjs';
import { whenChanged } from './stamps.mjs';

const LEAST_NODE = [20, 19];

/** Ends with one line when this Node.js is too old for the project. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return;
  fail(
    `Node.js ${LEAST_NODE.join('.')} or newer is needed; this is ${process.versions.node}. Install it from your system or nodejs.org.`,
  );
}

/**
 * Unpacks the packages that the lock file names, when it has changed. Not by `npm ci`: the lock file names the optional
 * binaries (esbuild, Biome, …) of the platform it was written on, and `npm ci` refuses it on any other.
 */
export async function install() {
  await whenChanged('install', { inputs: ['package-lock.json'], outputs: ['node_modules/.package-lock.json'] }, () =>
    step('Installing packages (the first time takes a minute)', async () => {
      const options = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--prefer-offline'];
      const { code, output } = await run('npm', ['install', ...options]);
      if (code !== 0) fail(`The packages could not be installed:\n${output.slice(-3000)}`);
    }),
  );
}

/** Half of the time that -O3 takes to compile, for a twentieth of SQLite's speed, which is not the site's. */
const CFLAGS = `${process.env.CFLAGS ?? ''} -O1`;

let compiling;

/** Makes SQLite ready for this machine and this Node.js, once: half a minute of one core, so let go on beside it what can. */
export function compile() {
  compiling ??= whenChanged(
    'native',
    { inputs: ['package-lock.json'], outputs: ['node_modules/better-sqlite3/build/Release/better_sqlite3.node'] },
    async () => {
      if (await doesSqliteLoad()) return;
      await step('Compiling SQLite', async () => {
        const { code, output } = await run('npm', ['rebuild', 'better-sqlite3'], { env: { CFLAGS, JOBS: 'max' } });
        if (code === 0) return;
        fail(
          /node-gyp|gyp ERR/.test(output)
            ? 'SQLite could not be compiled: install python3, make and a C++ compiler (Debian: apt-get install -y python3 make g++), then try again.'
            : `SQLite could not be compiled:\n${output.slice(-3000)}`,
        );
      });
    },
  );
  return compiling;
}

/** Whether there is a compiled one already, and for this Node.js. */
async function doesSqliteLoad() {
  const { code } = await run(process.execPath, ['-e', "new (require('better-sqlite3'))(':memory:').close()"]);
  return code === 0;
}

const SHARED = ['package-lock.json', 'openapi/generated', 'openapi/checks', 'tsconfig.json', 'scripts/bundle.ts'];

/** Generates and seeds what has changed since the last time. Gives what `work` on generated code gives, beside the compiler and the seeding. */
export async function generateAndSeed(work = async () => {}) {
  const compiled = compile();
  await generate();
  const [result] = await Promise.all([work(), compiled.then(seed)]);
  return result;
}

/** Generates what has changed since the last time: all that types need. */
export async function generate() {
  await whenChanged(
    'prisma',
    { inputs: ['package-lock.json', 'prisma/schema.prisma'], outputs: ['prisma/generated/client.ts'] },
    () =>
      step('Generating the database client', () =>
        must(bin('prisma'), ['generate'], { env: { CHECKPOINT_DISABLE: '1' } }),
      ),
  );
  await whenChanged(
    'contract',
    {
      inputs: ['openapi', 'redocly.yaml', 'scripts/generate-contract.ts', 'scripts/lib'],
      outputs: ['openapi/generated/gaming-operations.ts'],
    },
    process.env.CI ? compareGenerated : writeGenerated,
  );
}

const GENERATE = 'scripts/generate-contract.ts';

const writeGenerated = () => step('Generating code from the contract', () => must(bin('tsx'), [GENERATE]));

/** What is committed has to be what the contract gives: where it is only tested, stale code is a failure and is not put right in silence. */
async function compareGenerated() {
  await step('Comparing generated code with the contract', async () => {
    const { code, output } = await run(bin('tsx'), [GENERATE, '--check']);
    if (code !== 0) fail(output.trimEnd());
  });
}

async function seed() {
  await whenChanged(
    'seed',
    {
      inputs: [
        'prisma',
        'mock-server/worlds/random.ts',
        'mock-server/domains/session/password.ts',
        'mock-server/domains/zone.ts',
        'mock-server/vendor/engine/kinds.ts',
      ],
      outputs: ['.data/seed.db'],
    },
    () => step('Seeding the database', () => must(bin('tsx'), ['prisma/seed/build.ts'])),
  );
}

/** Generates, seeds and builds what has changed since the last time. Gives what `work` on generated code gives, which goes on beside it. */
export function build(work = async () => {}) {
  return generateAndSeed(async () => {
    const [result] = await Promise.all([work(), bundleMock().then(buildSite)]);
    return result;
  });
}

/** The same for the mock alone. */
export const buildMock = () => generateAndSeed(bundleMock);

async function bundleMock() {
  await whenChanged(
    'mock',
    {
      inputs: [...SHARED, 'mock-server', 'prisma/schema.prisma', 'prisma/seed'],
      outputs: ['build/mock/main.js', 'build/mock/vendor/manifest.json'],
    },
    () => step('Building the mock', () => must(bin('tsx'), ['scripts/bundle.ts', 'mock'])),
  );
}

async function buildSite() {
  await whenChanged(
    'site',
    {
      inputs: [...SHARED, 'app', 'remix.config.js', 'vite.config.ts', 'scripts/lib/frame-chunk.mjs'],
      outputs: ['build/site/main.js'],
    },
    () => step('Building the site', () => must(bin('tsx'), ['scripts/bundle.ts', 'site'])),
  );
}

/** Reads `.env`, if there is one; what the shell sets wins. */
export function loadEnv() {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The public key of the pair that the mock has for development. */
export function mockPublicKey() {
  const source = readFileSync(path.join(root, 'mock-server/http/development-keys.ts'), 'utf8');
  return /-----BEGIN PUBLIC KEY[\s\S]+?END PUBLIC KEY-----/.exec(source)?.[0] ?? '';
}
