import { drawDifferent } from '../../../engine/draw-different.ts';
import { countWays } from '../../../engine/ways.ts';
import type { Fair } from '../types.ts';
import { LENGTH_MS } from './schedule.ts';
import type { League, Market, Point, Score, ScoreChance, Sport, Team, Unit } from './sport.ts';

/** Chess ratings (Elo) have the same effect of strength on a part. */
const SPREAD = 60;

interface Parts {
  id: string;
  unit: Unit;
  /** Odd, so one side always wins. */
  parts: number;
  /** Otherwise plays until a majority. */
  playsAll?: boolean;
  leagues: readonly League[];
}

/** Maps, sets, games or rounds. */
export function partsSport({ id, unit, parts, playsAll = false, leagues }: Parts): Sport {
  const majority = (parts + 1) / 2;
  const beaten = Array.from({ length: majority }, (_, won) => won);

  /** One side's winning scores if it wins each part with probability `part`. */
  const listWins = (part: number): { won: number; lost: number; chance: number }[] =>
    beaten.map((lost) => {
      const won = playsAll ? parts - lost : majority;
      const ways = playsAll ? countWays(parts, lost) : countWays(majority - 1 + lost, lost);
      return { won, lost, chance: ways * part ** won * (1 - part) ** lost };
    });

  function listScores(home: Team, away: Team): ScoreChance[] {
    const part = 1 / (1 + 10 ** ((away.strength - home.strength) / SPREAD));
    return [
      ...listWins(part).map(({ won, lost, chance }) => ({ score: [won, lost] as const, chance })),
      ...listWins(1 - part).map(({ won, lost, chance }) => ({ score: [lost, won] as const, chance })),
    ];
  }

  /** If the match ends with the decision, the winner takes the last part. */
  function playPoints([home, away]: Score, fair: Fair): Point[] {
    const [winner, loser] = home > away ? ([0, 1] as const) : ([1, 0] as const);
    const lost = Math.min(home, away);
    const played = home + away;
    const places = lost > 0 ? drawDifferent(fair, lost, playsAll ? played : played - 1) : [];
    return Array.from({ length: played }, (_, index) => ({
      at: ((index + 1) * LENGTH_MS) / parts - 1000,
      side: places.includes(index) ? loser : winner,
    }));
  }

  return { id, unit, units: parts, leagues, markets: buildMarkets(unit, parts, playsAll), listScores, playPoints };
}

function buildMarkets(unit: Unit, parts: number, playsAll: boolean): Market[] {
  const length = parts - 0.5;
  const winner: Market = {
    id: 'winner',
    picks: [
      { id: 'home', wins: ([home, away]) => home > away },
      { id: 'away', wins: ([home, away]) => home < away },
    ],
  };
  const handicap: Market = {
    id: 'handicap-1.5',
    picks: [
      { id: 'home', wins: ([home, away]) => home - away > 1.5 },
      { id: 'away', wins: ([home, away]) => home - away < 1.5 },
    ],
  };
  const total: Market = {
    id: `${unit}s-${length}`,
    picks: [
      { id: 'over', wins: ([home, away]) => home + away > length },
      { id: 'under', wins: ([home, away]) => home + away < length },
    ],
  };
  return playsAll ? [winner, handicap] : [winner, handicap, total];
}
