import { z } from 'zod';
import { drawDifferent } from '../../engine/draw-different.ts';
import { hasChance } from '../../engine/fair.ts';
import { computeStake, LEVELS, Level, readBet } from './bets.ts';
import { MOST_MINES, minesPays, TILES } from './mines-pays.ts';
import { BetRefused, type EngineGame, type Fair, type GameEngine, type PlayInput, type Round } from './types.ts';

const WHOLE = 10_000n;

const Mines = z.number().int().min(1).max(MOST_MINES);
const Bet = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('start'), level: Level, mines: Mines }),
  z.strictObject({
    action: z.literal('open'),
    tile: z
      .number()
      .int()
      .min(0)
      .max(TILES - 1),
  }),
  z.strictObject({ action: z.literal('cash') }),
]);
const State = z.object({ level: z.number(), mines: z.number(), opened: z.array(z.number()) });
export type MinesState = z.output<typeof State>;

/** Draws the mines after the game, among the unopened tiles. */
function showMines(fair: Fair, { mines, opened }: MinesState, met: number | null): number[] {
  const left = Array.from({ length: TILES }, (_, tile) => tile).filter(
    (tile) => !opened.includes(tile) && tile !== met,
  );
  const others = drawDifferent(fair, met === null ? mines : mines - 1, left.length).map((place) => left[place] ?? 0);
  return met === null ? others : [met, ...others];
}

function cash(game: EngineGame, field: MinesState, fair: Fair): Round {
  const pays = minesPays(game.rtp, field.mines, field.opened.length);
  const win = (computeStake(game, field.level) * BigInt(pays)) / WHOLE;
  return { stake: 0n, win, detail: { action: 'cash', ...field, pays, found: showMines(fair, field, null) } };
}

function open(game: EngineGame, field: MinesState, tile: number, fair: Fair): Round {
  const { mines, opened } = field;
  if (opened.includes(tile)) throw new BetRefused('bet.invalid', 'This tile is open already.');
  if (hasChance(fair, mines, TILES - opened.length))
    return { stake: 0n, win: 0n, detail: { action: 'met', ...field, tile, found: showMines(fair, field, tile) } };
  const after = { ...field, opened: [...opened, tile] };
  if (after.opened.length === TILES - mines) return cash(game, after, fair);
  const pays = minesPays(game.rtp, mines, after.opened.length);
  return { stake: 0n, win: 0n, detail: { action: 'open', ...after, tile, pays }, state: after };
}

/** A mine ends the game without a win. */
function play({ game, bet, state, fair }: PlayInput): Round {
  const asked = readBet(Bet, bet);
  const field = state === null ? null : State.parse(state);
  if (asked.action === 'start') {
    if (field) throw new BetRefused('hand.open', 'A field is open: play it to its end first.');
    const fresh = { level: asked.level, mines: asked.mines, opened: [] };
    return { stake: computeStake(game, asked.level), win: 0n, detail: { action: 'start', ...fresh }, state: fresh };
  }
  if (!field) throw new BetRefused('hand.none', 'There is no open field: place a bet first.');
  if (asked.action === 'open') return open(game, field, asked.tile, fair);
  if (field.opened.length === 0) throw new BetRefused('bet.early', 'Open a tile first.');
  return cash(game, field, fair);
}

export const mines: GameEngine = { kind: 'mines', describe: () => ({ levels: [...LEVELS] }), play };
