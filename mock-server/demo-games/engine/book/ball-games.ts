import { goalPoints, goalScores } from './goals.ts';
import { type Market, type Sport, teams } from './sport.ts';

const MINUTES = 10;
const INNINGS = 9;

const winner: Market = {
  id: 'winner',
  picks: [
    { id: 'home', wins: ([home, away]) => home > away },
    { id: 'away', wins: ([home, away]) => home < away },
  ],
};

const total = (line: number): Market => ({
  id: `points-${line}`,
  picks: [
    { id: 'over', wins: ([home, away]) => home + away > line },
    { id: 'under', wins: ([home, away]) => home + away < line },
  ],
});

const handicap = (line: number): Market => ({
  id: `handicap-${line}`,
  picks: [
    { id: 'home', wins: ([home, away]) => home - away > line },
    { id: 'away', wins: ([home, away]) => home - away < line },
  ],
});

const courts = [
  {
    id: 'court',
    name: 'Barangay Courts 3×3',
    teams: teams({
      'Tondo Hoops': 62,
      'Cubao Rim': 66,
      'Pasay Dribblers': 57,
      'Davao Drivers': 60,
      'Cebu Jumpers': 64,
      'Iloilo Assists': 53,
    }),
  },
  {
    id: 'delta',
    name: 'Delta City 3×3',
    teams: teams({
      'Saigon Buzzers': 67,
      'Hanoi Hangtime': 63,
      'Bangkok Bank Shots': 61,
      'Jakarta Jams': 58,
      'Penang Pivots': 52,
      'Macau Rebounds': 56,
    }),
  },
];

/** Three-on-three: ten minutes, and no draws. */
const buildHoops = (id: string, leagues: Sport['leagues']): Sport => {
  const model = { home: 18, away: 17, spread: 160, most: 40, hasDraws: false };
  return {
    id,
    unit: 'minute',
    units: MINUTES,
    leagues,
    markets: [winner, handicap(3.5), total(34.5)],
    listScores: (home, away) => goalScores(model, home, away),
    playPoints: (score, fair) => goalPoints(score, fair, MINUTES * 12),
  };
};

export const basketball = buildHoops('basketball', courts);

export const cyberBasketball = buildHoops('cyberhoops', [
  {
    id: 'cyber',
    name: 'Cyber Court 3×3',
    teams: teams({
      'Pixel Dunkers': 66,
      'Lag Free Five': 61,
      'Neon Crossover': 64,
      'Frame Perfect': 57,
      'Joystick Jam': 53,
      'Respawn Rebound': 59,
    }),
  },
]);

/** Extra innings until one side leads. */
export const baseball: Sport = {
  id: 'baseball',
  unit: 'inning',
  units: INNINGS,
  leagues: [
    {
      id: 'diamond',
      name: 'Pacific Diamond League',
      teams: teams({
        'Taipei Kites': 66,
        'Busan Breakers': 64,
        'Osaka Lanterns': 69,
        'Manila Mangoes': 54,
        'Cebu Sluggers': 51,
        'Naha Shisa': 58,
      }),
    },
  ],
  markets: [winner, handicap(1.5), total(8.5)],
  listScores: (home, away) => goalScores({ home: 4.5, away: 4.2, spread: 110, most: 18, hasDraws: false }, home, away),
  playPoints: (score, fair) => goalPoints(score, fair, INNINGS * 6),
};
