import { days } from '~/config/durations.ts';
import { parseUnits, thousandths, unitsText } from '~/i18n/money.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { RANK_WARNING_DAYS } from '../../../openapi/rules/rank.ts';

type Progress = Value<'getVipProgress'>;
type Measure = Progress['month'];

interface RankGoal {
  kind: 'keep' | 'back' | 'turnover' | 'deposits';
  rankLevel: number;
  missing: string;
}

/**
 * Returns the rank to keep from the day of the warning on, else the lost rank, else the next rank with the measure that
 * lacks more of it. Returns null at the highest rank.
 */
export function rankGoal(progress: Progress, now: number): RankGoal | null {
  const { rankLevel, month, judgedAt, isSafe, ceiling, turnover, deposits } = progress;
  const toKeep = missingOf(month);
  if (toKeep > 0n && !isSafe && judgedAt - now <= days(RANK_WARNING_DAYS)) return goal('keep', rankLevel, toKeep);
  if (ceiling) return goal('back', ceiling.lost, missingOf(ceiling.month));
  const kind = shareOf(deposits) < shareOf(turnover) ? 'deposits' : 'turnover';
  return goal(kind, rankLevel + 1, missingOf(kind === 'deposits' ? deposits : turnover));
}

const goal = (kind: RankGoal['kind'], rankLevel: number, missing: bigint): RankGoal | null =>
  missing > 0n ? { kind, rankLevel, missing: unitsText(missing) } : null;

const missingOf = ({ done, required }: Measure): bigint => parseUnits(required ?? '0') - parseUnits(done);

const shareOf = ({ done, required }: Measure): number => (required === null ? 0 : thousandths(done, required));
