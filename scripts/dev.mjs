/** `npm run dev`: hot reload on both sides. */
import { watchFile } from 'node:fs';
import { fail, say, step, strong } from './lib/console.mjs';
import { generateAndSeed, install, loadEnv, seedRich } from './lib/prepare.mjs';
import { waitFor } from './lib/process.mjs';
import { requireMachine, requireSettings } from './lib/settings.mjs';
import { demoAccounts, mockSites, requirePort, siteEnvironment } from './lib/stack.mjs';
import { supervise } from './lib/supervise.mjs';
import { watchFolders } from './lib/watch.mjs';

requireMachine();
loadEnv();
requireSettings({ isOffline: true });
const { PORT = '3000', MOCK_PORT = '4000', LOG_LEVEL = 'warn', API_TIMEOUT_MS = '15000' } = process.env;

const prepare = async () => {
  await generateAndSeed();
  await seedRich();
};

await requirePort(PORT, 'PORT');
await requirePort(MOCK_PORT, 'MOCK_PORT');
try {
  await install();
  await prepare();
} catch (error) {
  fail(error.message);
}

const tsx = 'node_modules/tsx/dist/cli.mjs';
const { up, stop } = supervise();
try {
  await step('Starting', async () => {
    up([tsx, 'scripts/bundle.ts', 'games', 'console', '--watch'], {});
    // tsx watches generated code, too. Return restarts it.
    const mock = up([tsx, 'watch', '--clear-screen=false', 'mock-server/main.ts'], {
      NODE_ENV: 'development',
      MOCK_PORT,
      MOCK_SITES: mockSites(PORT),
    });
    watchFile('.data/rich.db', { interval: 200 }, () => mock.stdin.write('\n'));
    await waitFor(`http://127.0.0.1:${MOCK_PORT}/__mock/health`, 20_000);
    const patience = { CACHE_SECONDS: '0', API_TIMEOUT_MS };
    up([tsx, 'app/server/development.ts'], {
      NODE_ENV: 'development',
      LOG_LEVEL,
      PORT,
      ...siteEnvironment(MOCK_PORT),
      ...patience,
    });
    await waitFor(`http://127.0.0.1:${PORT}/healthz`, 30_000);
  });
  say(`\n${strong(`Baize is up for development: http://localhost:${PORT}`)}`);
  say(`${demoAccounts(PORT)}\n\n  console  http://localhost:${MOCK_PORT}/__mock/`);
  say('\nChanges of app/, mock-server/, openapi/ and prisma/ load by themselves. Ctrl-C stops it.');
} catch (error) {
  console.error(error.message);
  stop(1);
}

// Stamps decide the work. An error is printed, and the mock continues unchanged.
watchFolders(['mock-server/catalogue', 'openapi', 'prisma'], () =>
  prepare().catch((error) => console.error(error.message)),
);
