import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readEnv } from '../app/config/env.server.ts';
import { DEVELOPMENT_PUBLIC_KEY } from '../mock-server/http/development-keys.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const example = read('.env.example');

/** Contents of the mounted files. */
const SECRETS: Record<string, string> = {
  SESSION_SECRET: 'x'.repeat(32),
  API_PUBLIC_KEY: DEVELOPMENT_PUBLIC_KEY,
};

interface Stack {
  variables: Record<string, string>;
  graceSeconds: number;
}

function itRunsTheSite(readStack: () => Stack) {
  it('sets variables of the site that are in .env.example', () => {
    for (const name of Object.keys(readStack().variables)) expect(example, name).toContain(name.replace(/_FILE$/, ''));
  });

  it('is an environment that the site takes', () => {
    const values = Object.entries(readStack().variables).map(([name, value]) => {
      const [, secret] = /^(\w+)_FILE$/.exec(name) ?? [];
      return secret ? [secret, SECRETS[secret]] : [name, value];
    });
    const env = readEnv({ ...Object.fromEntries(values), NODE_ENV: 'production' });
    expect(env).toMatchObject({ MERCHANT_CODE: 'baize', CACHE_URL: 'redis://cache:6379', TRUST_PROXY: 1 });
  });

  it('gives a stopping process more than its delay and its 20 seconds', () => {
    const { variables, graceSeconds } = readStack();
    expect(graceSeconds * 1000).toBeGreaterThanOrEqual(Number(variables.SHUTDOWN_DELAY_MS) + 25_000);
  });
}

interface Service {
  environment?: Record<string, string>;
  image: string;
  read_only?: boolean;
  stop_grace_period?: string;
}

const { services } = parse(read('deploy/compose.yml'), { merge: true }) as { services: Record<string, Service> };

describe('deploy/compose.yml', () => {
  const { 'site-1': site } = services;
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

  itRunsTheSite(() => ({
    variables: Object.fromEntries(
      Object.entries(site?.environment ?? {}).map(([name, value]) => [name, fill(value)] as const),
    ),
    graceSeconds: Number.parseInt(site?.stop_grace_period ?? '', 10),
  }));

  it('names versions, and gives no process a root that it can write', () => {
    for (const [name, { image, read_only: isReadOnly }] of Object.entries(services)) {
      expect(image).toMatch(/^baize-(site|mock)$|:v?\d/);
      if (name !== 'proxy') expect([name, isReadOnly]).toEqual([name, true]);
    }
  });

  it('has the processes that Prometheus asks, on their port', () => {
    const { scrape_configs: jobs } = parse(read('deploy/prometheus/prometheus.yml'));
    const [{ targets }] = jobs.find((job: { job_name: string }) => job.job_name === 'site').static_configs;
    const sites = Object.entries(services).filter(([, { image }]) => image === 'baize-site');
    expect(targets).toEqual(sites.map(([name, { environment }]) => `${name}:${environment?.METRICS_PORT}`));
  });
});

interface Probe {
  httpGet: { path: string; port: string };
}

interface Container {
  env: { name: string; value: string }[];
  ports: { name: string; containerPort: number }[];
  readinessProbe: Probe;
  livenessProbe: Probe;
  volumeMounts: { mountPath: string }[];
  resources: { limits: { memory: string } };
}

interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: {
    strategy: { rollingUpdate: { maxUnavailable: number } };
    template: { spec: { containers: [Container]; terminationGracePeriodSeconds: number } };
    minReplicas: number;
    ingress?: { ports: { port: number }[] }[];
  };
}

const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0;

describe.skipIf(!hasKubectl)('deploy/kubernetes', () => {
  const { stdout } = spawnSync('kubectl', ['kustomize', 'deploy/kubernetes/example'], { encoding: 'utf8' });
  const manifests = parseAllDocuments(stdout).map((document) => document.toJS() as Manifest);
  const find = (kind: string, name: RegExp) =>
    manifests.find(({ kind: each, metadata }) => each === kind && name.test(metadata.name)) as Manifest;
  const pod = () => find('Deployment', /^site$/).spec.template.spec;
  const variables = () => ({
    ...find('ConfigMap', /^site-/).data,
    ...Object.fromEntries(pod().containers[0].env.map(({ name, value }) => [name, value])),
  });

  itRunsTheSite(() => ({ variables: variables(), graceSeconds: pod().terminationGracePeriodSeconds }));

  it('keeps every process until another one is ready, and two of them at least', () => {
    expect(find('Deployment', /^site$/).spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
    expect(find('HorizontalPodAutoscaler', /^site$/).spec.minReplicas).toBeGreaterThanOrEqual(2);
  });

  it('asks addresses and ports that the site has, and lets nobody reach another port', () => {
    const { readinessProbe, livenessProbe, ports } = pod().containers[0];
    for (const { httpGet } of [readinessProbe, livenessProbe]) {
      expect(read('app/server/app.ts')).toContain(`app.get('${httpGet.path}'`);
      expect(httpGet.port).toBe('http');
    }
    const port = Object.fromEntries(ports.map(({ name, containerPort }) => [name, containerPort]));
    expect(read('deploy/Dockerfile')).toContain(`PORT=${port.http}\n`);
    expect(String(port.metrics)).toBe(variables().METRICS_PORT);
    const open = find('NetworkPolicy', /^site-/).spec.ingress?.flatMap((rule) => rule.ports);
    expect(open?.map((each) => each.port)).toEqual([port.http, port.metrics]);
  });

  it('reads secrets from the folder that it mounts', () => {
    const folders = pod().containers[0].volumeMounts.map(({ mountPath }) => mountPath);
    const files = Object.entries(variables()).filter(([name]) => name.endsWith('_FILE'));
    expect(files).toHaveLength(2);
    for (const [name, file] of files) expect(folders, name).toContain(path.posix.dirname(file));
  });
});
