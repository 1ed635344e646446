import { defineConfig } from 'vitest/config';

const app = new URL('./app', import.meta.url).pathname;

/** Four kinds of tests that need no browser; journeys are in tests/e2e. */
export default defineConfig({
  resolve: { alias: { '~': app } },
  test: {
    environment: 'node',
    // For what hangs, not for what is slow: a busy machine takes many times as long.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['app/**/*.test.ts', 'mock-server/**/*.test.ts', 'prisma/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], globalSetup: ['tests/contract/gate.ts'] },
      },
      {
        extends: true,
        test: { name: 'routes', include: ['tests/routes/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'proof', include: ['tests/fuzz/**/*.test.ts', 'tests/walks/**/*.test.ts'] },
      },
    ],
  },
});
