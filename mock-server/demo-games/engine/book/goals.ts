import type { Fair } from '../types.ts';
import { LENGTH_MS } from './schedule.ts';
import type { Point, Score, ScoreChance, Team } from './sport.ts';

interface Model {
  /** Average points of equally strong teams. */
  home: number;
  away: number;
  /** Inverse effect of the difference in strength. */
  spread: number;
  /** Maximum of one side; includes the probability of more. */
  most: number;
  /** Otherwise a match continues until one side leads. */
  hasDraws: boolean;
}

/** Probabilities of 0, 1, 2 … points (Poisson). */
function pointChances(expected: number, most: number): number[] {
  const chances: number[] = [];
  let chance = Math.exp(-expected);
  for (let points = 0; points < most; points += 1) {
    chances.push(chance);
    chance *= expected / (points + 1);
  }
  return [...chances, 1 - chances.reduce((sum, each) => sum + each, 0)];
}

/** Cache: the scores depend only on the model and the teams' strengths. */
const known = new Map<string, ScoreChance[]>();

/** Scores of sports with points at any time. */
export function goalScores(model: Model, host: Team, guest: Team): ScoreChance[] {
  const key = [...Object.values(model), host.strength, guest.strength].join(' ');
  const scores = known.get(key) ?? listScores(model, host, guest);
  known.set(key, scores);
  return scores;
}

function listScores({ home, away, spread, most, hasDraws }: Model, host: Team, guest: Team): ScoreChance[] {
  const edge = Math.exp((host.strength - guest.strength) / spread);
  const guests = pointChances(away / edge, most);
  const scores = pointChances(home * edge, most).flatMap((hostChance, hosts) =>
    guests.map((guestChance, points) => ({ score: [hosts, points] as const, chance: hostChance * guestChance })),
  );
  if (hasDraws) return scores;
  const decided = scores.filter(({ score: [hosts, points] }) => hosts !== points);
  const whole = decided.reduce((sum, { chance }) => sum + chance, 0);
  return decided.map(({ score, chance }) => ({ score, chance: chance / whole }));
}

/** All parts of the match are equally likely. */
export function goalPoints([home, away]: Score, fair: Fair, stretches: number): Point[] {
  const at = () => ((fair.int(stretches) + 0.5) * LENGTH_MS) / stretches;
  return [
    ...Array.from({ length: home }, () => ({ at: at(), side: 0 as const })),
    ...Array.from({ length: away }, () => ({ at: at(), side: 1 as const })),
  ];
}
