import type { Kind } from '../engine/types.ts';
import type { Skin } from '../skin.ts';

/** The simulator's description of an open game. */
export interface PlayInfo<Rules = unknown, State = unknown> {
  title: string;
  vendor: string;
  kind: Kind;
  rtp: string;
  /** Ten-thousandths of the currency. */
  minBet: number;
  balance: string;
  currency: string;
  symbol: string;
  jackpot: string | null;
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
  state: State | null;
  skin: Skin;
  rules: Rules;
}

export interface RoundAnswer<Detail = unknown, State = unknown> {
  orderNo: string;
  detail: Detail;
  win: string;
  balance: string;
  state: State | null;
  nonce: number;
}

export interface PastRound {
  orderNo: string;
  time: number;
  bet: string;
  win: string;
  state: 'open' | 'won' | 'lost' | 'draw';
  /** The outcome or the open bet, in the form of the kind. */
  detail: unknown;
}

/** The visible state of a game's events at a time. */
export interface Feed<Events> {
  now: number;
  balance: string;
  events: Events;
}

export interface Revealed {
  revealed: { serverSeed: string; clientSeed: string; rounds: number };
  serverSeedHash: string;
}
