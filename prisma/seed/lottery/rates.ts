import { NEW_MEMBERS_SERIES } from '../../../mock-server/domains/lottery/catalogue/settings.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { characterId } from '../member/member.ts';
import type { Character } from '../member/people.ts';
import { insert } from '../shared/insert.ts';
import { brands } from '../system/brands.ts';

/** For LOTT the highest series, at most 1960 (lottery.md, Common); else the rebate in hundredths of a percent. */
const RATES: Partial<Record<Character['username'], Readonly<Record<string, number>>>> = {
  victor: { LOTT: 1960, ELOTT: 60, RNG: 120, LIVE: 100, SPORTS: 75 },
  boss: { LOTT: 1958, ELOTT: 50, RNG: 100, LIVE: 80 },
  stale: { LOTT: 1930 },
};

export const findSeries = (username: Character['username']): number => RATES[username]?.LOTT ?? NEW_MEMBERS_SERIES;

export const seedRates = (db: PrismaClient): Promise<void> =>
  insert(
    db.memberRate,
    brands.flatMap((brand) =>
      Object.entries(RATES).flatMap(([username, rates]) =>
        Object.entries(rates)
          .filter(([gameType]) => brand.categories.some((category) => category === gameType))
          .map(([gameType, rate]) => ({
            memberId: characterId(brand, username as Character['username']),
            gameType,
            rate,
          })),
      ),
    ),
  );
