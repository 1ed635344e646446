import type { Fair } from '../types.ts';
import { bookOn } from './book.ts';
import { LENGTH_MS } from './schedule.ts';
import type { Point, Score, Sport, Team } from './sport.ts';

const MAPS = 3;
/** How much more strength wins a map: as in the ratings of chess. */
const SPREAD = 60;

const teams = (names: Record<string, number>): Team[] =>
  Object.entries(names).map(([name, strength]) => ({ name, strength }));

function scoresOf(home: Team, away: Team) {
  const map = 1 / (1 + 10 ** ((away.strength - home.strength) / SPREAD));
  const other = 1 - map;
  return [
    { score: [2, 0], chance: map * map },
    { score: [2, 1], chance: 2 * map * map * other },
    { score: [1, 2], chance: 2 * map * other * other },
    { score: [0, 2], chance: other * other },
  ] as const;
}

/** Who wins which map; the loser of a match over three maps has won one of the first two. */
function pointsOf([home, away]: Score, fair: Fair): Point[] {
  const [winner, loser] = home > away ? ([0, 1] as const) : ([1, 0] as const);
  const order =
    home + away < MAPS ? [winner, winner] : fair.int(2) === 0 ? [loser, winner, winner] : [winner, loser, winner];
  return order.map((side, index) => ({ at: ((index + 1) * LENGTH_MS) / MAPS - 1000, side }));
}

/** Matches over the best of three maps. */
export const maps: Sport = {
  kind: 'esports',
  leagues: [
    {
      id: 'rift',
      name: 'Rift Masters',
      teams: teams({
        'Crimson Koi': 70,
        'Night Market': 62,
        'Monsoon Five': 66,
        'Paper Dragons': 55,
        'Static Lotus': 49,
        'Lantern Guard': 58,
      }),
    },
    {
      id: 'shooter',
      name: 'Tactical Circuit',
      teams: teams({
        'Zero Harbor': 68,
        'Iron Carabao': 64,
        'Blue Smoke': 59,
        'Last Alley': 52,
        'Tamarind Six': 47,
        'Quiet Thunder': 56,
      }),
    },
    {
      id: 'mobile',
      name: 'Mobile Arena Cup',
      teams: teams({
        'Pocket Tigers': 67,
        'Jeepney Kings': 65,
        'Wi-Fi Warriors': 57,
        'Signal Hill': 51,
        'Thumb Theory': 60,
        'Mango Machine': 54,
      }),
    },
    {
      id: 'towers',
      name: 'Tower Push Open',
      teams: teams({
        'Garnet Gate': 63,
        'Old Roots': 58,
        'Salt and Iron': 69,
        'Three Lanes': 53,
        'Ember Owls': 48,
        'High Ground': 61,
      }),
    },
  ],
  markets: [
    {
      id: 'winner',
      picks: [
        { id: 'home', wins: ([home, away]) => home > away },
        { id: 'away', wins: ([home, away]) => home < away },
      ],
    },
    {
      id: 'handicap',
      picks: [
        { id: 'home', wins: ([home, away]) => home - away > 1.5 },
        { id: 'away', wins: ([home, away]) => home - away < 1.5 },
      ],
    },
    {
      id: 'maps',
      picks: [
        { id: 'over', wins: ([home, away]) => home + away === MAPS },
        { id: 'under', wins: ([home, away]) => home + away < MAPS },
      ],
    },
  ],
  scoresOf,
  pointsOf,
};

export const esports = bookOn(maps);
