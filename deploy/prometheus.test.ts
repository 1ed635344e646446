import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readExpressions, readRules } from './expressions.test-support.ts';

const rules = readRules();
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

describe('deploy/prometheus', () => {
  it.skipIf(!hasPromtool).each([
    ['check', 'config', 'deploy/prometheus/prometheus.yml'],
    ['test', 'rules', 'deploy/prometheus/slo.test.yml'],
  ])('passes promtool %s %s', (...args) => {
    const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
  });

  it('reads, as the board does, recorded series that exist', () => {
    const recorded = new Set(rules.map(({ record }) => record));
    const read = readExpressions().flatMap(({ metrics }) => metrics.filter((name) => name.includes(':')));
    expect(read).not.toEqual([]);
    expect(read.filter((name) => !recorded.has(name))).toEqual([]);
  });

  it('has a first thing to do for every alert', () => {
    const document = readFileSync('docs/operating/slo.md', 'utf8');
    const anchors = [...document.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title.toLowerCase().replaceAll(' ', '-'),
    );
    for (const { alert, annotations } of rules) {
      if (!alert) continue;
      expect(document).toContain(`\`${alert}\``);
      const [file, anchor] = annotations?.runbook.split('#') ?? [];
      expect([file, anchors]).toEqual(['docs/operating/slo.md', expect.arrayContaining([anchor])]);
    }
  });

  it('takes for pages what has a component, and no other address', () => {
    const { expr = '' } = rules.find(({ record }) => record === 'site:pages:rate5m') ?? {};
    const excluded = [...expr.matchAll(/http_route!~"([^"]+)"/g)].map(([, text]) => new RegExp(`^(?:${text})$`));
    const isPage = (route: string) => !excluded.some((each) => each.test(patternOf(route)));
    const names = readdirSync('app/routes').filter((name) => name !== '_shell' && name !== '_play');
    const hasComponent = (name: string) => !name.endsWith('.ts');
    expect(names.filter(isPage)).toEqual(names.filter(hasComponent));
  });
});

/** Route of a file or folder of app/routes, as "/vendors/:gameType". */
const patternOf = (name: string): string =>
  `/${name
    .replace(/\.tsx?$/, '')
    .split(/\.(?!\])/)
    .filter((part) => !part.startsWith('_'))
    .map((part) => part.replaceAll('[.]', '.').replace(/_$/, '').replace(/^\$$/, '*').replace('$', ':'))
    .join('/')}`;
