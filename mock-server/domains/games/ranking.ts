import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { maskPlayer } from '../../accounts/masking.ts';
import { avatarPath } from '../../art/paths.ts';
import type { Context } from '../../http/handlers.ts';
import { formatMoney } from '../../shared/money.ts';
import { periodDays, startOfDay } from '../../shared/periods.ts';
import { sumWins } from './play/repository.ts';
import { listWinners } from './repository.ts';
import { BOARD_PERIOD_MS } from './service.ts';

/** Counts each repetition of the seeded wins, and the wins of members. */
export function readRankList(context: Context<'getRankList'>): Value<'getRankList'> {
  const { world, brand, query } = context;
  const now = world.now();
  const from = startOfDay(periodDays(query.period ?? 'DAY', now).first);
  const sums = new Map<string, { playerName: string; avatar: number; amount: bigint }>();
  const add = (playerName: string, avatar: number, amount: bigint) => {
    const known = sums.get(playerName)?.amount ?? 0n;
    if (amount > 0n) sums.set(playerName, { playerName, avatar, amount: known + amount });
  };
  for (const win of listWinners(world, brand.code).filter(({ isSeeded }) => isSeeded)) {
    add(win.playerName, win.avatar, win.amount * BigInt(timesRound(win.time.getTime(), from, now)));
  }
  for (const { username, avatar, amount } of sumWins(world, brand.code, from)) {
    add(maskPlayer(username), avatar, amount);
  }
  const list = [...sums.values()]
    .sort((a, b) => Number(b.amount - a.amount) || (a.playerName < b.playerName ? -1 : 1))
    .slice(0, query.limitNum ?? 10)
    .map(({ playerName, avatar, amount }, index) => ({
      rank: index + 1,
      playerName,
      avatar: avatarPath(avatar),
      winAmount: formatMoney(amount),
    }));
  return { list, from, to: now, currency: brand.currency };
}

function timesRound(time: number, from: number, to: number): number {
  const last = Math.floor((to - time) / BOARD_PERIOD_MS);
  const beforeFirst = Math.ceil((from - time) / BOARD_PERIOD_MS) - 1;
  return Math.max(0, last - beforeFirst);
}
