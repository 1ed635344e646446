/** Brings up the site in production mode on its offline world; with GAMING_API_URL set, the site alone against that API. */
import { say, step, strong, fail } from './lib/console.mjs';
import { build, install, loadEnv, requireNode } from './lib/prepare.mjs';
import { start, waitFor } from './lib/process.mjs';
import { demoAccounts, requirePort, siteEnvironment } from './lib/stack.mjs';

requireNode();
loadEnv();
const { PORT = '3000', MOCK_PORT = '4000', GAMING_API_URL } = process.env;
const children = [];
let isStopping = false;

try {
  await requirePort(PORT, 'PORT');
  if (!GAMING_API_URL) await requirePort(MOCK_PORT, 'MOCK_PORT');
  await install();
  await build();
  await step('Starting', startAll);
} catch (error) {
  stop(1);
  fail(error.message);
}

say(`\n${strong(`Baize is up: http://localhost:${PORT}`)}`);
say(GAMING_API_URL ? `  against ${GAMING_API_URL}` : `${demoAccounts(PORT)}\n\n  mock     http://localhost:${MOCK_PORT}/__mock/health`);
say('\nCtrl-C stops it.');

async function startAll() {
  const up = (args, env) => children.push(start(args, { env: { NODE_ENV: 'production', ...env }, onEnd: (code) => stop(code ?? 1) }));
  if (!GAMING_API_URL) {
    up(['build/mock/main.js'], { MOCK_PORT });
    await waitFor(`http://127.0.0.1:${MOCK_PORT}/__mock/health`, 10_000);
  }
  up(['build/site/main.js'], { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn', PORT, ...(!GAMING_API_URL && siteEnvironment(MOCK_PORT)) });
  await waitFor(`http://127.0.0.1:${PORT}/healthz`, 10_000);
}

/** Asks every part to end, and ends with them. */
function stop(code) {
  if (isStopping) return;
  isStopping = true;
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  for (const child of running) child.kill('SIGTERM');
  Promise.all(running.map((child) => new Promise((resolve) => child.once('exit', resolve)))).then(() => process.exit(code));
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop(0));
