/** Shows the outcome of a table. */
export interface Show {
  element: HTMLElement;
  startLabel: string;
  /** The note below a spot's name, where it is not the payout to one. */
  noteOf?(id: string): string;
  /** The picture of a spot, where it has one beside its name. */
  pictureOf?(id: string): Element;
  /** Animates the outcome. */
  play(drawn: number[]): Promise<void>;
  /** Describes the outcome. */
  wordsOf(drawn: number[]): string;
}
