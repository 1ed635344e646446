import type { FormatMoney } from './money.ts';
import type { PlayInfo, RoundAnswer } from './protocol.ts';
import type { Sound } from './sound.ts';
import type { Texts } from './texts/texts.ts';

/** What the page offers to the game on it. */
export interface Table<Rules = unknown, State = unknown> {
  info: PlayInfo<Rules, State>;
  text: Texts;
  money: FormatMoney;
  sound: Sound;
  /** Plays a round; `stake` leaves the balance at once. Null when it was refused, which the player has been told. */
  play<Detail>(bet: unknown, stake: number): Promise<RoundAnswer<Detail, State> | null>;
  /** Shows what a round has brought, once the player has seen it happen. */
  settle(answer: RoundAnswer<unknown, State>, how?: { words?: string; isQuiet?: boolean }): void;
  /** Shows a balance that events have changed. */
  showBalance(balance: string): void;
  /** Shows what the next round costs. */
  showBet(units: number): void;
  /** Says something to everybody: shown for a moment, and read out. */
  say(words: string): void;
  readonly balance: number;
}

/** A game as the page shows it. */
export interface GameView {
  stage: HTMLElement;
  /** Buttons of the bottom bar. */
  controls: HTMLElement;
  /** What the dialog of rules says. */
  rules: HTMLElement;
  /** A key that no button has taken; true when the game uses it. */
  onKey(key: string): boolean;
  /** Stops what plays by itself. */
  pause(): void;
}

export type MountGame = (table: Table<never, never>) => GameView;
