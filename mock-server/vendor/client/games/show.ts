/** Animation of a table's outcome. */
export interface Show {
  element: HTMLElement;
  startLabel: string;
  /** Note below a spot's name, if it is not the payout to one. */
  noteOf?(id: string): string;
  /** Optional picture of a spot. */
  pictureOf?(id: string): Element;
  play(drawn: number[]): Promise<void>;
  wordsOf(drawn: number[]): string;
}
