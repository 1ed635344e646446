import { SEED_PASSWORD } from '../../../mock-server/control/seed-people.ts';
import { hashPassword } from '../../../mock-server/domains/session/password.ts';
import { Random } from '../../../mock-server/worlds/random.ts';
import type { Sqlite } from '../../sqlite/database.ts';
import { downlineNames } from '../member/names.ts';
import { daysBefore } from '../shared/clock.ts';

export interface TeamMember {
  id: number;
  uplineId: number;
  /** From 1, a direct line of the boss. */
  level: number;
  type: 0 | 2 | 41 | 42;
  username: string;
  registeredDaysAgo: number;
}

/** After the members of the seed. */
export const FIRST_ID = 10_001;

/** Parts of the team, and of those who are agents; the last level has none. */
const LEVELS = [
  { part: 0.008, agents: 0.5 },
  { part: 0.032, agents: 0.4 },
  { part: 0.1, agents: 0.25 },
  { part: 0.18, agents: 0.18 },
  { part: 0.24, agents: 0.14 },
  { part: 0.22, agents: 0.12 },
  { part: 0.14, agents: 0.08 },
  { part: 0.08, agents: 0 },
] as const;
/** The boss registered 731 days ago. */
const OLDEST_DAYS = 710;
const RARE_AGENTS = [41, 42] as const;

/** By level, agents first: each registered after the upline. */
export function growTeam(bossId: number, count: number): TeamMember[] {
  const random = new Random('seed team members');
  const team: TeamMember[] = [];
  let agentsAbove: Pick<TeamMember, 'id' | 'registeredDaysAgo'>[] = [{ id: bossId, registeredDaysAgo: OLDEST_DAYS }];
  for (const [index, { part, agents: agentPart }] of LEVELS.entries()) {
    const isLast = index === LEVELS.length - 1;
    const size = isLast ? count - team.length : Math.max(1, Math.round(count * part));
    const agents = isLast ? 0 : Math.max(1, Math.round(size * agentPart));
    const level = Array.from({ length: size }, (_, place): TeamMember => {
      const isAgent = place < agents;
      // The first ones have the largest teams.
      const upline = agentsAbove[Math.floor(agentsAbove.length * random.float() ** 2)] ?? agentsAbove[0];
      if (!upline) throw new Error('A level has no agents above.');
      const age = isAgent ? 0.9 + random.float() * 0.09 : 0.05 + 0.9 * Math.sqrt(random.float());
      const id = FIRST_ID + team.length + place;
      return {
        id,
        uplineId: upline.id,
        level: index + 1,
        type: isAgent ? (index === 0 && RARE_AGENTS[place]) || 2 : 0,
        username: `${random.pick(downlineNames).replace(/\d+$/, '')}${id}`,
        registeredDaysAgo: Math.max(3, Math.floor(upline.registeredDaysAgo * age)),
      };
    });
    team.push(...level);
    agentsAbove = level.slice(0, agents);
  }
  return team;
}

/** In hundredths of a percent, for LOTT a series: ten, or two of LOTT, below the level above. */
const RATES = { RNG: 120, LIVE: 100, FISH: 120 } as const;
const SERIES = 1958;

export type TeamProduct = keyof typeof RATES;
export const TEAM_PRODUCTS = Object.keys(RATES) as TeamProduct[];

export const rateOfLevel = (product: TeamProduct, level: number): number => RATES[product] - 10 * level;

/** With their wallets and rates. */
export function insertTeam(database: Sqlite, brandCode: string, team: readonly TeamMember[]): void {
  const random = new Random('seed team people');
  const password = hashPassword(SEED_PASSWORD, random.text(16));
  const insert = database.prepare(
    `INSERT INTO "Member" ("id", "brandCode", "username", "passwordHash", "passwordChangedAt", "type", "nickname", "avatar",
      "rankLevel", "labels", "toUpline", "isFirstLogin", "uplineId", "registeredAt") VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, '[]', 0, 0, ?, ?)`,
  );
  const openWallets = database.prepare(
    `INSERT INTO "Wallet" ("memberId", "accountTypeId", "accountName", "balance")
      SELECT ?, "accountTypeId", "accountName", 0 FROM "Wallet" WHERE "memberId" = ?`,
  );
  const rate = database.prepare('INSERT INTO "MemberRate" ("memberId", "gameType", "day", "rate") VALUES (?, ?, 0, ?)');
  const [first] = team;
  for (const { id, username, type, level, uplineId, registeredDaysAgo } of team) {
    // Later than the upline, even on the same day.
    const registeredAt = Math.floor(daysBefore(registeredDaysAgo - (level + random.float()) / 10).getTime());
    const passwordAt = Math.max(registeredAt, daysBefore(30).getTime());
    const nickname = username.charAt(0).toUpperCase() + username.slice(1).replace(/\d+$/, '');
    insert.run(
      id,
      brandCode,
      username,
      password,
      passwordAt,
      type,
      nickname,
      random.int(1, 60),
      uplineId,
      registeredAt,
    );
    openWallets.run(id, first?.uplineId);
    for (const product of TEAM_PRODUCTS) rate.run(id, product, rateOfLevel(product, level));
    rate.run(id, 'LOTT', SERIES - 2 * level);
  }
}
