import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { type DrawTime, findDraw, openDraw } from '../../../engine/lottery/calendar.ts';
import { computeResult, hashOfDay, secretOfDay } from '../../../engine/lottery/draws.ts';
import type { Result } from '../../../engine/lottery/types.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Store } from '../../../worlds/store.ts';
import type { World } from '../../../worlds/world.ts';
import { type Lottery, lotteryFamily } from '../catalogue/lotteries.ts';
import { findAltered, hasPending } from './repository.ts';

type DrawView = Value<'listDraws'>['list'][number];

const DAY_MS = 86_400_000;

/** Null if void. */
export interface Drawn {
  source: 'computed' | 'set' | 'seeded';
  result: Result | null;
  /** Epoch milliseconds. */
  drawnAt: number;
}

/** Throws 422. */
export function requireDraw({ grid, game }: Lottery, numero: string): DrawTime {
  const draw = findDraw(grid, numero);
  if (!draw) throw new ApiError(422, 'draw.unknown', `${game.names.EN} has no draw ${numero}: read its draws again.`);
  return draw;
}

/** A void or early draw takes no bets before its lock time. */
export function isClosedEarly(store: Pick<Store, 'read'>, { gameId }: Lottery, numero: string, now: number): boolean {
  const altered = findAltered(store, gameId, numero);
  return altered?.source === 'void' || (altered?.drawnAt?.getTime() ?? Infinity) <= now;
}

export function findOpenDraw(world: World, lottery: Lottery): DrawTime {
  const now = world.now();
  let draw = openDraw(lottery.grid, now);
  while (isClosedEarly(world, lottery, draw.numero, now)) draw = openDraw(lottery.grid, draw.lockAt);
  return draw;
}

/** Computes a result from the day's seed if none is stored. */
export function readResult(world: World, store: Pick<Store, 'read'>, lottery: Lottery, draw: DrawTime): Drawn {
  const altered = findAltered(store, lottery.gameId, draw.numero);
  const drawnAt = altered?.drawnAt?.getTime() ?? draw.drawAt;
  if (altered?.source === 'void') return { source: 'set', result: null, drawnAt };
  if (altered)
    return { source: altered.source as 'set' | 'seeded', result: JSON.parse(altered.result) as Result, drawnAt };
  const result = computeResult(
    lotteryFamily(lottery, draw.drawAt),
    secretOfDay(world.seed, draw.day),
    lottery.game.code,
    draw.numero,
  );
  return { source: 'computed', result, drawnAt };
}

/** A board's first prize stands for its balls. */
export function winningNumbers({ balls, board }: Result): string[] {
  if (balls.length > 0) return balls.map(String);
  return [...((board.special?.length === 1 ? board.special : board.first) ?? [])];
}

export function drawView(world: World, lottery: Lottery, draw: DrawTime): DrawView {
  const now = world.now();
  const { source, result, drawnAt } = readResult(world, world, lottery, draw);
  const isDrawn = drawnAt <= now;
  const shown = isDrawn ? result : null;
  const dayEnd = endOfDay(lottery, draw.day);
  return {
    numero: draw.numero,
    lockAt: draw.lockAt,
    drawAt: draw.drawAt,
    state: isDrawn ? stateOfDrawn(world, lottery, draw, result) : stateBefore(draw, now, result),
    // A set result stays secret until its draw, or members could bet on it.
    source: isDrawn || result === null ? source : 'computed',
    winNo: shown ? winningNumbers(shown) : [],
    board: shown ? Object.entries(shown.board).map(([prize, numbers]) => ({ prize, numbers: [...numbers] })) : [],
    day: draw.day,
    daySeedHash: hashOfDay(world.seed, draw.day),
    daySeed: now >= dayEnd ? secretOfDay(world.seed, draw.day) : null,
    daySeedAt: dayEnd,
    correctedAt: findAltered(world, lottery.gameId, draw.numero)?.correctedAt?.getTime() ?? null,
  };
}

const stateBefore = ({ lockAt }: DrawTime, now: number, result: Result | null) =>
  result === null ? 'void' : now < lockAt ? 'open' : 'locked';

function stateOfDrawn(world: World, { gameId }: Lottery, { numero }: DrawTime, result: Result | null) {
  if (!result) return 'void';
  return hasPending(world, gameId, numero) ? 'drawn' : 'settled';
}

/** Returns epoch milliseconds. The day's seed is public from then on (lottery.md, Common). */
function endOfDay({ grid }: Lottery, day: string): number {
  const start = Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6, 8)));
  return start - grid.zone * 60_000 + DAY_MS;
}
