import { z } from 'zod';
import { formatMoney } from '../../../shared/money.ts';
import { computeStake, LEVELS, Level, readBet } from '../bets.ts';
import { drawJackpot, returnBesidesJackpot } from '../jackpot.ts';
import {
  BetRefused,
  type EngineGame,
  type Fair,
  type GameEngine,
  type Json,
  type PlayInput,
  type Round,
} from '../types.ts';
import { findLayout, type Layout } from './layout.ts';
import { findModel, type Model } from './models.ts';
import { countCoins, mixFor } from './return.ts';
import { countScatters, findWins, type Window } from './wins.ts';

const Bet = z.strictObject({ level: Level });
const State = z.object({ free: z.number().int().positive(), level: Level, won: z.string() });
/** In ten-thousandths of the currency. */
const HUNDREDTH = 100n;
const CHANCES = 2 ** 48;

interface Machine {
  model: Model;
  layout: Layout;
  coins: number;
  /** Out of 2 ** 48 draws. */
  generousBelow: number;
}

const machines = new Map<string, Machine>();

function findMachine(game: EngineGame): Machine {
  const target = returnBesidesJackpot(game);
  const key = `${game.volatility} ${game.lines} ${target}`;
  const known = machines.get(key);
  if (known) return known;
  const model = findModel(game.volatility);
  const layout = findLayout(game.lines);
  const generousBelow = Math.round(mixFor(model, layout, target) * CHANCES);
  const machine = { model, layout, coins: countCoins(model, layout), generousBelow };
  machines.set(key, machine);
  return machine;
}

function turn({ model, layout, generousBelow }: Machine, fair: Fair): Window {
  const strips = fair.int(CHANCES) < generousBelow ? model.generous : model.lean;
  return strips.map((strip) => {
    const stop = fair.int(strip.length);
    const reel: number[] = [];
    for (let row = 0; row < layout.rows; row += 1) reel.push(strip[(stop + row) % strip.length] ?? 0);
    return reel;
  });
}

/** Returns whole hundredths. Rounds randomly by the fraction, so that the return does not change. */
function convertCoins(coins: number, bet: bigint, perBet: number, fair: Fair): bigint {
  const parts = BigInt(coins) * bet;
  const whole = BigInt(perBet) * HUNDREDTH;
  const rest = parts % whole;
  return (parts / whole + (rest > 0n && BigInt(fair.int(Number(whole))) < rest ? 1n : 0n)) * HUNDREDTH;
}

function play({ game, bet, state, fair, jackpot }: PlayInput): Round {
  const machine = findMachine(game);
  const { model, layout, coins } = machine;
  const before = state === null ? undefined : State.safeParse(state).data;
  const { level } = readBet(Bet, bet);
  if (before && before.level !== level) {
    throw new BetRefused('bet.locked', 'Free spins are played with the bet that won them.');
  }
  const price = computeStake(game, level);
  const stake = before ? 0n : price;
  const pot = game.hasJackpot && jackpot > 0n && !before ? drawJackpot(fair, stake, jackpot) : 0n;
  const window = turn(machine, fair);
  const wins = findWins(window, model, layout);
  const scatters = countScatters(window);
  const multiplier = before ? model.multiplier : 1;
  const scatterWin = price * BigInt(model.scatterPays[scatters - 3] ?? 0);
  const lineWin = convertCoins(wins.reduce((sum, win) => sum + win.coins, 0) * multiplier, price, coins, fair);
  const win = lineWin + scatterWin * BigInt(multiplier);
  const awarded = model.freeSpins[layout.rows]?.[scatters - 3] ?? 0;
  const free = (before ? before.free - 1 : 0) + awarded;
  const freeWon = before ? BigInt(before.won) + win : 0n;
  return {
    stake,
    win: win + pot,
    jackpot: pot,
    detail: {
      window,
      wins,
      scatters,
      multiplier,
      awarded,
      free,
      isFree: before !== undefined,
      freeWon: formatMoney(freeWon),
      jackpot: formatMoney(pot),
    },
    state: free > 0 ? { free, level, won: freeWon.toString() } : null,
  };
}

function describe(game: EngineGame): Json {
  const { model, layout, coins } = findMachine(game);
  return {
    levels: [...LEVELS],
    rows: layout.rows,
    lines: layout.lines?.map((line) => [...line]) ?? null,
    ways: layout.lines ? 0 : game.lines,
    coins,
    pays: model.pays.map((pays) => [...pays]),
    scatterPays: [...model.scatterPays],
    freeSpins: [...(model.freeSpins[layout.rows] ?? [])],
    multiplier: model.multiplier,
    // Reels before the first spin.
    window: model.lean.map((strip) => strip.slice(5, 5 + layout.rows)),
  };
}

export const slot: GameEngine = { kind: 'slot', describe, play };
