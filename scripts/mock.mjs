/**
 * `npm run mock`. `--upstream URL [--record FILE]` forwards requests to a real server, reports contract violations, and
 * records. `--replay FILE` responds from a recording.
 */
import { fail, say } from './lib/console.mjs';
import { buildMock, install, loadEnv } from './lib/prepare.mjs';
import { waitFor } from './lib/process.mjs';
import { requireMachine, requireSettings } from './lib/settings.mjs';
import { requirePort } from './lib/stack.mjs';
import { supervise } from './lib/supervise.mjs';

requireMachine();
loadEnv();
requireSettings({ isOffline: true });
const { MOCK_PORT = '4000' } = process.env;
await requirePort(MOCK_PORT, 'MOCK_PORT');
try {
  await install();
  await buildMock();
} catch (error) {
  fail(error.message);
}

const { up, stop } = supervise();
try {
  up(['build/mock/main.js', ...process.argv.slice(2)], { MOCK_PORT });
  await waitFor(`http://127.0.0.1:${MOCK_PORT}/__mock/health`, 10_000);
  say(`The mock is up: http://localhost:${MOCK_PORT}. Ctrl-C stops it.`);
} catch (error) {
  console.error(error.message);
  stop(1);
}
