export interface Show {
  element: HTMLElement;
  startLabel: string;
  /** Replaces the payout to one below a spot's name. */
  noteOf?(id: string): string;
  pictureOf?(id: string): Element;
  play(drawn: number[]): Promise<void>;
  wordsOf(drawn: number[]): string;
}
