import type { Random } from '../../../mock-server/worlds/random.ts';
import type { BrandSeed } from '../system/brands.ts';
import { downlineNames, nicknames } from './names.ts';

export interface Teammate {
  /** From 1, by level. */
  number: number;
  username: string;
  nickname: string;
  avatar: number;
  /** 1, 2, 41 and 42 are agents, 0 is a player. */
  type: 0 | 1 | 2 | 41 | 42;
  rankLevel: number;
  labels: readonly string[];
  toUpline: boolean;
  /** Null for the boss. */
  upline: number | null;
  registeredDaysAgo: number;
  passwordDaysAgo: number;
}

/** Each level lists agents first; only agents have a downline, which registered after them. */
const levels = [
  { agents: 6, players: 2, agentsSinceDays: 300 },
  { agents: 7, players: 11, agentsSinceDays: 120 },
  { agents: 0, players: 34, agentsSinceDays: 0 },
] as const;

export const TEAM_SIZE = levels.reduce((sum, { agents, players }) => sum + agents + players, 0);

/** Types of the first agents; later ones have the usual types. */
const RARE_AGENTS = [41, 42] as const;

const playerLabels = ['slots-fan', 'table-regular', 'weekend-player', 'early-bird', 'sports-fan'] as const;

/** The boss registered 731 days ago; each level registered after the one above. */
const OLDEST_DOWNLINE_DAYS = 640;

export function buildTeam(brand: BrandSeed, random: Random): Teammate[] {
  const usernames = random.shuffle(downlineNames);
  const chosenNicknames = random.shuffle(nicknames);
  const team: Teammate[] = [];
  let agentsAbove: Teammate[] = [];
  for (const { agents, players, agentsSinceDays } of levels) {
    const level: Teammate[] = [];
    for (let place = 0; place < agents + players; place += 1) {
      const isAgent = place < agents;
      // Agents get one downline member each first, then random ones.
      const upline = place < agentsAbove.length ? agentsAbove[place] : pickRandom(agentsAbove, random);
      const number = team.length + level.length + 1;
      const username = usernames[number - 1];
      if (username === undefined) throw new Error(`The catalogue has too few names for the team of ${brand.code}`);
      const latest = isAgent ? agentsSinceDays : 3;
      const registeredDaysAgo = random.int(latest, (upline?.registeredDaysAgo ?? OLDEST_DOWNLINE_DAYS) - 20);
      level.push({
        number,
        username,
        nickname: number % 3 === 0 ? (chosenNicknames[number / 3 - 1] ?? plainName(username)) : plainName(username),
        avatar: random.int(1, 60),
        type: isAgent ? (RARE_AGENTS[number - 1] ?? random.pick([1, 2] as const)) : 0,
        rankLevel: isAgent ? random.int(2, 4) : random.int(0, 4),
        labels: random.chance(0.4) ? [random.pick(playerLabels)] : [],
        toUpline: random.chance(0.25),
        upline: upline?.number ?? null,
        registeredDaysAgo,
        passwordDaysAgo: random.int(1, Math.min(registeredDaysAgo, 45)),
      });
    }
    team.push(...level);
    agentsAbove = level.slice(0, agents);
  }
  return team;
}

function pickRandom(agents: readonly Teammate[], random: Random): Teammate | undefined {
  return agents.length === 0 ? undefined : random.pick(agents);
}

/** Returns "Mariel" for "mariel88". */
function plainName(username: string): string {
  const letters = username.replace(/\d+$/, '');
  return letters.charAt(0).toUpperCase() + letters.slice(1);
}
