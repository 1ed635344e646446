import type { Sport, Team } from './sport.ts';

/** Also the length of a match. */
export const PERIOD_MS = 120_000;
export const LENGTH_MS = 90_000;

export interface Match {
  /** Key of the match in its random source and in bets. */
  event: string;
  league: string;
  home: Team;
  away: Team;
  startsAt: number;
  endsAt: number;
}

/** Different starts, so that there is always a running match. */
const roundStart = (sport: Sport, league: number, round: number): number =>
  round * PERIOD_MS + Math.floor((league * PERIOD_MS) / sport.leagues.length);

/** Every team meets every other, at home and away. */
function buildMatch(sport: Sport, index: number, round: number): Match | undefined {
  const league = sport.leagues[index];
  if (!league) return undefined;
  const { id, name, teams } = league;
  const host = round % teams.length;
  const distance = 1 + (Math.floor(round / teams.length) % (teams.length - 1));
  const [home, away] = [teams[host], teams[(host + distance) % teams.length]];
  if (!home || !away) return undefined;
  const startsAt = roundStart(sport, index, round);
  return { event: `${sport.id}-${id}-${round}`, league: name, home, away, startsAt, endsAt: startsAt + LENGTH_MS };
}

/** Returns undefined for an unknown event. */
export function findMatch(sport: Sport, event: string): Match | undefined {
  const [name, id, round] = event.split('-');
  if (name !== sport.id || !/^\d{1,12}$/.test(round ?? '')) return undefined;
  const index = sport.leagues.findIndex((league) => league.id === id);
  const match = buildMatch(sport, index, Number(round));
  return match?.event === event ? match : undefined;
}

/** From `from` to before `until`, in order of time. */
export function matchesBetween(sport: Sport, from: number, until: number): Match[] {
  const matches = sport.leagues.flatMap((_, index) => {
    const offset = roundStart(sport, index, 0);
    const first = Math.max(0, Math.ceil((from - offset) / PERIOD_MS));
    const end = Math.max(first, Math.ceil((until - offset) / PERIOD_MS));
    return Array.from({ length: end - first }, (_, step) => buildMatch(sport, index, first + step));
  });
  return matches.filter((match) => match !== undefined).sort((a, b) => a.startsAt - b.startsAt);
}
