/**
 * `npm run image`, as root: builds the images of `deploy/Dockerfile` with buildah, on a base of this machine's Node.js,
 * and runs each as its user on a root that it cannot write. Skipped with a line where buildah is missing.
 */
import { spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fail, say, step } from './lib/console.mjs';
import { buildMock } from './lib/prepare.mjs';
import { freePort, root, run, waitFor } from './lib/process.mjs';
import { requireMachine } from './lib/settings.mjs';

const MOST_SITE_BYTES = 40_000_000;
const MOST_READY_MS = 3000;
/** The delay of the site is 0 here. */
const MOST_STOPPING_MS = 2000;
const BASE = 'localhost/baize-check-base';
/** In npm's settings, which no layer may have. */
const SECRET = 'a-secret-that-no-image-may-have';
const TOOLS = ['sh', 'mkdir', 'env', 'uname'];
/** Loaded at run time, by Node.js and by native parts of the build. */
const LIBRARIES =
  'librt.so.1 libpthread.so.0 libdl.so.2 libm.so.6 libgcc_s.so.1 libstdc++.so.6 libresolv.so.2 libnss_dns.so.2 libnss_files.so.2'.split(
    ' ',
  );

requireMachine();
if ((await run('which', ['buildah'])).code !== 0) {
  say('The image was not built: there is no buildah on this machine.');
  process.exit();
}
if (process.getuid?.() !== 0) fail('The image is built as root: run it with sudo.');

const scratch = mkdtempSync(path.join(tmpdir(), 'image-'));
const ENV = { BUILDAH_ISOLATION: 'chroot', STORAGE_DRIVER: 'vfs' };
const faults = [];
const check = (isRight, fault) => void (isRight || faults.push(fault));

/** Returns the standard output. @throws with the end of the output */
async function tool(command, ...args) {
  const { code, output, stdout } = await run(command, args, { env: ENV });
  if (code !== 0) throw new Error(`${command} ${args[0]} failed:\n${output.slice(-3000)}`);
  return stdout.trim();
}

const buildah = (...args) => tool('buildah', ...args);

/** Node.js, npm, a shell and what they load: no registry is asked for a base. */
async function makeBase() {
  const folder = path.join(scratch, 'base');
  const put = (file, target) => {
    mkdirSync(path.dirname(path.join(folder, target)), { recursive: true });
    copyFileSync(file, path.join(folder, target));
  };
  for (const name of ['tmp', 'root', 'proc', 'dev', 'usr/local/lib/node_modules', 'usr/bin', 'app'])
    mkdirSync(path.join(folder, name), { recursive: true });
  chmodSync(path.join(folder, 'tmp'), 0o1777);
  put(process.execPath, 'usr/local/bin/node');
  const npm = path.dirname(path.dirname(realpathSync(await tool('which', 'npm'))));
  cpSync(npm, path.join(folder, 'usr/local/lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(folder, 'usr/local/bin', name));
  for (const name of TOOLS) put(realpathSync(await tool('which', name)), `bin/${name}`);
  symlinkSync('../../bin/env', path.join(folder, 'usr/bin/env'));
  const programs = [process.execPath, ...TOOLS.map((name) => path.join(folder, 'bin', name))];
  const linked = (await tool('ldd', ...programs)).match(/\/\S+\.so\S*/g) ?? [];
  const cache = (await tool('ldconfig', '-p')).split('\n').map((line) => line.trim());
  const found = LIBRARIES.flatMap((name) => cache.find((line) => line.startsWith(`${name} `))?.split('=> ')[1] ?? []);
  for (const library of new Set([...linked, ...found])) put(library, library);
  for (const file of ['/etc/resolv.conf', '/etc/hosts', '/etc/nsswitch.conf', '/etc/ssl/certs/ca-certificates.crt'])
    if (existsSync(file)) put(file, file);
  writeFileSync(path.join(folder, 'etc/passwd'), 'root:x:0:0:root:/root:/bin/sh\n');
  const recipe = path.join(scratch, 'base.Dockerfile');
  const certificates = 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt';
  writeFileSync(recipe, `FROM scratch\nCOPY . /\nENV PATH=/usr/local/bin:/usr/bin:/bin ${certificates}\n`);
  await buildah('bud', '--layers=false', '-f', recipe, '-t', BASE, folder);
}

async function makeImage(target, previous) {
  const settings = path.join(scratch, 'npmrc');
  const own = (await run('npm', ['config', 'get', 'globalconfig'])).stdout.trim();
  const files = [own, path.join(process.env.HOME ?? '', '.npmrc')].filter((file) => existsSync(file));
  writeFileSync(settings, [`; ${SECRET}`, ...files.map((file) => readFileSync(file, 'utf8'))].join('\n'));
  const bases = Object.entries({ BASE, BUILD_BASE: BASE, PREVIOUS: previous });
  const args = bases.flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]);
  const image = `localhost/baize-check-${target}`;
  const file = ['--target', target, '-f', path.join(root, 'deploy/Dockerfile'), '-t', image];
  await buildah(
    'bud',
    '--format',
    'docker',
    '--layers',
    '--secret',
    `id=npmrc,src=${settings}`,
    ...args,
    ...file,
    root,
  );
  return image;
}

