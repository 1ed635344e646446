import { goalPoints, goalScores } from './goals.ts';
import { type Score, type Sport, teams } from './sport.ts';

const MINUTES = 90;
const MODEL = { home: 1.5, away: 1.2, spread: 70, most: 8, hasDraws: true };

const total = ([home, away]: Score) => home + away;
const isBoth = ([home, away]: Score) => home > 0 && away > 0;

export const football: Sport = {
  id: 'football',
  unit: 'minute',
  units: MINUTES,
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
      id: 'goals-2.5',
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
  listScores: (home, away) => goalScores(MODEL, home, away),
  playPoints: (score, fair) => goalPoints(score, fair, MINUTES),
};
