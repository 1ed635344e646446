import type { Draw, Fair } from '../../engine/fair.ts';

export type { Draw, Fair } from '../../engine/fair.ts';
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface EngineGame {
  code: string;
  vendorCode: string;
  gameType: string;
  classify: string;
  slug: string;
  /** Ten-thousandths of the currency. */
  minBet: number;
  lines: number;
  /** In percent. */
  rtp: string;
  volatility: string;
  hasJackpot: boolean;
}

export interface PlayInput {
  game: EngineGame;
  /** Unchecked input of the page. */
  bet: unknown;
  state: Json;
  fair: Fair;
  /** Ten-thousandths of the currency. */
  jackpot: bigint;
  /** The world's time. */
  now: number;
}

/** Money is in ten-thousandths of the currency. */
export interface Round {
  stake: bigint;
  /** Jackpot included. */
  win: bigint;
  /** Part of the stake at risk; the whole stake by default. The last round of a hand may have that of all its rounds. */
  validBet?: bigint;
  /** Jackpot part of the win. */
  jackpot?: bigint;
  detail: Json;
  /** State for the next round; null by default. */
  state?: Json;
  /** Epoch milliseconds from which an open bet can be settled; until then its win is 0. */
  settlesAt?: number;
  /** Ends the game's open bets before their time, without a win of their own. */
  endsOpen?: boolean;
  /** In order, under its pair of seeds. */
  draws?: readonly Draw[];
}

export interface Settled {
  win: bigint;
  /** Part of the win that is stake pushed back. */
  pushed: bigint;
}

/** Pure functions of their input. */
export interface GameEngine {
  kind: Kind;
  describe(game: EngineGame): Json;
  /** Throws `BetRefused` for an invalid bet. */
  play(input: PlayInput): Round;
  /** Result of an open bet, for engines whose rounds have `settlesAt`. */
  settle?(detail: Json, chancesOf: ChancesOf): Settled;
  /**
   * Market of an open bet, and its return for each outcome of it, in an order that all bets of the market share. Null if
   * there is none, such as for an accumulator.
   */
  findMarket?(detail: Json): { name: string; returns: readonly bigint[] } | null;
  /** For games with events independent of bets. */
  watch?(game: EngineGame, now: number, chancesOf: ChancesOf, state: Json): Json;
  /** Secret fields of a state or a detail. While a state has any, its seed is not revealed. */
  listSecrets?(json: Json, now: number): readonly string[];
}

/** Random source of an event, the same for all bets of a world. */
export type ChancesOf = (event: string) => Fair;

export type Kind =
  | 'slot'
  | 'roulette'
  | 'baccarat'
  | 'dragonTiger'
  | 'sicBo'
  | 'thaiDice'
  | 'diceDuel'
  | 'coins'
  | 'beasts'
  | 'colours'
  | 'fanTan'
  | 'moneyWheel'
  | 'race'
  | 'andarBahar'
  | 'teenPatti'
  | 'blackjack'
  | 'videoPoker'
  | 'scratch'
  | 'bingo'
  | 'mines'
  | 'crash'
  | 'dice'
  | 'plinko'
  | 'fish'
  | 'cards'
  | 'keno'
  | 'sportsbook'
  | 'esports'
  | 'cockfight';

export class BetRefused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