/** As its user in a process namespace of its own, as PID 1; `work` receives what it may look at. */
async function runImage(image, own, health, work) {
  const container = await buildah('from', image);
  try {
    const folder = await buildah('mount', container);
    const { OCIv1, Docker } = JSON.parse(await buildah('inspect', '--type', 'image', image));
    const { Env, User, Cmd, WorkingDir } = OCIv1.config;
    check(User === '1000:1000', `${image} runs as ${User}`);
    check(Docker.config.Healthcheck?.Test?.length > 1, `${image} has no HEALTHCHECK`);
    check(!JSON.stringify(OCIv1).includes(SECRET), `${image} has the secret in its history`);
    check((await run('grep', ['-rqF', SECRET, folder])).code === 1, `${image} has the secret in its files`);
    check(!existsSync(path.join(folder, 'app/node_modules')), `${image} has node_modules`);
    const stamp = path.join(scratch, 'start');
    writeFileSync(stamp, '');
    const variables = [...Env, ...Object.entries(own).map(([name, value]) => `${name}=${value}`)];
    const inside = ['--userspec', User, folder, '/bin/env', '-i', '-C', WorkingDir, ...variables, ...Cmd];
    const startedAt = performance.now();
    const child = spawn('unshare', ['--pid', '--fork', `--mount-proc=${folder}/proc`, 'chroot', ...inside], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => void child.once('exit', resolve));
    await waitFor(health, 10_000);
    const readyMs = performance.now() - startedAt;
    const pid = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim();
    check(/^Uid:\s+1000\s/m.test(readFileSync(`/proc/${pid}/status`, 'utf8')), `${image} does not run as 1000`);
    check(/^NSpid:.*\s1$/m.test(readFileSync(`/proc/${pid}/status`, 'utf8')), `${image} is not PID 1`);
    await work({ folder });
    const stoppedAt = performance.now();
    process.kill(Number(pid), 'SIGTERM');
    const code = await ended;
    const stoppingMs = performance.now() - stoppedAt;
    check(code === 0, `${image} ended with ${code} after SIGTERM`);
    check(stoppingMs < MOST_STOPPING_MS, `${image} took ${Math.round(stoppingMs)} ms to end`);
    const written = await tool('find', folder, '-newer', stamp, '-type', 'f', '-not', '-path', `${folder}/tmp/*`);
    check(written === '', `${image} wrote outside of /tmp: ${written}`);
    const bytes = Number((await tool('du', '-sb', path.join(folder, 'app'))).split('\t')[0]);
    say(
      `  ${image}: ${(bytes / 1e6).toFixed(1)} MB, up after ${Math.round(readyMs)} ms, ended in ${Math.round(stoppingMs)} ms`,
    );
    return { bytes, readyMs };
  } finally {
    await buildah('rm', container);
  }
}

/** Against the mock of its image where this machine's Node.js has all that it needs, else against that of this folder. */
async function withMock(image, work) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const variables = { MOCK_PORT: port, MOCK_HOST: '127.0.0.1' };
  if (Number.parseInt(process.versions.node, 10) >= 24)
    return runImage(image, variables, `${origin}/__mock/health`, () => work(origin));
  say('  The image of the mock was not run: it needs Node.js 24.');
  await buildMock();
  const mock = spawn(process.execPath, ['build/mock/main.js'], {
    cwd: root,
    env: { ...process.env, MOCK_PORT: String(port), MOCK_DATA: path.join(scratch, 'worlds'), MOCK_SEEDS: '.data' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await waitFor(`${origin}/__mock/health`, 10_000);
    await work(origin);
  } finally {
    mock.kill();
  }
}

async function runSite(image, GAMING_API_URL) {
  const port = await freePort();
  const variables = {
    PORT: port,
    HOST: '127.0.0.1',
    GAMING_API_URL,
    // A busy machine's mock is slow at first.
    API_TIMEOUT_MS: '15000',
    API_CIPHER: 'plain',
    MERCHANT_CODE: 'baize',
    SITE_HOSTS: 'localhost',
    SESSION_SECRET: 'x'.repeat(40),
    SHUTDOWN_DELAY_MS: 0,
  };
  const { bytes, readyMs } = await runImage(image, variables, `http://127.0.0.1:${port}/readyz`, async () => {
    const page = await fetch(`http://localhost:${port}/`);
    check(page.status === 200 && (await page.text()).includes('Baize'), `The home page answers ${page.status}`);
  });
  check(bytes < MOST_SITE_BYTES, `The site has ${bytes} bytes`);
  check(readyMs < MOST_READY_MS, `The site took ${Math.round(readyMs)} ms`);
}

try {
  await step('A base of this machine', makeBase);
  const mock = await step('The image of the mock', () => makeImage('mock', BASE));
  const site = await step('The image of the site', () => makeImage('site', BASE));
  await withMock(mock, (origin) => runSite(site, origin));
} catch (error) {
  faults.push(error.message);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
if (faults.length > 0) fail(faults.join('\n'));
