/** How a play is played, as its page tells it. All texts are finished. */
export interface HelpView {
  title: string;
  parts: { name: string; lines: string[] }[];
  /** What several prizes pay, or which numbers a choice has. */
  table: { name: string; rows: string[][] } | null;
}
