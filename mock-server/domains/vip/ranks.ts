import { RANK_WARNING_DAYS } from '../../../openapi/rules/rank.ts';
import { findBreak } from '../../accounts/repository.ts';
import type { BrandState } from '../../http/exchange.ts';
import { formatCurrency } from '../../shared/money.ts';
import { periodDays, startOfDay } from '../../shared/periods.ts';
import { DAY_MS } from '../../shared/zone.ts';
import { addDue } from '../../worlds/agenda.ts';
import type { Texts } from '../../worlds/columns.ts';
import type { Store } from '../../worlds/store.ts';
import type { PlayEvent, World } from '../../worlds/world.ts';
import { MESSAGES, NOTES } from '../messages/texts.ts';
import { dayTexts, fillText, writeMessage } from '../messages/write.ts';
import { findBrandState, requireBrandState } from '../system/brand-state.ts';
import { grantBonus } from './bonuses.ts';
import {
  changeRank,
  hasRisen,
  highestRank,
  listLevels,
  rankAt,
  readStanding,
  type Standing,
  setCeiling,
  sumMonth,
} from './repository.ts';
import { keepAmount, liftCeiling, reachedRank } from './rules.ts';

/** A member is warned so long before a month is judged (loyalty.md: VIP). */
export const WARNING_MS = RANK_WARNING_DAYS * DAY_MS;

/**
 * Raises a member to the highest rank that is reached and that the ceiling allows, and gives the upgrade bonus of each
 * rank passed for the first time (loyalty.md: VIP). Call in the transaction that has counted a bet or a deposit.
 */
export async function raiseRank(world: World, store: Store, standing: Standing, at: number): Promise<void> {
  const { memberId, rankLevel, brandCode } = standing;
  const levels = listLevels(world, brandCode);
  const reached = reachedRank(levels, standing);
  if (reached <= rankLevel) return;
  const highest = highestRank(store, memberId);
  let { ceiling } = standing;
  if (ceiling !== null) {
    ceiling = liftCeiling(levels, ceiling, highest, sumMonth(store, memberId, periodDays('MONTH', at)));
    if (ceiling !== standing.ceiling) await setCeiling(store, memberId, ceiling);
  }
  const to = Math.min(reached, ceiling ?? reached);
  if (to <= rankLevel) return;
  await changeRank(store, { memberId, from: rankLevel, to, reason: 'RISE', time: at });
  // From VIP 1 on, a judgement is always on the agenda.
  if (rankLevel === 0) await addDue(store, 'rank.judge', String(memberId), startOfDay(periodDays('MONTH', at).next));
  const brand = requireBrandState(world, brandCode);
  const bonus = await grantUpgrades(world, store, brand, memberId, highest + 1, to, at);
  const notes = bonus > 0n ? [fillText(NOTES.rankBonus, { bonus: formatCurrency(brand, bonus) })] : [];
  await tell(store, memberId, MESSAGES.rankRisen, { rank: String(to) }, at, notes);
}

/** Returns the sum of the bonuses from rank `first` to rank `last`. */
async function grantUpgrades(
  world: World,
  store: Store,
  brand: BrandState,
  memberId: number,
  first: number,
  last: number,
  at: number,
): Promise<bigint> {
  let sum = 0n;
  for (const level of listLevels(world, brand.code).slice(first, last + 1)) {
    const key = `upgrade ${level.rankLevel}`;
    sum += await grantBonus(store, brand.code, memberId, { kind: 'upgrade', key, level }, at);
  }
  return sum;
}

/** A week before the month's end, tells what is missing, and puts the judgement on the agenda. */
export const warnOfDrop: PlayEvent = async (world, store, subject, at) => {
  const memberId = Number(subject);
  const { rankLevel, brandCode } = readStanding(store, memberId);
  const brand = findBrandState(world, brandCode);
  if (!brand || rankLevel === 0) return;
  const month = periodDays('MONTH', at);
  const until = startOfDay(month.next);
  await addDue(store, 'rank.judge', subject, until);
  const keep = keepAmount(listLevels(world, brandCode), rankLevel);
  const turnover = sumMonth(store, memberId, month);
  if (turnover >= keep || hasRisen(store, memberId, startOfDay(month.first), at)) return;
  const missing = formatCurrency(brand, keep - turnover);
  await tell(
    store,
    memberId,
    MESSAGES.rankWarning,
    { rank: String(rankLevel), missing, until: dayTexts(month.next - 1) },
    at,
  );
};

/** On the 1st, for the month that has ended: one rank down at most, not after a rise (loyalty.md: VIP). */
export const judgeRank: PlayEvent = async (world, store, subject, at) => {
  const memberId = Number(subject);
  const { rankLevel, brandCode } = readStanding(store, memberId);
  const brand = findBrandState(world, brandCode);
  if (!brand || rankLevel === 0) return;
  const month = periodDays('MONTH', at - 1);
  const keep = keepAmount(listLevels(world, brandCode), rankLevel);
  const isKept =
    sumMonth(store, memberId, month) >= keep ||
    hasRisen(store, memberId, startOfDay(month.first), at) ||
    // A rise of the new month came before this event.
    rankAt(store, memberId, at) < rankLevel;
  const to = isKept ? rankLevel : rankLevel - 1;
  if (!isKept) {
    await changeRank(store, { memberId, from: rankLevel, to, reason: 'DROP', time: at });
    await setCeiling(store, memberId, to);
    const values = { rank: String(to), lost: String(rankLevel), keep: formatCurrency(brand, keep) };
    await tell(store, memberId, MESSAGES.rankDropped, values, at);
  }
  if (to > 0) await addDue(store, 'rank.warn', subject, startOfDay(periodDays('MONTH', at).next) - WARNING_MS);
};

/** Nothing that invites to play is sent during a break. */
async function tell(
  store: Store,
  memberId: number,
  { title, text }: { title: Texts; text: Texts },
  values: Readonly<Record<string, string | Texts>>,
  at: number,
  notes: readonly Texts[] = [],
): Promise<void> {
  if (findBreak(store, memberId, at)) return;
  const paragraphs = [fillText(text, values), ...notes];
  await writeMessage(store, { memberId, title: fillText(title, values), paragraphs, subject: { kind: 'rank' }, at });
}
