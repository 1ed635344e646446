export interface Show {
  element: HTMLElement;
  startLabel: string;
  /** Replaces the payout to one below a spot's name. */
  noteText?(id: string): string;
  drawPicture?(id: string): Element;
  play(drawn: number[]): Promise<void>;
  resultText(drawn: number[]): string;
}
