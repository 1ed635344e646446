import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { type DrawTime, drawsBetween, findDraw, lastDraw } from '../../../engine/lottery/calendar.ts';
import type { Context } from '../../../http/handlers.ts';
import type { World } from '../../../worlds/world.ts';
import { findLottery, type Lottery, lotteryFamily } from '../catalogue/lotteries.ts';
import { drawView, findOpenDraw, isClosedEarly, readResult } from './draws.ts';

const DAY_MS = 24 * 3_600_000;
const HISTORY_MS = 60 * DAY_MS;
export const FARTHEST_MS = 40 * DAY_MS;

/** Throws 404. */
export function readNearDraw({ world, brand, query }: Context<'getNearDraw'>): Value<'getNearDraw'> {
  const lottery = findLottery(world, brand, query.gameId);
  const now = world.now();
  const open = findOpenDraw(world, lottery);
  const waiting = [...drawsBetween(lottery.grid, now, open.drawAt - 1)].find(
    ({ numero }) => !isClosedEarly(world, lottery, numero, now),
  );
  return {
    gameId: lottery.gameId,
    now,
    current: drawView(world, lottery, open),
    waiting: waiting ? drawView(world, lottery, waiting) : null,
    previous: drawView(world, lottery, lastDraw(lottery.grid, now)),
  };
}

/** Returns the newest first. Throws 404. */
export function listDraws({ world, brand, path, query }: Context<'listDraws'>): Value<'listDraws'> {
  const lottery = findLottery(world, brand, path.gameId);
  const { numero, before, to = Infinity, count = 30 } = query;
  if (numero !== undefined) {
    const draw = findDraw(lottery.grid, numero);
    const list = draw && draw.drawAt <= world.now() ? [drawView(world, lottery, draw)] : [];
    return { list, next: null };
  }
  const last = before === undefined ? world.now() : (findDraw(lottery.grid, before)?.drawAt ?? 0) - 1;
  const draws = latest(world, lottery, Math.min(last, to - 1, world.now()), count + 1);
  const list = draws.slice(0, count);
  return {
    list: list.map((draw) => drawView(world, lottery, draw)),
    next: draws.length > count ? (list.at(-1)?.numero ?? null) : null,
  };
}

/** Returns the newest first. */
function latest(world: World, { grid }: Lottery, until: number, count: number): DrawTime[] {
  const draws: DrawTime[] = [];
  const oldest = world.now() - HISTORY_MS;
  let at = until;
  while (draws.length < count && at > oldest) {
    const draw = lastDraw(grid, at);
    if (draw.drawAt <= oldest) break;
    draws.push(draw);
    at = draw.drawAt - 1;
  }
  return draws;
}

/** Future draws from the open one. Throws 404. */
export function listChaseNumeros(context: Context<'listChaseNumeros'>): Value<'listChaseNumeros'> {
  const { world, brand, path, query } = context;
  const lottery = findLottery(world, brand, path.gameId);
  const now = world.now();
  const first = findOpenDraw(world, lottery);
  const list: Value<'listChaseNumeros'> = [];
  for (const { numero, lockAt, drawAt } of drawsBetween(lottery.grid, first.drawAt - 1, now + FARTHEST_MS)) {
    if (list.length === (query.count ?? 50)) break;
    if (isClosedEarly(world, lottery, numero, now)) continue;
    list.push({ numero, lockAt, drawAt });
  }
  return list;
}

/** Counts how often each number came and how long it is missing. Throws 404. */
export function readHotGap({ world, brand, path, query }: Context<'getHotGap'>): Value<'getHotGap'> {
  const lottery = findLottery(world, brand, path.gameId);
  const draws = latest(world, lottery, world.now(), query.count ?? 100);
  const results = draws
    .map((draw) => readResult(world, world, lottery, draw))
    // A late result is secret until it is published.
    .flatMap(({ result, drawnAt }) => (result && drawnAt <= world.now() ? [result] : []));
  const { numbers } = lotteryFamily(lottery, world.now());
  // Boards count the last two digits of all numbers.
  const columns = numbers
    ? (results[0]?.balls ?? []).map((_, position) => results.map(({ balls }) => [String(balls[position])]))
    : [results.map(({ board }) => Object.values(board).flatMap((list) => list.map((number) => number.slice(-2))))];
  const all = numbers
    ? range(numbers[0], numbers[1]).map(String)
    : range(0, 99).map((number) => String(number).padStart(2, '0'));
  return {
    count: results.length,
    positions: columns.map((rows, position) => ({
      position,
      numbers: all.map((number) => {
        const gap = rows.findIndex((row) => row.includes(number));
        const hits = rows.filter((row) => row.includes(number)).length;
        return { number, hits, gap: gap < 0 ? rows.length : gap };
      }),
    })),
  };
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
