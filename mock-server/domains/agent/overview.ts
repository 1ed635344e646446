import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Context } from '../../http/handlers.ts';
import { dateOfDay, dayNumber } from '../../shared/zone.ts';
import type { World } from '../../worlds/world.ts';
import { listTeamDays, listTeamSums, type Range } from '../money/team/repository.ts';
import { addFigures, closeTeamDays, NO_FIGURES } from '../money/team/team.ts';
import { rangeBefore, readRange } from './range.ts';
import { countNews, findNewest, listLines, listQuiet, readTeam } from './repository.ts';
import { figuresView, memberView } from './view.ts';

type Overview = Value<'getTeamOverview'>;

/** At the head of each list. */
const SHOWN = 5;
const ONLINE_MS = 15 * 60_000;
const QUIET_DAYS = 7;
const BUSY_DAYS = 30;

/** agent.md: Pages, team overview. */
export async function readOverview(context: Context<'getTeamOverview'>): Promise<Overview> {
  const { world, brand, member, query } = context;
  const { memberId } = member;
  const closed = await closeTeamDays(world, brand);
  const range = readRange(world, query);
  const { members, agents, online } = readTeam(world, memberId, world.now() - ONLINE_MS);
  const sums = new Map(listTeamDays(world, memberId, range, closed).map((row) => [row.day, row]));
  const days = Array.from({ length: range.last - range.first + 1 }, (_, index) => range.first + index);
  return {
    members,
    agents,
    online,
    now: rangeView(world, memberId, range, closed),
    before: rangeView(world, memberId, rangeBefore(range), closed),
    days: days.map((day) => ({ day: dateOfDay(day), figures: figuresView(sums.get(day) ?? NO_FIGURES) })),
    best: listBest(world, memberId, range, closed),
    newest: findNewest(world, memberId, SHOWN).map((row) => ({
      member: memberView(row),
      registeredAt: row.registeredAt.getTime(),
    })),
    quiet: listQuietLines(world, memberId),
  };
}

function rangeView(world: World, memberId: number, range: Range, closed: number): Overview['now'] {
  const { first, last } = range;
  const figures = listTeamDays(world, memberId, range, closed).reduce(addFigures, NO_FIGURES);
  const news = countNews(world, memberId, range);
  return { first: dateOfDay(first), last: dateOfDay(last), ...news, figures: figuresView(figures) };
}

function listBest(world: World, memberId: number, range: Range, closed: number): Overview['best'] {
  const lines = new Map(listLines(world, memberId).map((line) => [line.id, line]));
  const sums = listTeamSums(world, [...lines.keys()], range, closed).filter(({ validBet }) => validBet > 0n);
  return sums
    .sort((one, other) => Number(other.validBet - one.validBet) || one.id - other.id)
    .slice(0, SHOWN)
    .flatMap((figures) => {
      const line = lines.get(figures.id);
      return line ? [{ member: memberView(line), figures: figuresView(figures) }] : [];
    });
}

/** Those that bet most recently first. */
function listQuietLines(world: World, memberId: number): Overview['quiet'] {
  const since = dayNumber(world.now()) - QUIET_DAYS + 1;
  return listQuiet(world, memberId, since - BUSY_DAYS, since, SHOWN).map((row) => ({
    member: memberView(row),
    lastBetOn: dateOfDay(row.lastDay),
  }));
}
