import { type Entry, groupTimes, type Rows, type Rule, rowCount } from './rules.ts';

/** `Math.random` suffices: it decides no game. */
const below = (bound: number) => Math.floor(Math.random() * bound);

function needs(rule: Rule): number[] {
  if (rule.kind === 'group') {
    const [most = 1] = groupTimes(rule.pattern);
    const often = rule.pattern.filter((times) => times === most).length;
    return rule.isOneRow || often === rule.pattern.length
      ? [rule.pattern.length]
      : [often, rule.pattern.length - often];
  }
  if (rule.kind === 'set' || rule.kind === 'ticket') return [rule.size];
  if (rule.kind === 'tails') return [rule.size ?? 1];
  if (rule.kind === 'each') {
    const chosen = below(rule.positions.length);
    return rule.positions.map((_, row) => (row === chosen ? 1 : 0));
  }
  return Array.from({ length: rowCount(rule) }, () => 1);
}

/** As few stakes as possible, and no number in two rows. */
export function randomRows(rule: Rule, entry: Entry): Rows {
  const used = new Set<string>();
  const isShared = rule.kind === 'market' || rule.kind === 'each' || (rule.kind === 'direct' && !rule.isDistinct);
  return needs(rule).map((count) => {
    const row: string[] = [];
    while (row.length < count) {
      const symbol =
        entry.kind === 'pad'
          ? (entry.symbols[below(entry.symbols.length)] ?? '')
          : String(below(10 ** entry.digits)).padStart(entry.digits, '0');
      if (row.includes(symbol) || (!isShared && used.has(symbol))) continue;
      row.push(symbol);
      used.add(symbol);
    }
    return row;
  });
}
