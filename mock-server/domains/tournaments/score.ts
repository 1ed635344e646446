import { findBreak } from '../../accounts/repository.ts';
import { MONEY_SCALE, most, sumAmounts } from '../../shared/money.ts';
import type { SettledBet, Subscriber } from '../../worlds/world.ts';
import { isRunningAt, windowOf } from './life.ts';
import { findBestOrder, findPlayer, listBegun, saveScore, type Tournament } from './repository.ts';

const countsGame = ({ games }: Tournament, game: { gameNodeId: number; gameType: string }): boolean =>
  games.gameType === game.gameType || (games.nodeIds?.includes(game.gameNodeId) ?? false);

/** Payout divided by stake, in ten-thousandths; 0 without a stake, as of rounds that a feature of the game gave. */
function multipleOf({ win, stake, wholeStake = stake }: SettledBet): bigint {
  return wholeStake > 0n ? (win * MONEY_SCALE) / wholeStake : 0n;
}

/** Writes the score of a player when bets make it better (loyalty.md: Tournaments). A break counts none. */
export const countScore: Subscriber<'betsSettled'> = async (_world, store, event) => {
  const { brandCode, memberId, bets, at } = event;
  for (const tournament of listBegun(store, brandCode, at)) {
    if (!isRunningAt(tournament, at) || !countsGame(tournament, event)) continue;
    const player = findPlayer(store, tournament.id, memberId);
    if (!player || player.leftAt) continue;
    if (findBreak(store, memberId, at)) return;
    const { from, to } = windowOf(tournament, player);
    const inTime = bets.filter(({ placedAt }) => from <= placedAt.getTime() && placedAt.getTime() < to);
    const score =
      tournament.scoreKind === 'TURNOVER'
        ? player.score + sumAmounts(inTime.map(({ counted }) => counted))
        : inTime.reduce((best, bet) => most(best, multipleOf(bet)), player.score);
    if (score > player.score)
      await saveScore(store, { tournamentId: tournament.id, memberId }, { score, reachedAt: at });
  }
};

/** The next best order takes the place of one that was corrected or made void. Turnover stays, as valid bets do. */
export const recountScores: Subscriber<'ordersCorrected'> = async (_world, store, event) => {
  const { brandCode, memberId, at } = event;
  for (const tournament of listBegun(store, brandCode, at)) {
    if (tournament.scoreKind !== 'BEST_MULTIPLE' || !isRunningAt(tournament, at) || !countsGame(tournament, event))
      continue;
    const player = findPlayer(store, tournament.id, memberId);
    if (!player || player.leftAt) continue;
    const best = findBestOrder(store, { memberId, games: tournament.games, ...windowOf(tournament, player) });
    const { score, reachedAt } = best && best.score > 0n ? best : { score: 0n, reachedAt: null };
    if (score !== player.score) await saveScore(store, { tournamentId: tournament.id, memberId }, { score, reachedAt });
  }
};
