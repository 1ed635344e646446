import type { EngineGame, Fair } from '../types.ts';
import type { Match } from './schedule.ts';
import type { Point, Score, Sport } from './sport.ts';

/** In hundredths. */
const LEAST_ODDS = 101;
const DRAWS = 2 ** 48;

/** RTP divided by probability, in hundredths. Undefined for an unknown pick. */
export function computeOdds(
  sport: Sport,
  game: EngineGame,
  match: Match,
  market: string,
  pick: string,
): number | undefined {
  const found = findPick(sport, market, pick);
  if (!found) return undefined;
  const chance = sport
    .listScores(match.home, match.away)
    .reduce((sum, each) => sum + (found.wins(each.score) ? each.chance : 0), 0);
  return Math.max(LEAST_ODDS, Math.round(Number(game.rtp) / chance));
}

export const findPick = (sport: Sport, market: string, pick: string) =>
  sport.markets.find(({ id }) => id === market)?.picks.find(({ id }) => id === pick);

export const formatOdds = (hundredths: number | bigint): string => (Number(hundredths) / 100).toFixed(2);

/** The same random source returns the same score and points. */
export function playOut(sport: Sport, match: Match, fair: Fair): { score: Score; points: Point[] } {
  let left = fair.int(DRAWS) / DRAWS;
  const scores = sport.listScores(match.home, match.away);
  const drawn = scores.find(({ chance }) => {
    left -= chance;
    return left < 0;
  });
  const score = (drawn ?? scores[0])?.score ?? [0, 0];
  return { score, points: sport.playPoints(score, fair).sort((a, b) => a.at - b.at) };
}
