import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, step } from './console.mjs';
import { bin, must, root, run } from './process.mjs';
import { whenChanged } from './stamps.mjs';

/**
 * `npm ci` refuses the lock file on any platform but its own, because it names optional binaries (esbuild, Biome, …).
 */
export async function install() {
  await whenChanged('install', { inputs: ['package-lock.json'], outputs: ['node_modules/.package-lock.json'] }, () =>
    step('Installing packages (the first time takes a minute)', async () => {
      // With NODE_ENV=production npm leaves out what builds and seeds.
      const options = ['--include=dev', '--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--prefer-offline'];
      const { code, output } = await run('npm', ['install', ...options]);
      if (code !== 0) fail(`The packages could not be installed:\n${output.slice(-3000)}`);
    }),
  );
}

const SHARED = ['package-lock.json', 'openapi/generated', 'openapi/checks', 'tsconfig.json', 'scripts/bundle.ts'];

/** Skips unchanged inputs. Runs `work` on the generated code meanwhile, and returns its result. */
export async function generateAndSeed(work = async () => {}) {
  await generate();
  const [result] = await Promise.all([work(), seed()]);
  return result;
}

/** Skips unchanged inputs. */
export async function generate() {
  await whenChanged(
    'prisma',
    {
      inputs: ['package-lock.json', 'prisma/schema.prisma'],
      outputs: ['prisma/generated/client.ts', 'prisma/generated/tables.sql'],
    },
    () => step('Generating the database client', generateDatabase),
  );
  await Promise.all(Object.keys(CONTRACTS).map(generateContract));
}

/** Types of the rows, and the SQL that makes the tables. */
async function generateDatabase() {
  const env = { CHECKPOINT_DISABLE: '1' };
  await must(bin('prisma'), ['generate'], { env });
  const schema = ['--to-schema-datamodel', 'prisma/schema.prisma'];
  const { code, output, stdout } = await run(
    bin('prisma'),
    ['migrate', 'diff', '--from-empty', ...schema, '--script'],
    { env },
  );
  if (code !== 0) throw new Error(output.trim());
  writeFileSync(path.join(root, 'prisma/generated/tables.sql'), stdout.slice(stdout.indexOf('-- CreateTable')));
}

const CONTRACTS = {
  gaming: {
    sources: ['openapi/openapi.yaml', 'openapi/paths', 'openapi/schemas', 'openapi/lint'],
    outputs: ['operations.ts', 'answers.js', 'bodies.js', 'params.js', 'client.js', 'document.js'],
  },
  control: {
    sources: ['openapi/control.yaml', 'openapi/control', 'openapi/schemas', 'openapi/lint'],
    outputs: ['operations.ts', 'answers.js', 'bodies.js', 'params.js'],
  },
};

function generateContract(name) {
  const { sources, outputs } = CONTRACTS[name];
  return whenChanged(
    `contract-${name}`,
    {
      inputs: [...sources, 'openapi/checks', 'redocly.yaml', 'scripts/generate-contract.ts', 'scripts/lib'],
      outputs: [`${name}.json`, ...outputs.map((file) => `${name}-${file}`)].map((file) => `openapi/generated/${file}`),
    },
    () =>
      step(`Generating code from the contract "${name}"`, () =>
        must(bin('tsx'), ['scripts/generate-contract.ts', name]),
      ),
  );
}

