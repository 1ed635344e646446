import type { Draw, Fair } from '../../engine/fair.ts';

export type { Draw, Fair } from '../../engine/fair.ts';
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Catalogue fields for engines. */
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
  /** Unchecked input of the page. */
  bet: unknown;
  /** State after the previous round. */
  state: Json;
  fair: Fair;
  /** Ten-thousandths of the currency. */
  jackpot: bigint;
  /** The world's time. */
  now: number;
}

/** Outcome of a round. Money is in ten-thousandths of the currency. */
export interface Round {
  stake: bigint;
  /** Total payout, jackpot included. */
  win: bigint;
  /** Part of the stake at risk; the whole stake by default. */
  validBet?: bigint;
  /** Jackpot part of the win. */
  jackpot?: bigint;
  /** Data for the page, the records and `settle`. */
  detail: Json;
  /** State for the next round; null by default. */
  state?: Json;
  /** Epoch milliseconds from which an open bet can be settled; until then its win is 0. */
  settlesAt?: number;
  /** Ends the game's open bets before their time, without a win of their own. */
  endsOpen?: boolean;
  /** Draws under its pair of seeds, in order. */
  draws?: readonly Draw[];
}

/** Engine of one kind of game: pure functions of their input. */
export interface GameEngine {
  kind: Kind;
  /** Returns bets, pay tables and rules for the page. */
  describe(game: EngineGame): Json;
  /** Plays one round. Throws `BetRefused` for an invalid bet. */
  play(input: PlayInput): Round;
  /** Returns the win of an open bet, for engines whose rounds have `settlesAt`. */
  settle?(detail: Json, chancesOf: ChancesOf): bigint;
  /** Returns the visible state of a game's events, for games with events independent of bets. */
  watch?(game: EngineGame, now: number, chancesOf: ChancesOf, state: Json): Json;
  /** Names the secret fields of a state or a detail. While a state has any, its seed is not revealed. */
  secretsOf?(json: Json, now: number): readonly string[];
}

/** Returns an event's random source; it is the same for all bets of a world. */
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

/** Refused bet: a code for programs, a sentence for people. */
export class BetRefused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
