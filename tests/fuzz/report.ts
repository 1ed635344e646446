import type { Tally } from './property.ts';

export function formatTable(tallies: ReadonlyMap<string, Tally>): string {
  const rows = [...tallies].map(([id, { good, bad, outside, succeeded, statuses }]) => {
    const answers = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}×${count}`);
    return [id.padEnd(24), good, bad, outside, succeeded]
      .map((cell) => String(cell).padStart(8))
      .concat('  ', answers.join(' '))
      .join('');
  });
  const sum = [...tallies.values()].reduce((total, { good, bad, outside }) => total + good + bad + outside, 0);
  const head = ['operation'.padEnd(24), 'good', 'bad', 'outside', 'success'].map((cell) => cell.padStart(8)).join('');
  return [head, ...rows, `${sum} requests of ${tallies.size} operations`].join('\n');
}
