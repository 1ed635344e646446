import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readEnv } from '../app/config/env.server.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const dockerfile = read('deploy/Dockerfile');
const lines = dockerfile.split('\n').filter((line) => !line.startsWith('#'));

describe('deploy/Dockerfile', () => {
  it('runs both images by a number that is not root, from bases with a version', () => {
    const users = lines.filter((line) => line.startsWith('USER ')).map((line) => line.slice('USER '.length));
    // That of the last release's files adds a folder, and is no image.
    expect(users).toEqual(['0:0', '1000:1000', '1000:1000']);
    const images = lines.flatMap((line) => /^ARG \w+=(.+)$/.exec(line)?.[1] ?? []);
    expect(images).toHaveLength(3);
    for (const image of images) expect(image).toMatch(/^[a-z]+:\d+[\w.-]*$/);
  });

  it('copies what is there, or what a build makes', () => {
    const copied = lines.flatMap((line) => /^COPY (?!--from)(.+) \S+$/.exec(line)?.[1]?.split(' ') ?? []);
    expect(copied).toEqual(['package.json', 'package-lock.json', '.']);
    for (const file of copied) expect(existsSync(file), file).toBe(true);
    const { scripts } = JSON.parse(read('package.json'));
    expect(scripts.build).toBeDefined();
  });

  it('leaves out what is private, or built elsewhere', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['.env', '.git', '**/node_modules', '.data', 'build']) expect(ignored).toContain(name);
  });
});

const hasNginx = spawnSync('nginx', ['-v']).status === 0;

describe('deploy/nginx/site.conf', () => {
  it.skipIf(!hasNginx)('is what nginx takes', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    const file = path.join(folder, 'nginx.conf');
    const names = ['-nodes', '-days', '1', '-subj', '/CN=localhost'];
    const pair = ['-keyout', path.join(folder, 'site.key'), '-out', path.join(folder, 'site.crt')];
    spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...names, ...pair]);
    // Nginx asks for the addresses of the processes at its start.
    const site = read('deploy/nginx/site.conf')
      .replaceAll(/site-\d:/g, '127.0.0.1:')
      .replaceAll('/etc/nginx/certs', folder)
      .replace('/dev/stdout', `${folder}/log`);
    writeFileSync(file, `events {}\npid ${folder}/pid;\nerror_log stderr;\nhttp {\n${site}\n}\n`);
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', file, '-p', folder], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
  });
});

interface Service {
  environment?: Record<string, string>;
  image: string;
  read_only?: boolean;
}

describe('deploy/compose.yml', () => {
  const { services } = parse(read('deploy/compose.yml'), { merge: true }) as { services: Record<string, Service> };
  const { 'site-1': site } = services;
  const example = read('.env.example');
  const trial = Object.fromEntries(
    read('deploy/offline.env')
      .split('\n')
      .flatMap((line) => (/^\w+=/.test(line) ? [line.split(/=(.*)/s).slice(0, 2) as [string, string]] : [])),
  );
  /** As Compose fills in what `--env-file` has. */
  const fill = (text: string) =>
    text.replaceAll(/\$\{(\w+):(-|\?)([^}]*)\}/g, (_, name: string, kind: string, other: string) => {
      if (kind === '?' && trial[name] === undefined) throw new Error(`${name} is not in the file`);
      return trial[name] ?? (kind === '-' ? other : '');
    });

  it('sets variables of the site that are in .env.example', () => {
    for (const name of Object.keys(site?.environment ?? {}))
      expect(example, name).toContain(name.replace(/_FILE$/, ''));
  });

  it('with the file of the trial › is an environment that the site takes', () => {
    const given = Object.entries(site?.environment ?? {}).map(([name, value]) => [name, fill(value)]);
    const { SESSION_SECRET_FILE: _, ...variables } = Object.fromEntries(given);
    const env = readEnv({ ...variables, SESSION_SECRET: 'x'.repeat(32), NODE_ENV: 'production' });
    expect(env).toMatchObject({ GAMING_API_URL: 'http://mock:4000', API_CIPHER: 'plain', TRUST_PROXY: 1 });
  });

  it('names versions, and gives no process a root that it can write', () => {
    for (const [name, { image, read_only: isReadOnly }] of Object.entries(services)) {
      expect(image).toMatch(/^baize-(site|mock)$|:v?\d/);
      if (name !== 'proxy') expect([name, isReadOnly]).toEqual([name, true]);
    }
  });

  it('gives a stopping process more than its delay and its 20 seconds', () => {
    const delay = Number(site?.environment?.SHUTDOWN_DELAY_MS);
    const grace = /stop_grace_period: (\d+)s/.exec(read('deploy/compose.yml'))?.[1];
    expect(Number(grace) * 1000).toBeGreaterThanOrEqual(delay + 25_000);
  });
});
