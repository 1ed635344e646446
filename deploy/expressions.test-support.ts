import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const RULES = ['deploy/prometheus/slo.yml', 'deploy/prometheus/alerts.yml'];
const BOARD = 'deploy/grafana/boards/site.json';

interface Rule {
  record?: string;
  alert?: string;
  expr: string;
  annotations?: { runbook: string };
}

interface Board {
  templating: { list: { query: string }[] };
  panels: { targets: { expr: string; legendFormat: string }[] }[];
}

interface Expression {
  /** Names with a colon are those of recording rules. */
  metrics: string[];
  labels: string[];
}

export const readRules = (): Rule[] =>
  RULES.flatMap((file) => parse(readFileSync(file, 'utf8')).groups.flatMap(({ rules }: { rules: Rule[] }) => rules));

/** Returns the expressions of the rules and of the board. */
export function readExpressions(): Expression[] {
  const { panels, templating } = JSON.parse(readFileSync(BOARD, 'utf8')) as Board;
  const targets = panels.flatMap((panel) => panel.targets);
  return [
    ...readRules().map(({ expr }) => parseExpression(expr)),
    ...templating.list.map(({ query }) => parseExpression(query)),
    ...targets.map(({ expr, legendFormat }) => parseExpression(expr, legendFormat)),
  ];
}

const GROUPING = /\b(?:by|without|on|ignoring) \(([^)]*)\)/g;

/** Labels in braces, after `by`, and in the legend; the other names with a known prefix or a colon are metrics. */
function parseExpression(text: string, legend = ''): Expression {
  const code = text.replace(/"[^"]*"/g, '""');
  const selectors = [...code.matchAll(/\{[^}]*\}/g)].join();
  const groups = [...code.matchAll(GROUPING)].map(([, names = '']) => names);
  const rest = code.replace(/\{[^}]*\}/g, ' ').replace(GROUPING, ' ');
  return {
    metrics: rest.match(/\b(?:(?:http|site|nodejs|process)_\w+|\w+:[\w:]+)/g) ?? [],
    labels: [
      ...[...selectors.matchAll(/(\w+)\s*(?:=|!)/g)].map(([, name = '']) => name),
      ...groups.flatMap((names) => names.split(', ')),
      ...[...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name),
    ],
  };
}
