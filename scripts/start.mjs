/** `npm start`. With GAMING_API_URL set, starts the site alone. */
import { fail, say, step, strong } from './lib/console.mjs';
import { build, install, loadEnv, seedRich } from './lib/prepare.mjs';
import { waitFor } from './lib/process.mjs';
import { requireMachine, requireSettings } from './lib/settings.mjs';
import { demoAccounts, mockSites, requirePort, siteEnvironment, startNotice } from './lib/stack.mjs';
import { supervise } from './lib/supervise.mjs';

requireMachine();
loadEnv();
requireSettings({ isOffline: process.argv.includes('--offline') });
const { PORT = '3000', MOCK_PORT = '4000', GAMING_API_URL, LOG_LEVEL = 'warn' } = process.env;

say(strong(startNotice(GAMING_API_URL)));
await requirePort(PORT, 'PORT');
if (!GAMING_API_URL) await requirePort(MOCK_PORT, 'MOCK_PORT');
try {
  await install();
  await build();
  if (!GAMING_API_URL) await seedRich();
} catch (error) {
  fail(error.message);
}

const { up, stop } = supervise({ restarts: true });
try {
  await step('Starting', async () => {
    const production = { NODE_ENV: 'production', LOG_LEVEL, PORT };
    if (GAMING_API_URL) {
      up(['build/site/main.js'], production);
    } else {
      up(['build/mock/main.js'], { NODE_ENV: 'production', MOCK_PORT, MOCK_SITES: mockSites(PORT) });
      await waitFor(`http://127.0.0.1:${MOCK_PORT}/__mock/health`, 10_000);
      up(['build/site/main.js'], { ...production, ...siteEnvironment(MOCK_PORT) });
    }
    await waitFor(`http://127.0.0.1:${PORT}/healthz`, 10_000);
  });
  say(`\n${strong(`Baize is up: http://localhost:${PORT}`)}`);
  say(
    GAMING_API_URL
      ? `  against ${GAMING_API_URL}`
      : `${demoAccounts(PORT)}\n\n  console  http://localhost:${MOCK_PORT}/__mock/`,
  );
  say('\nCtrl-C stops it.');
} catch (error) {
  console.error(error.message);
  stop(1);
}
