import { findDrawnGame } from '../domains/lottery/catalogue/repository.ts';
import { findAltered, saveAltered } from '../domains/lottery/draws/repository.ts';
import { listSettledMembers, sumCorrections } from '../domains/lottery/orders/repository.ts';
import { eventSource } from '../engine/fair.ts';
import { findDraw } from '../engine/lottery/calendar.ts';
import { drawFrom } from '../engine/lottery/draws.ts';
import { familyAt } from '../engine/lottery/families/families.ts';
import { gridNamed } from '../engine/lottery/grids.ts';
import type { Family } from '../engine/lottery/types.ts';
import { ApiError } from '../http/api-error.ts';
import { formatMoney } from '../shared/money.ts';
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
const LATEST_MS = 3 * 86_400_000;

const impossible = (message: string) => new ApiError(422, 'draw.impossible', message.slice(0, 480));

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
  if (!game) throw new ApiError(404, 'game.not.found', `There is no lottery "${gameCode}".`);
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

export const lotteryOperations: ControlHandlers<'setLotteryDraw' | 'correctLotteryDraw'> = {
  setLotteryDraw: ({ world, path, body }) => decideDraw(world, path.gameCode, path.numero, body),
  correctLotteryDraw: ({ world, path, body }) => correctDraw(world, path.gameCode, path.numero, body),
};
