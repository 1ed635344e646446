import type { Draw, Fair } from '../../engine/fair.ts';

export type { Draw, Fair } from '../../engine/fair.ts';
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The fields of the catalogue that an engine needs. */
export interface EngineGame {
  code: string;
  vendorCode: string;
  gameType: string;
  classify: string;
  slug: string;
  /** Ten-thousandths of the currency. */
  minBet: number;
  lines: number;
  /** Return to player in percent. */
  rtp: string;
  volatility: string;
  hasJackpot: boolean;
}

export interface PlayInput {
  game: EngineGame;
  /** Unchecked, as the page sent it: the engine parses it. */
  bet: unknown;
  /** The state after the previous round. */
  state: Json;
  fair: Fair;
  /** The jackpot's amount, in ten-thousandths of the currency. */
  jackpot: bigint;
  /** The world's time. */
  now: number;
}

/** The outcome of a round. Money is in ten-thousandths of the currency. */
export interface Round {
  stake: bigint;
  /** The total payout, jackpot included. */
  win: bigint;
  /** The part of the stake that was at risk; the whole stake by default. */
  validBet?: bigint;
  /** The part of the win that the jackpot pays. */
  jackpot?: bigint;
  /** The data that the page shows, the records keep and `settle` reads. */
  detail: Json;
  /** The state for the next round; null by default. */
  state?: Json;
  /** Epoch milliseconds from which an open bet can be settled; until then its win is 0. */
  settlesAt?: number;
  /** Whether this round is the result of the open bets of its game whose time has not come: they end without a win of their own. */
  endsOpen?: boolean;
  /** What it drew under its pair of seeds, in order. */
  draws?: readonly Draw[];
}

/** The engine of one kind of game: pure functions of their input. */
export interface GameEngine {
  kind: Kind;
  /** Returns what the page needs to offer the game: bets, pay tables, rules. */
  describe(game: EngineGame): Json;
  /** Plays one round. Throws `BetRefused` for an invalid bet. */
  play(input: PlayInput): Round;
  /** Returns the win of an open bet, for engines whose rounds have `settlesAt`. */
  settle?(detail: Json, chancesOf: ChancesOf): bigint;
  /** Returns the visible state of a game's events, for games in which something happens without a bet. */
  watch?(game: EngineGame, now: number, chancesOf: ChancesOf, state: Json): Json;
  /** Names the fields of a state or a detail that nobody may see yet. While a state has any, its seed is not revealed. */
  secretsOf?(json: Json, now: number): readonly string[];
}

/** Returns the random source of an event: the same for all bets of a world. */
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

/** A refused bet: a code for programs, a sentence for people. */
export class BetRefused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
