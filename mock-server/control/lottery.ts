import type { Query, Value } from '../../openapi/generated/control-operations.ts';
import { type Lottery, listAllLotteries, lotteryFamily } from '../domains/lottery/catalogue/lotteries.ts';
import { findDrawnGame } from '../domains/lottery/catalogue/repository.ts';
import { findOpenDraw, readResult } from '../domains/lottery/draws/draws.ts';
import { findAltered, saveAltered } from '../domains/lottery/draws/repository.ts';
import { countOrdersOnDraws, listSettledMembers, sumCorrections } from '../domains/lottery/orders/repository.ts';
import { eventSource } from '../engine/fair.ts';
import { type DrawTime, drawsBetween, findDraw, pageDraws } from '../engine/lottery/calendar.ts';
import { drawFrom } from '../engine/lottery/draws.ts';
import { familyAt } from '../engine/lottery/families/families.ts';
import { firstDrawAt, gridNamed } from '../engine/lottery/grids.ts';
import type { Family, Result } from '../engine/lottery/types.ts';
import { ApiError } from '../http/api-error.ts';
import { formatMoney } from '../shared/money.ts';
import { DAY_MS, isoInZone } from '../shared/zone.ts';
import { addDue } from '../worlds/agenda.ts';
import type { World } from '../worlds/world.ts';
import type { ControlHandlers } from './call.ts';

interface Outcome {
  balls?: number[];
  board?: Record<string, string[]>;
  isVoid?: true;
  drawnAt?: number;
}

/** The longest time from an official draw to its result. */
const LATEST_MS = 3 * DAY_MS;

const AHEAD = 5;
/** Monthly and paused lotteries have five draws in it. */
const AHEAD_MS = 150 * DAY_MS;

const impossible = (message: string) => new ApiError(422, 'draw.impossible', message.slice(0, 480));

/** In lobby order, with those that no brand offers. */
export const listLotteries = (world: World): Value<'listLotteries'> =>
  listAllLotteries(world).map((lottery) => {
    const { numero, lockAt, drawAt } = findOpenDraw(world, lottery);
    const { code, numbers, balls, isDistinct = false, board } = lotteryFamily(lottery, drawAt);
    return {
      gameCode: lottery.game.code,
      name: lottery.game.names.EN ?? '',
      family: code as Value<'listLotteries'>[number]['family'],
      isHouse: lottery.grid.isHouse ?? false,
      balls: numbers && { count: balls, least: numbers[0], highest: numbers[1], isRepeated: !isDistinct },
      board: board
        ? Object.entries(board).map(([prize, [count, digits]]) => ({ prize, numbers: count, digits }))
        : null,
      next: { numero, lockAt, drawAt },
    };
  });

/** Newest first. Throws 404. */
export function listDraws(
  world: World,
  gameCode: string,
  { pageNo = 1, pageSize = 15 }: Query<'listLotteryDraws'>,
): Value<'listLotteryDraws'> {
  const lottery = listAllLotteries(world).find(({ game }) => game.code === gameCode);
  if (!lottery) throw unknownGame(gameCode);
  const now = world.now();
  const ahead = [...drawsBetween(lottery.grid, now, now + AHEAD_MS)].slice(0, AHEAD);
  const until = ahead.at(-1)?.drawAt ?? now;
  const page = { skip: (pageNo - 1) * pageSize, take: pageSize };
  const { list, total } = pageDraws(lottery.grid, [firstDrawAt(), until], page);
  const orders = countOrdersOnDraws(
    world,
    lottery.gameId,
    list.map(({ numero }) => numero),
  );
  return {
    list: list.map((draw) => ({ ...describeDraw(world, lottery, draw), orders: orders.get(draw.numero) ?? 0 })),
    total,
  };
}

type DrawRow = Value<'listLotteryDraws'>['list'][number];

function describeDraw(world: World, lottery: Lottery, draw: DrawTime): Omit<DrawRow, 'orders'> {
  const altered = findAltered(world, lottery.gameId, draw.numero);
  const { result, drawnAt } = readResult(world, world, lottery, draw);
  const isDrawn = drawnAt <= world.now();
  const source = describeSource(altered, isDrawn);
  return {
    numero: draw.numero,
    drawAt: drawnAt,
    drawAtIso: isoInZone(drawnAt),
    state: isDrawn ? 'drawn' : 'open',
    source,
    result: source === null ? null : describeResult(result),
    decisions: isDrawn ? (source === 'void' ? [] : ['correctLotteryDraw']) : ['setLotteryDraw'],
  };
}

/** Null hides the result: it is not drawn, and was not decided. */
function describeSource(altered: ReturnType<typeof findAltered>, isDrawn: boolean): DrawRow['source'] {
  if (altered?.source === 'void') return 'void';
  if (altered?.source === 'set') return altered.correctedAt ? 'corrected' : 'set';
  return isDrawn ? 'drawn' : null;
}

const describeResult = (result: Result | null): DrawRow['result'] =>
  result && (result.balls.length > 0 ? { balls: [...result.balls] } : { board: copyBoard(result) });

const copyBoard = ({ board }: Result) =>
  Object.fromEntries(Object.entries(board).map(([prize, numbers]) => [prize, [...numbers]]));

const unknownGame = (gameCode: string) =>
  new ApiError(404, 'game.not.found', `There is no lottery "${gameCode}": GET …/lottery lists them.`);

