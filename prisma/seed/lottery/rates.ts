import { NEW_MEMBERS_SERIES } from '../../../mock-server/domains/lottery/catalogue/settings.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { characterId, memberId } from '../member/member.ts';
import { type Character, characters } from '../member/people.ts';
import { insert } from '../shared/insert.ts';
import { brands } from '../system/brands.ts';

/** For LOTT the highest series, at most 1960 (lottery.md, Common); else the rebate in hundredths of a percent. */
const RATES: Partial<Record<Character['username'], Readonly<Record<string, number>>>> = {
  victor: { LOTT: 1960, ELOTT: 60, RNG: 120, LIVE: 100, SPORTS: 75 },
  boss: { LOTT: 1958, ELOTT: 60, RNG: 120, LIVE: 100, FISH: 120, PVP: 60, SPORTS: 75, ESPORTS: 75, COCKFIGHT: 45 },
  stale: { LOTT: 1930 },
};

export const findSeries = (username: Character['username']): number => RATES[username]?.LOTT ?? NEW_MEMBERS_SERIES;

/** Agents of the team by level: more than their lines have, less than boss. */
const RATES_OF_LEVELS = [
  {
    agents: [1, 6],
    rates: { RNG: 100, LIVE: 80, FISH: 100, PVP: 50, SPORTS: 65, ESPORTS: 65, ELOTT: 50, COCKFIGHT: 40 },
  },
  {
    agents: [9, 15],
    rates: { RNG: 90, LIVE: 70, FISH: 90, PVP: 45, SPORTS: 55, ESPORTS: 55, ELOTT: 45, COCKFIGHT: 35 },
  },
] as const;

export const seedRates = (db: PrismaClient): Promise<void> =>
  insert(
    db.memberRate,
    brands.flatMap((brand) => {
      const own = Object.entries(RATES).map(
        ([username, rates]) => [characterId(brand, username as Character['username']), rates] as const,
      );
      const ofTeam = RATES_OF_LEVELS.flatMap(({ agents: [first, last], rates }) =>
        Array.from(
          { length: last - first + 1 },
          (_, index) => [memberId(brand, characters.length + first + index), rates] as const,
        ),
      );
      return [...own, ...ofTeam].flatMap(([id, rates]) =>
        Object.entries(rates)
          .filter(([gameType]) => brand.categories.some((category) => category === gameType))
          .map(([gameType, rate]) => ({ memberId: id, gameType, day: 0, rate })),
      );
    }),
  );
