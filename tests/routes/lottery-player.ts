import { randomUUID } from 'node:crypto';
import { days } from '../../app/config/durations.ts';
import type { BettingView } from '../../app/features/lottery/betting/betting.types.ts';
import { action as bet, loader as betting } from '../../app/routes/_shell.lottery/route.tsx';
import { decideDraw } from '../../mock-server/control/lottery.ts';
import { findDrawnGame } from '../../mock-server/domains/lottery/catalogue/repository.ts';
import { lastDraw, openDraw } from '../../mock-server/engine/lottery/calendar.ts';
import { gridNamed } from '../../mock-server/engine/lottery/grids.ts';
import type { prepareSite } from './prepare-site.ts';
import { newVisitor, type Visitor } from './visitor.ts';

type Site = ReturnType<typeof prepareSite>;
type Result = Parameters<typeof decideDraw>[3];

const WEEK_MS = days(7);
/** A Wednesday, 12:00 GMT+8. */
const WEDNESDAY = Date.parse('2026-03-18T12:00:00+08:00');

/** The clock is at the next Wednesday, noon. */
export async function newWatcher(site: Site, brand?: 'baize' | 'lotus' | 'harbor'): Promise<Visitor> {
  const visitor = await newVisitor(site, brand);
  const at = WEDNESDAY + Math.ceil((visitor.world.now() - WEDNESDAY) / WEEK_MS) * WEEK_MS;
  await visitor.world.changeClock((clock) => clock.set({ mode: 'frozen', at }));
  return visitor;
}

/** Signed in as lucky. */
export async function newPlayer(site: Site, brand?: 'baize' | 'lotus' | 'harbor'): Promise<Visitor> {
  const player = await newWatcher(site, brand);
  await player.logIn({ username: 'lucky' });
  return player;
}

export const advance = ({ world }: Visitor, ms: number): Promise<void> =>
  world.changeClock((clock) => clock.advance(ms));

export function currentDraws({ world }: Visitor, code: string) {
  const game = findDrawnGame(world, code);
  if (!game) throw new Error(`There is no lottery ${code}`);
  const grid = gridNamed(game.grid);
  return { gameId: game.gameId, current: openDraw(grid, world.now()), previous: lastDraw(grid, world.now()) };
}

/** Returns the draw. */
export async function drawNext(visitor: Visitor, code: string, result?: Result) {
  const { current } = currentDraws(visitor, code);
  if (result) await decideDraw(visitor.world, code, current.numero, result);
  await advance(visitor, current.drawAt - visitor.world.now() + 100);
  return current;
}

interface Bet {
  play: string;
  /** By line of the slip. */
  content: string | string[];
  multiple?: number;
  /** Includes the first draw. */
  chase?: number;
  isStopping?: boolean;
}

/** Returns the order numbers by draw, and the first draw. */
export async function placeBet(
  player: Visitor,
  code: string,
  { play, content, multiple = 1, chase = 1, isStopping = true }: Bet,
) {
  const { gameId, current } = currentDraws(player, code);
  const lines = [content].flat().map((each) => ({ gameIds: [gameId], play, content: each, unit: '2', multiple }));
  const idempotencyKey = randomUUID();
  const plan = { chase: String(chase), plan: 'same', ...(isStopping && { stop: 'on' }) };
  const form = {
    numero: current.numero,
    lines: JSON.stringify(lines),
    unit: '2',
    multiple: '1',
    idempotencyKey,
    ...plan,
  };
  const answer = await player.ask(bet, lotteryPath(code), { form });
  if (answer.location !== lotteryPath(code)) throw new Error(`The bet was refused: ${JSON.stringify(answer)}`);
  const { orderNo: slipNo } = player.world.read.one('LotterySlip', { reference: idempotencyKey });
  const orders = player.world.read.list('LotteryOrder', { slipNo }, 'ORDER BY "drawAt", "orderNo"');
  return { draw: current, slipNo, orderNos: orders.map(({ orderNo }) => orderNo) };
}

export const lotteryPath = (code: string, search = '') =>
  `/lottery?gameCode=${code}&vendor=${code.replace(/_\d+$/, '')}${search}`;

export const readBetting = async ({ ask }: Visitor, address: string) =>
  ((await ask(betting, address)).data as { betting: BettingView }).betting;
