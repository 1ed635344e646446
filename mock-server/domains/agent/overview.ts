import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Context } from '../../http/handlers.ts';
import { dateOfDay, dayNumber } from '../../shared/zone.ts';
import type { World } from '../../worlds/world.ts';
import { type Figures, listTeamDays, listTeamSums, type Range } from '../team/repository.ts';
import { addFigures, closeTeamDays, NO_FIGURES } from '../team/team.ts';
import { rangeBefore, readRange } from './range.ts';
import { countNews, findNewest, type LineRow, listLines, listQuiet, readTeam } from './repository.ts';
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
  const read = (wanted: Range) => listTeamDays(world, memberId, wanted, closed);
  const rows = read(range);
  const sums = new Map(rows.map((row) => [row.day, row]));
  const lines = listLines(world, memberId);
  const days = Array.from({ length: range.last - range.first + 1 }, (_, index) => range.first + index);
  return {
    members,
    agents,
    online,
    now: rangeView(world, memberId, range, rows),
    before: rangeView(world, memberId, rangeBefore(range), read(rangeBefore(range))),
    days: days.map((day) => ({ day: dateOfDay(day), figures: figuresView(sums.get(day) ?? NO_FIGURES) })),
    best: listBest(world, lines, range, closed),
    newest: findNewest(world, memberId, SHOWN).map((row) => ({
      member: memberView(row),
      registeredAt: row.registeredAt.getTime(),
    })),
    quiet: listQuietLines(world, lines),
  };
}

function rangeView(world: World, memberId: number, range: Range, days: readonly Figures[]): Overview['now'] {
  const { first, last } = range;
  const figures = days.reduce(addFigures, NO_FIGURES);
  const news = countNews(world, memberId, range);
  return { first: dateOfDay(first), last: dateOfDay(last), ...news, figures: figuresView(figures) };
}

function listBest(world: World, all: readonly LineRow[], range: Range, closed: number): Overview['best'] {
  const lines = new Map(all.map((line) => [line.id, line]));
  const sums = listTeamSums(world, [...lines.keys()], range, closed).filter(({ validBet }) => validBet > 0n);
  return sums
    .sort((one, other) => Number(other.validBet - one.validBet) || one.id - other.id)
    .slice(0, SHOWN)
    .flatMap((figures) => {
      const line = lines.get(figures.id);
      return line ? [{ member: memberView(line), figures: figuresView(figures) }] : [];
    });
}

/** The latest bet first. */
function listQuietLines(world: World, lines: readonly LineRow[]): Overview['quiet'] {
  const since = dayNumber(world.now()) - QUIET_DAYS + 1;
  const ids = lines.map(({ id }) => id);
  return listQuiet(world, ids, since - BUSY_DAYS, since, SHOWN).map((row) => ({
    member: memberView(row),
    lastBetOn: dateOfDay(row.lastDay),
  }));
}
