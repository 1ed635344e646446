import type { FreeRoundKey } from './api.ts';
import type { FormatMoney } from './money.ts';
import type { PlayInfo, RoundAnswer } from './protocol.ts';
import type { Sound } from './sound.ts';
import type { Texts } from './texts/shape.ts';

export interface Table<Rules = unknown, State = unknown> {
  info: PlayInfo<Rules, State>;
  text: Texts;
  money: FormatMoney;
  sound: Sound;
  /** `stake` leaves the balance at once. Returns null for a refused round, after a message. */
  play<Detail>(bet: unknown, stake: number, freeRound?: FreeRoundKey): Promise<RoundAnswer<Detail, State> | null>;
  /** `staked` is the cost of the whole hand, by default of this round. */
  settle(answer: RoundAnswer<unknown, State>, how?: { words?: string; isQuiet?: boolean; staked?: number }): void;
  showBalance(balance: string): void;
  showBet(units: number): void;
  say(words: string): void;
  readonly balance: number;
}

export interface GameView {
  stage: HTMLElement;
  controls: HTMLElement;
  rules: HTMLElement;
  /** Returns true for a used key. */
  onKey(key: string): boolean;
  pause(): void;
}

export type MountGame = (table: Table<never, never>) => GameView;
