import type { Site } from '~/request/site.server.ts';
import { groupName, playName } from './names.ts';
import { groupTimes, type Play, rowCount } from './rules.ts';

/** Formats "First three · Straight"; omits the group when the play's name begins with it. */
export function fullPlayName({ t }: Site, group: string, play: string): string {
  const [first, second] = [groupName(t, group), playName(t, play)];
  return second.startsWith(first) ? second : `${first} · ${second}`;
}

export function rowLabels({ t }: Site, { rule }: Play): string[] {
  const count = rowCount(rule);
  if (rule.kind === 'group' && !rule.isOneRow && count > 1)
    return groupTimes(rule.pattern).map((times) =>
      times > 1 ? t('betting', 'pad.twice', { n: times }) : t('betting', 'pad.once'),
    );
  const places = 'positions' in rule ? rule.positions : [];
  if (count === 1) return [t('betting', rule.kind === 'market' ? 'pad.choice' : 'pad.numbers')];
  if (rule.kind === 'market')
    return rule.features.map(({ position = 0 }) => t('betting', 'pad.ball', { n: position + 1 }));
  return Array.from({ length: count }, (_, row) => t('betting', 'pad.ball', { n: (places[row] ?? row) + 1 }));
}
