import type { Coverage } from './coverage.ts';
import { type DocumentName, operations } from './operations.ts';

const TITLES: Record<DocumentName, string> = { gaming: 'Gaming API', control: 'Mock control API' };

const STYLE = `
:root { color-scheme: light dark; --ground: #faf8f2; --card: #fff; --ink: #1d2b24; --soft: #64736b; --line: #e4e0d3;
  --good: #0d6b4a; --good-soft: #e2f2ea; --bad: #b3261e; --bad-soft: #fbe3e0; }
@media (prefers-color-scheme: dark) { :root { --ground: #101814; --card: #18221d; --ink: #e8ede9; --soft: #93a39a;
  --line: #2a3730; --good: #6fd6a8; --good-soft: #173a2b; --bad: #ffb4ab; --bad-soft: #4b1a17; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 2.5rem 1.25rem 4rem; background: var(--ground); color: var(--ink);
  font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 68rem; margin: 0 auto; }
h1 { margin: 0; font-size: 1.75rem; letter-spacing: -0.02em; }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.125rem; }
.sum { margin: 0.375rem 0 1.25rem; color: var(--soft); }
.sum strong { color: var(--ink); }
.bar { height: 0.625rem; border-radius: 1rem; background: var(--bad-soft); overflow: hidden; }
.bar span { display: block; height: 100%; background: var(--good); }
.missing { margin: 1.25rem 0 0; padding: 0.75rem 1rem; border-radius: 0.75rem; background: var(--bad-soft); color: var(--bad); }
.wrap { overflow-x: auto; border: 1px solid var(--line); border-radius: 0.875rem; background: var(--card); }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.5rem 0.75rem; border-bottom: 1px solid var(--line); text-align: center; white-space: nowrap; }
tr:last-child td, tr:last-child th { border-bottom: 0; }
thead th { color: var(--soft); font-size: 0.8125rem; font-weight: 600; }
th:first-child { text-align: left; }
tbody th { font-weight: 600; }
tbody th small { display: block; color: var(--soft); font: 0.8125rem/1.4 ui-monospace, monospace; font-weight: 400; }
td span { display: inline-block; min-width: 2.75rem; padding: 0.125rem 0.5rem; border-radius: 1rem; font-weight: 600; }
.good { background: var(--good-soft); color: var(--good); }
.bad { background: var(--bad-soft); color: var(--bad); }
.none { color: var(--line); }
footer { margin-top: 2rem; color: var(--soft); font-size: 0.8125rem; }`;

export function coveragePage(coverage: Coverage, { isWhole, madeAt }: { isWhole: boolean; madeAt: Date }): string {
  const { cells, missing } = coverage;
  const seen = cells.length - missing.length;
  const list = missing.map(({ operation, status }) => `${operation.id} ${status}`).join(', ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contract coverage</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Contract coverage</h1>
<p class="sum"><strong>${seen} of ${cells.length}</strong> documented statuses of ${operations.length} operations were seen by
${isWhole ? 'the contract tests' : 'a part of the contract tests'}, each with a body that fits its schema.</p>
<div class="bar"><span style="width: ${((100 * seen) / cells.length).toFixed(1)}%"></span></div>
${missing.length > 0 ? `<p class="missing"><strong>Not seen:</strong> ${list}</p>` : ''}
${(['gaming', 'control'] as const).map((document) => section(coverage, document)).join('')}
<footer>Made ${madeAt.toISOString().replace('T', ' ').slice(0, 19)} UTC. A number says how often a status was seen; a dash, that it
is not documented.</footer>
</main>
</body>
</html>
`;
}

function section(coverage: Coverage, document: DocumentName): string {
  const rows = operations.filter((operation) => operation.document === document);
  const statuses = coverage.statuses.filter((status) => rows.some((row) => row.statuses.includes(status)));
  const body = rows.map((operation) => {
    const cells = statuses.map((status) => {
      const cell = coverage.cell(operation, status);
      if (!cell) return '<td class="none">–</td>';
      return `<td><span class="${cell.count > 0 ? 'good' : 'bad'}">${cell.count}</span></td>`;
    });
    return `<tr><th scope="row">${operation.id}<small>${operation.method} ${operation.path}</small></th>${cells.join('')}</tr>`;
  });
  const head = statuses.map((status) => `<th scope="col">${status}</th>`).join('');
  return `<h2>${TITLES[document]}</h2>
<div class="wrap"><table><thead><tr><th scope="col">Operation</th>${head}</tr></thead>
<tbody>${body.join('\n')}</tbody></table></div>`;
}
