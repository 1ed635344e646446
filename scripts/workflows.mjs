/** `npm run workflows`: Redocly's `respect` runs `openapi/workflows` against a mock, each in its own world. */
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { say } from './lib/console.mjs';
import { buildMock, install } from './lib/prepare.mjs';
import { bin, byTwo, freePort, QUIET_REDOCLY, root, run, start, waitFor } from './lib/process.mjs';
import { requireMachine } from './lib/settings.mjs';

const FOLDER = 'openapi/workflows';

requireMachine();
await install();
await buildMock();

const data = mkdtempSync(path.join(tmpdir(), 'baize-workflows-'));
copyFileSync(path.join(root, '.data/seed.db'), path.join(data, 'seed.db'));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const mock = start(['build/mock/main.js'], { env: { MOCK_PORT: String(port), MOCK_DATA: data }, onEnd: () => {} });
const page = createServer(playRound).listen(0, '127.0.0.1');
try {
  await waitFor(`${origin}/__mock/health`, 10_000);
  await byTwo(
    readdirSync(path.join(root, FOLDER)).filter((file) => file.endsWith('.arazzo.yaml')),
    respect,
  );
} finally {
  page.close();
  mock.kill();
  rmSync(data, { recursive: true, force: true });
}

async function respect(file) {
  const startedAt = performance.now();
  const inputs = { world: file.replace('.arazzo.yaml', ''), page: `http://127.0.0.1:${page.address().port}` };
  const args = ['respect', `${FOLDER}/${file}`, '--input', JSON.stringify(inputs)];
  const servers = ['--server', `gaming=${origin},control=${origin}`];
  const { code, output } = await run(bin('redocly'), [...args, ...servers], { env: QUIET_REDOCLY });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  say(`${code === 0 ? '  ok  ' : 'FAILED'}  ${file} ${seconds} s`);
  if (code === 0) return;
  say(output.trimEnd());
  process.exitCode = 1;
}

/** Acts as a game's page. */
async function playRound(request, response) {
  const chunks = await request.toArray();
  const { launchUrl, reference } = JSON.parse(Buffer.concat(chunks).toString());
  const token = new URL(launchUrl, origin).searchParams.get('token') ?? '';
  const answer = await fetch(`${origin}/vendor/api/rounds`, {
    method: 'POST',
    headers: {
      Authorization: token,
      'Content-Type': 'application/json',
      'X-Mock-World': request.headers['x-mock-world'],
    },
    body: JSON.stringify({ reference, bet: { level: 1 } }),
  });
  response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text());
}
