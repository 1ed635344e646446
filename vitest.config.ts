import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const app = fileURLToPath(new URL('./app', import.meta.url));

/** They need a process of their own: for its environment, its clock, what the site counts, or the built site. */
const ALONE = [
  'bad-day-*',
  'shared-pages',
  'malformed',
  'malformed-random',
  'optional-calls',
  'production',
  'server',
  'social',
  'throttle',
  'processes',
].map((name) => `tests/routes/${name}.test.ts`);

/** Set-up of tests against a mock. */
const PREPARED = ['tests/support/prepared.ts', 'tests/support/scratch.ts'];

/**
 * Without isolation, the files of a worker share their modules, in any order: loading them for each file takes a third
 * of the time.
 */
export default defineConfig({
  resolve: { alias: { '~': app } },
  test: {
    environment: 'node',
    // For hanging tests: a busy machine takes many times as long.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // For two cores: tests of routes wait for time-outs and servers.
    maxWorkers: 3,
    // Projects transform the same files.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    // Two megabytes that need no transforming.
    server: { deps: { external: [/\/openapi\/generated\/.*\.js$/] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          // Vitest reads imports by a getter: the engines play millions of rounds here, so Node.js loads them.
          execArgv: ['--import', 'tsx'],
          server: { deps: { external: [/\/mock-server\/(demo-games\/)?engine\/(?!.*\.test\.ts).*\.ts$/] } },
          globalSetup: 'tests/support/seeded.ts',
          include: [
            'app/**/*.test.ts',
            'deploy/**/*.test.ts',
            'mock-server/**/*.test.ts',
            'openapi/rules/**/*.test.ts',
            'prisma/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          isolate: false,
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: [...PREPARED, 'tests/support/contract-gate.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'routes',
          isolate: false,
          include: ['tests/routes/**/*.test.ts'],
          exclude: ALONE,
          globalSetup: PREPARED,
        },
      },
      {
        extends: true,
        test: { name: 'routes alone', include: ALONE, globalSetup: PREPARED },
      },
      {
        extends: true,
        test: {
          name: 'proof',
          include: ['tests/fuzz/**/*.test.ts', 'tests/walks/**/*.test.ts'],
          globalSetup: PREPARED,
        },
      },
    ],
  },
});
