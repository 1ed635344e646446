import type { Fair } from '../types.ts';
import { bookOn } from './book.ts';
import { LENGTH_MS } from './schedule.ts';
import type { Score, Sport, Team } from './sport.ts';

const MINUTES = 90;
const MOST_GOALS = 8;
/** Goals that equal teams score on average, and how much strength changes them. */
const HOME_GOALS = 1.5;
const AWAY_GOALS = 1.2;
const SPREAD = 70;

const teams = (names: Record<string, number>): Team[] =>
  Object.entries(names).map(([name, strength]) => ({ name, strength }));

/** Chances of 0, 1, 2 … goals when so many are expected; what is beyond the most counts for the most. */
function goalChances(expected: number): number[] {
  const chances: number[] = [];
  let chance = Math.exp(-expected);
  for (let goals = 0; goals < MOST_GOALS; goals += 1) {
    chances.push(chance);
    chance *= expected / (goals + 1);
  }
  return [...chances, 1 - chances.reduce((sum, each) => sum + each, 0)];
}

function scoresOf(home: Team, away: Team) {
  const edge = (home.strength - away.strength) / SPREAD;
  const awayChances = goalChances(AWAY_GOALS * Math.exp(-edge));
  return goalChances(HOME_GOALS * Math.exp(edge)).flatMap((homeChance, homeGoals) =>
    awayChances.map((awayChance, awayGoals) => ({
      score: [homeGoals, awayGoals] as const,
      chance: homeChance * awayChance,
    })),
  );
}

const minute = (fair: Fair) => ((fair.int(MINUTES) + 0.5) * LENGTH_MS) / MINUTES;
const total = ([home, away]: Score) => home + away;
const isBoth = ([home, away]: Score) => home > 0 && away > 0;

export const football: Sport = {
  kind: 'sportsbook',
  leagues: [
    {
      id: 'manila',
      name: 'Manila Bay Premier',
      teams: teams({
        'Intramuros FC': 71,
        'Tondo Rovers': 62,
        'Pasig Rangers': 58,
        'Makati Vale': 66,
        'Cavite Sailors': 49,
        'Laguna Town': 53,
        'Baguio Pines': 45,
        'Iloilo Athletic': 57,
      }),
    },
    {
      id: 'mekong',
      name: 'Mekong League',
      teams: teams({
        'Saigon Lotus': 69,
        'Can Tho River': 55,
        'Hue Citadel': 60,
        'Da Nang Waves': 63,
        'Dalat Highland': 47,
        'Vinh Union': 51,
        'Hanoi Lakeside': 72,
        'Hai Phong Docks': 56,
      }),
    },
    {
      id: 'java',
      name: 'Java Super Liga',
      teams: teams({
        'Bandung Tigers': 68,
        'Surabaya Steel': 66,
        'Solo Kings': 54,
        'Malang United': 59,
        'Bogor Rain': 46,
        'Jakarta Harbour': 73,
        'Semarang City': 52,
        'Bali Coral': 57,
      }),
    },
    {
      id: 'siam',
      name: 'Siam One',
      teams: teams({
        'Bangkok Naga': 74,
        'Chiang Mai Lanna': 61,
        'Phuket Pearls': 55,
        'Korat Silk': 58,
        'Rayong Anchors': 50,
        'Udon Sparks': 47,
        'Ayutthaya Old Town': 53,
        'Chonburi Gulls': 65,
      }),
    },
    {
      id: 'pearl',
      name: 'Pearl River Cup',
      teams: teams({
        'Canton Kapok': 70,
        'Macau Lighthouse': 54,
        'Kowloon Star': 63,
        'Zhuhai Fishers': 49,
        'Foshan Lions': 60,
        'Shenzhen Kites': 67,
        'Dongguan Works': 51,
        'Huizhou Hills': 46,
      }),
    },
    {
      id: 'straits',
      name: 'Straits Championship',
      teams: teams({
        'Penang Ferry': 62,
        'Malacca Gate': 57,
        'Johor Causeway': 72,
        'Ipoh Tin': 50,
        'Kuching Cats': 54,
        'Sabah Rhinos': 59,
        'Singapore Quays': 68,
        'Perlis Paddy': 44,
      }),
    },
  ],
  markets: [
    {
      id: 'result',
      picks: [
        { id: 'home', wins: ([home, away]) => home > away },
        { id: 'draw', wins: ([home, away]) => home === away },
        { id: 'away', wins: ([home, away]) => home < away },
      ],
    },
    {
      id: 'goals',
      picks: [
        { id: 'over', wins: (score) => total(score) >= 3 },
        { id: 'under', wins: (score) => total(score) < 3 },
      ],
    },
    {
      id: 'both',
      picks: [
        { id: 'yes', wins: isBoth },
        { id: 'no', wins: (score) => !isBoth(score) },
      ],
    },
  ],
  scoresOf,
  pointsOf: ([home, away], fair) => [
    ...Array.from({ length: home }, () => ({ at: minute(fair), side: 0 as const })),
    ...Array.from({ length: away }, () => ({ at: minute(fair), side: 1 as const })),
  ],
};

export const sportsbook = bookOn(football);