async function seed() {
  await whenChanged(
    'seed',
    {
      inputs: [
        'prisma/schema.prisma',
        'prisma/seed',
        'prisma/sqlite',
        'mock-server/art/paths.ts',
        'mock-server/catalogue',
        'mock-server/domains/agent/contracts',
        'mock-server/domains/chat/filter.ts',
        'mock-server/domains/chat/words.ts',
        'mock-server/domains/lottery/catalogue/settings.ts',
        'mock-server/domains/lottery/draws/seeded.ts',
        'mock-server/domains/lottery/orders/counted.ts',
        'mock-server/domains/member/payout/numbers.ts',
        'mock-server/domains/messages/texts.ts',
        'mock-server/domains/messages/write.ts',
        'mock-server/domains/money/ledger/accounts.ts',
        'mock-server/domains/money/ledger/ledger.ts',
        'mock-server/domains/points/lots.ts',
        'mock-server/domains/referral/repository.ts',
        'mock-server/domains/session/password.ts',
        'mock-server/domains/verification/mobile.ts',
        'mock-server/domains/vip/rules.ts',
        'mock-server/engine/lottery',
        'mock-server/shared',
        'mock-server/demo-games/engine/kinds.ts',
        'mock-server/worlds/clock.ts',
        'mock-server/worlds/columns.ts',
        'mock-server/worlds/random.ts',
      ],
      outputs: ['.data/seed.db'],
    },
    () => step('Seeding the database', () => must(bin('tsx'), ['prisma/seed/build.ts'])),
  );
}

/** 180 days of play, for the default world of `npm start`. */
export async function seedRich() {
  await whenChanged(
    'rich',
    { inputs: ['.data/seed.db', 'prisma/seed/wallet', 'prisma/seed/lottery'], outputs: ['.data/rich.db'] },
    () => step('Seeding 180 days of play', () => must(bin('tsx'), ['prisma/seed/wallet/rich.ts'])),
  );
}

/** A team of 5,000, which the mock builds on first use otherwise. */
export async function seedTeam() {
  const seeds = ['.data/seed.db', 'prisma/seed/wallet', 'prisma/seed/team', 'mock-server/worlds/team-template.ts'];
  await whenChanged('team', { inputs: seeds, outputs: ['.data/team.db'] }, () =>
    step('Seeding a team of 5,000', () => must(bin('tsx'), ['prisma/seed/team/template.ts'])),
  );
}

/** Skips unchanged inputs. Runs `work` on the generated code meanwhile, and returns its result. */
export function build(work = async () => {}) {
  return generateAndSeed(async () => {
    const [result] = await Promise.all([work(), bundleMock().then(buildSite)]);
    return result;
  });
}

export const buildMock = () => generateAndSeed(bundleMock);

/** Without the seed. */
export const buildSiteAlone = () => generate().then(buildSite);

async function bundleMock() {
  await whenChanged(
    'mock',
    {
      inputs: [
        ...SHARED,
        'scripts/bundle-options.ts',
        'scripts/lib/bill-of-materials.ts',
        'mock-server',
        'mock-package/control-client.ts',
        'prisma/schema.prisma',
        'prisma/sqlite',
        'prisma/seed/team',
      ],
      outputs: [
        'build/mock/main.js',
        'build/mock/bom.json',
        'build/mock/demo-games/manifest.json',
        'build/mock/docs/gaming.json',
        'build/mock/console/index.html',
        'build/mock/console/bar.js',
      ],
    },
    () => step('Building the mock', () => must(bin('tsx'), ['scripts/bundle.ts', 'mock'])),
  );
}

async function buildSite() {
  await whenChanged(
    'site',
    {
      inputs: [
        ...SHARED,
        'scripts/bundle-options.ts',
        'scripts/lib/bill-of-materials.ts',
        'app',
        'remix.config.js',
        'vite.config.ts',
        'scripts/lib/frame-chunk.mjs',
      ],
      outputs: ['build/site/main.js', 'build/site/bom.json'],
    },
    () => step('Building the site', () => must(bin('tsx'), ['scripts/bundle.ts', 'site'])),
  );
}

/** Variables of the shell win. */
export function loadEnv() {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

export function mockPublicKey() {
  const source = readFileSync(path.join(root, 'mock-server/http/development-keys.ts'), 'utf8');
  return /-----BEGIN PUBLIC KEY[\s\S]+?END PUBLIC KEY-----/.exec(source)?.[0] ?? '';
}
