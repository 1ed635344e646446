export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What an engine asks for its chances; see `fair.ts`. */
export interface Fair {
  /** A whole number from 0 (included) to `bound` (excluded), each equally likely; `bound` is at most 2 ** 48. */
  int(bound: number): number;
}

/** What an engine needs to know of a game: the catalogue's own fields. */
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
  /** As the page sent it: the engine checks it. */
  bet: unknown;
  /** What the round before has left. */
  state: Json;
  fair: Fair;
  /** What the jackpot stands at, in ten-thousandths of the currency. */
  jackpot: bigint;
  /** The world's time. */
  now: number;
}

/** The outcome of a round. Money is in ten-thousandths of the currency. */
export interface Round {
  stake: bigint;
  /** All that is paid out, the jackpot too. */
  win: bigint;
  /** The part of the stake that was at risk; the whole unless told. */
  validBet?: bigint;
  /** The part of the win that the jackpot pays. */
  jackpot?: bigint;
  /** What the page shows, the records keep and `settle` reads. */
  detail: Json;
  /** What the next round must know; nothing unless told. */
  state?: Json;
  /** Epoch milliseconds from which an open bet can be settled; until then its win is 0. */
  settlesAt?: number;
}

/** One kind of game: pure functions, which ask nothing but their input. */
export interface GameEngine {
  kind: Kind;
  /** What the page needs to offer the game: bets, pay tables, rules. */
  describe(game: EngineGame): Json;
  /** Plays one round. Throws `BetRefused` for a bet that the game does not take. */
  play(input: PlayInput): Round;
  /** What an open bet has won, for engines whose rounds have `settlesAt`. */
  settle?(detail: Json, chancesOf: ChancesOf): bigint;
  /** What can be seen of a game's events by now, for games whose events take place without the player. */
  watch?(game: EngineGame, now: number, chancesOf: ChancesOf): Json;
}

/** An event's own chances: the same for all bets of a world. */
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

/** A bet that the game does not take: a code for programs, a sentence for people. */
export class BetRefused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