/** Throws 404, 409, 422. */
export async function decideDraw(world: World, gameCode: string, numero: string, outcome: Outcome) {
  const { game, grid, drawAt } = requireGameDraw(world, gameCode, numero);
  const { balls = [], board = {}, isVoid, drawnAt = null } = outcome;
  requireResult(familyAt(game.family, drawAt), outcome);
  const source = isVoid ? 'void' : 'set';
  await world.transact(async (store) => {
    const now = world.now();
    const before = findAltered(store, game.gameId, numero);
    if ((before?.drawnAt?.getTime() ?? drawAt) <= now)
      throw new ApiError(409, 'draw.closed', `The draw ${numero} has been drawn.`);
    if (drawnAt !== null && (drawnAt < now || drawnAt > drawAt + (grid.isHouse ? 0 : LATEST_MS)))
      throw impossible('body.drawnAt is neither between now and the draw, nor up to three days after an official one.');
    await saveAltered(store, {
      gameNodeId: game.gameId,
      numero,
      source,
      drawAt: new Date(drawAt),
      drawnAt: drawnAt === null ? null : new Date(drawnAt),
      result: isVoid ? '' : JSON.stringify({ balls, board }),
    });
    const at = isVoid ? now : drawnAt;
    if (at !== null) await addDue(store, 'lottery.settle', `${game.gameId} ${numero}`, at);
  });
  await world.playAllDue();
  return { gameCode, numero, drawAt: drawnAt ?? drawAt, source };
}

/** Returns all that the corrections of a draw have changed so far. Throws 404, 409, 422. */
export async function correctDraw(world: World, gameCode: string, numero: string, outcome: Outcome) {
  const { game, grid, drawAt } = requireGameDraw(world, gameCode, numero);
  const { balls = [], board = {}, isVoid } = outcome;
  requireResult(familyAt(game.family, drawAt), outcome);
  if (grid.isHouse && !isVoid)
    throw impossible(`${gameCode} is drawn by the house, provably fair: its draws can only be made void (isVoid).`);
  await world.playAllDue();
  await world.transact(async (store) => {
    const now = world.now();
    const before = findAltered(store, game.gameId, numero);
    const drawnAt = before?.drawnAt ?? null;
    if ((drawnAt?.getTime() ?? drawAt) > now)
      throw new ApiError(409, 'draw.open', `The draw ${numero} has not been drawn: setLotteryDraw decides it.`);
    if (before?.source === 'void' && !isVoid)
      throw new ApiError(409, 'draw.void', `The draw ${numero} is void: its stakes were given back.`);
    await saveAltered(store, {
      gameNodeId: game.gameId,
      numero,
      source: isVoid ? 'void' : 'set',
      drawAt: new Date(drawAt),
      drawnAt,
      result: isVoid ? '' : JSON.stringify({ balls, board }),
      correctedAt: new Date(now),
    });
    for (const memberId of listSettledMembers(store, game.gameId, numero))
      await addDue(store, 'lottery.correct', `${game.gameId} ${numero} ${memberId}`, now);
  });
  await world.playAllDue();
  const brands = sumCorrections(world, game.gameId, numero).map(({ credited, debited, owed, ...row }) => ({
    ...row,
    credited: formatMoney(credited),
    debited: formatMoney(debited),
    owed: formatMoney(owed),
  }));
  return { gameCode, numero, source: isVoid ? 'void' : 'set', brands };
}

/** Throws 404. */
function requireGameDraw(world: World, gameCode: string, numero: string) {
  const game = findDrawnGame(world, gameCode);
  if (!game) throw unknownGame(gameCode);
  const grid = gridNamed(game.grid);
  const draw = findDraw(grid, numero);
  if (!draw) throw new ApiError(404, 'draw.not.found', `${gameCode} has no draw "${numero}".`);
  return { game, grid, drawAt: draw.drawAt };
}

/** Throws 422 for a result that the family cannot draw. */
function requireResult(family: Family, { balls, board, isVoid }: Outcome): void {
  if ([balls, board, isVoid].filter((each) => each !== undefined).length !== 1)
    throw impossible('The body has one of balls, board and isVoid.');
  if (isVoid) return;
  // Every draw of a family has the same form.
  const form = drawFrom(family, eventSource('form', family.code));
  const [first, last] = family.numbers ?? [0, 0];
  if (balls) {
    const isDrawn = balls.length === form.balls.length && balls.every((ball) => ball >= first && ball <= last);
    if (!isDrawn || (family.isDistinct && new Set(balls).size < balls.length))
      throw impossible(
        `body.balls: ${family.code} draws ${form.balls.length} ${family.isDistinct ? 'different ' : ''}numbers from ${first} to ${last}.`,
      );
    return;
  }
  const shapeText = (numbers: Readonly<Record<string, readonly string[]>>) =>
    JSON.stringify(
      Object.entries(numbers)
        .map(([prize, list]) => [prize, list.map(({ length }) => length)])
        .sort(),
    );
  if (!family.board) throw impossible(`body.board: ${family.code} draws balls: send body.balls.`);
  if (shapeText(board ?? {}) !== shapeText(form.board))
    throw impossible(`body.board: ${family.code} draws a board like ${JSON.stringify(form.board)}.`);
}

export const lotteryOperations: ControlHandlers<
  'listLotteries' | 'listLotteryDraws' | 'setLotteryDraw' | 'correctLotteryDraw'
> = {
  listLotteries: ({ world }) => listLotteries(world),
  listLotteryDraws: ({ world, path, query }) => listDraws(world, path.gameCode, query),
  setLotteryDraw: ({ world, path, body }) => decideDraw(world, path.gameCode, path.numero, body),
  correctLotteryDraw: ({ world, path, body }) => correctDraw(world, path.gameCode, path.numero, body),
};
