import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

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

/** As in the nginx.conf of the image. */
const MAIN_FORMAT = "log_format main '$remote_addr';";

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
      .replace('/var/cache/nginx', folder)
      .replace('/dev/stdout', `${folder}/log`);
    writeFileSync(file, `events {}\npid ${folder}/pid;\nerror_log stderr;\nhttp {\n${MAIN_FORMAT}\n${site}\n}\n`);
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', file, '-p', folder], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
  });
});
