import type { Sport, Team } from './sport.ts';

/** In each league a match begins so often, and lasts so long. */
export const PERIOD_MS = 120_000;
export const LENGTH_MS = 90_000;

export interface Match {
  /** Its name for chances and bets. */
  event: string;
  league: string;
  home: Team;
  away: Team;
  startsAt: number;
  endsAt: number;
}

/** Leagues begin one after the other, so that there is always a match to look at. */
const startOf = (sport: Sport, league: number, round: number): number =>
  round * PERIOD_MS + Math.floor((league * PERIOD_MS) / sport.leagues.length);

/** The match of a league's round: everybody meets everybody, at home and away. */
function matchOf(sport: Sport, index: number, round: number): Match | undefined {
  const league = sport.leagues[index];
  if (!league) return undefined;
  const { id, name, teams } = league;
  const host = round % teams.length;
  const distance = 1 + (Math.floor(round / teams.length) % (teams.length - 1));
  const [home, away] = [teams[host], teams[(host + distance) % teams.length]];
  if (!home || !away) return undefined;
  const startsAt = startOf(sport, index, round);
  return { event: `${sport.id}-${id}-${round}`, league: name, home, away, startsAt, endsAt: startsAt + LENGTH_MS };
}

/** The match with that name; undefined where there is none. */
export function findMatch(sport: Sport, event: string): Match | undefined {
  const [name, id, round] = event.split('-');
  if (name !== sport.id || !/^\d{1,12}$/.test(round ?? '')) return undefined;
  const index = sport.leagues.findIndex((league) => league.id === id);
  const match = matchOf(sport, index, Number(round));
  return match?.event === event ? match : undefined;
}

/** The matches that begin in a stretch of time, `until` excluded, the first ones first. */
export function matchesBetween(sport: Sport, from: number, until: number): Match[] {
  const matches = sport.leagues.flatMap((_, index) => {
    const offset = startOf(sport, index, 0);
    const first = Math.max(0, Math.ceil((from - offset) / PERIOD_MS));
    const end = Math.max(first, Math.ceil((until - offset) / PERIOD_MS));
    return Array.from({ length: end - first }, (_, step) => matchOf(sport, index, first + step));
  });
  return matches.filter((match) => match !== undefined).sort((a, b) => a.startsAt - b.startsAt);
}
