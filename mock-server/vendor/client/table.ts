import type { FormatMoney } from './money.ts';
import type { PlayInfo, RoundAnswer } from './protocol.ts';
import type { Sound } from './sound.ts';
import type { Texts } from './texts/shape.ts';

/** What the page provides to its game. */
export interface Table<Rules = unknown, State = unknown> {
  info: PlayInfo<Rules, State>;
  text: Texts;
  money: FormatMoney;
  sound: Sound;
  /** Plays a round; `stake` leaves the balance at once. Returns null for a refused round, after telling the player. */
  play<Detail>(bet: unknown, stake: number): Promise<RoundAnswer<Detail, State> | null>;
  /**
   * Shows the net result of a round, after its animation. `staked` is what the whole hand has cost, where it had several rounds; the stake of
   * this round by default.
   */
  settle(answer: RoundAnswer<unknown, State>, how?: { words?: string; isQuiet?: boolean; staked?: number }): void;
  /** Shows a balance that events have changed. */
  showBalance(balance: string): void;
  /** Shows what the next round costs. */
  showBet(units: number): void;
  /** Announces a message: shown for a moment, and read by screen readers. */
  say(words: string): void;
  readonly balance: number;
}

/** A game as the page shows it. */
export interface GameView {
  stage: HTMLElement;
  /** Buttons of the bottom bar. */
  controls: HTMLElement;
  /** The content of the rules dialog. */
  rules: HTMLElement;
  /** Handles a key that no button has handled. Returns true when the game uses it. */
  onKey(key: string): boolean;
  /** Stops autoplay. */
  pause(): void;
}

export type MountGame = (table: Table<never, never>) => GameView;
